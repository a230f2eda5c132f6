// Azul as a game: the names that batches, bindings and a search are templates over.
#pragma once

#include "manueline/azul/notation.hpp"
#include "manueline/azul/observation.hpp"
#include "manueline/game_rules.hpp"

namespace manueline {

struct AzulGame {
    using State = azul::State;

    static constexpr int MOST_ACTIONS = azul::ACTION_COUNTS[azul::MOST_PLAYERS];

    static int players(const State& state) { return state.players; }
    static int action_count(const State& state) { return state.action_count(); }
    static int turn(const State& state) { return state.turn; }
    static int round(const State& state) { return state.round; }
    static int score(const State& state, int player) { return state.board(player).score; }
    static Chance chance(const State& state) { return azul::chance(state); }
    static bool is_legal(const State& state, int id) { return azul::is_legal(state, id); }
    template <class Sink>
    static void apply(State& state, int id, Sink& sink) {
        azul::apply(state, id, sink);
    }
    static void play_nature(State& state, Rng& rng) { azul::play_nature(state, rng); }
    template <class Visit>
    static void for_each_legal(const State& state, Visit&& visit) {
        azul::for_each_legal(state, visit);
    }
    static int sample_players(const State& state, Rng& rng) {
        return azul::sample_players(state, rng);
    }
    static bool play_randomly(State& state, Rng& rng) {
        return azul::play_randomly(state, rng);
    }
    static int observation_size(const State& state) {
        return azul::observation_size(state.players);
    }
    static void observe(const State& state, int viewer, std::span<Value> row) {
        azul::observe(state, viewer, row);
    }
    static Outcome outcome(const State& state) { return azul::outcome(state); }
    static std::string_view phase(const State& state) {
        return azul::PHASES[static_cast<std::size_t>(state.phase)];
    }
    static std::string text(const State& state) { return azul::write_position(state); }
};

static_assert(GameRules<AzulGame>);

}  // namespace manueline
