// Azul Duel as a game: the names that batches, bindings and a search are templates over.
#pragma once

#include "manueline/duel/notation.hpp"
#include "manueline/duel/observation.hpp"
#include "manueline/game_rules.hpp"

namespace manueline {

struct DuelGame {
    using State = duel::State;

    static constexpr int MOST_ACTIONS = duel::ACTION_COUNT;

    static int players(const State&) { return duel::PLAYERS; }
    static int action_count(const State&) { return duel::ACTION_COUNT; }
    static int turn(const State& state) { return state.turn; }
    static int round(const State& state) { return state.round; }
    static int score(const State& state, int player) { return state.board(player).score; }
    static Chance chance(const State& state) { return duel::chance(state); }
    static bool is_legal(const State& state, int id) { return duel::is_legal(state, id); }
    template <class Sink>
    static void apply(State& state, int id, Sink& sink) {
        duel::apply(state, id, sink);
    }
    static void play_nature(State& state, Rng& rng) { duel::play_nature(state, rng); }
    template <class Visit>
    static void for_each_legal(const State& state, Visit&& visit) {
        duel::for_each_legal(state, visit);
    }
    static int sample_players(const State& state, Rng& rng) {
        return duel::sample_players(state, rng);
    }
    static bool play_randomly(State& state, Rng& rng) {
        return duel::play_randomly(state, rng);
    }
    static int observation_size(const State&) { return duel::OBSERVATION_SIZE; }
    static void observe(const State& state, int viewer, std::span<Value> row) {
        duel::observe(state, viewer, row);
    }
    static Outcome outcome(const State& state) { return duel::outcome(state); }
    static std::string_view phase(const State& state) { return duel::phase_name(state); }
    static std::string text(const State& state) { return duel::write_position(state); }
};

static_assert(GameRules<DuelGame>);

}  // namespace manueline
