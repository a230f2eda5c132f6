// Plays random games of every configuration, and on from damaged position texts, and searches now
// and then, so that a sanitizer sees every part of the rules and of the search. Arguments: the folder
// of the weights, games a configuration, and a seed.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "checks.hpp"
#include "duel_network.hpp"
#include "manueline/azul/game.hpp"
#include "manueline/batch.hpp"
#include "manueline/duel/game.hpp"
#include "manueline/play.hpp"
#include "manueline/read_bytes.hpp"
#include "manueline/search/azul_evaluator.hpp"
#include "manueline/search/duel_evaluator.hpp"
#include "manueline/search/tree.hpp"
#include "manueline/search/solver.hpp"

namespace {

using namespace manueline;

long moves_played = 0, damaged_read = 0, damaged_refused = 0, plates_checked = 0;

// Files that are cut or changed anywhere are refused.
template <class Weights>
void load(const std::string& file, const std::string& path) {
    const auto refused = [](const std::string& bytes) {
        try {
            search::SharedWeights<Weights>::load(bytes);
        } catch (const search::WeightsError&) {
            return true;
        }
        return false;
    };
    const std::size_t step = file.size() / 90;
    for (std::size_t at = 0; at < file.size(); at += at < 100 ? 1 : step) {
        std::string changed = file;
        changed[at] = static_cast<char>(changed[at] ^ 1);
        require(refused(changed) && refused(file.substr(0, at)), "damaged weights were read", path);
    }
    require(refused(file + '\0'), "weights with an end of their own were read", path);
    search::SharedWeights<Weights>::load(file);
}

template <class Game>
void observe(const typename Game::State& state) {
    std::vector<Value> row(static_cast<std::size_t>(Game::observation_size(state)));
    for (int viewer = 0; viewer < Game::players(state); ++viewer)
        Game::observe(state, viewer, row);
}

void check_views(const azul::State& state, Rng&) { observe<AzulGame>(state); }

std::vector<int> inputs_of(const duel::State& state) {
    const search::DuelInputs inputs(state);
    std::vector<int> numbers(inputs.numbers().begin(), inputs.numbers().end());
    std::sort(numbers.begin(), numbers.end());
    return numbers;
}

// Small factories have no order, and every move has rows in the policy.
void check_network(const duel::State& state) {
    duel::State turned = state;
    std::reverse(turned.small.begin(), turned.small.end());
    require(inputs_of(turned) == inputs_of(state), "the order of factories counts",
            DuelGame::text(state));
    for (const int input : inputs_of(state))
        require(input < search::DuelInputLayout::COUNT, "there is no such input", DuelGame::text(state));
    DuelGame::for_each_legal(state, [&](int id) {
        for (const int row : search::DuelPolicyLayout::rows_of(state, id))
            require(row >= 0 && row < search::DuelPolicyLayout::COUNT, "a move has no row",
                    DuelGame::text(state));
    });
}

void check_views(const duel::State& state, Rng& rng) {
    observe<DuelGame>(state);
    for (const int viewer : {0, 1, duel::SPECTATOR}) {
        const duel::State view = duel::masked(state, viewer);
        const duel::State filled = duel::filled(view, viewer, rng);
        const std::string text = duel::write_position(view);
        require(duel::masked(filled, viewer) == view, "a filled view has another view", text);
        require(parse(state, text) == view, "a view is read back differently", text);
        if (viewer == (state.turn < 0 ? duel::SPECTATOR : int{state.turn}))
            require(inputs_of(filled) == inputs_of(state), "the network knows a hidden plate", text);
    }
    check_network(state);
}

// A short search, also of some moves only or in a tree that is soon full: it must report legal
// moves, and all of them unless some were named.
template <class Evaluator, class View>
void think(const View& view, Rng& rng) {
    using Game = typename Evaluator::Game;
    if (Game::turn(view) < 0) return;
    std::vector<int> legal, some;
    Game::for_each_legal(view, [&](int id) { legal.push_back(id); });
    if (rng.below(4) == 0)
        for (const int id : legal)
            if (rng.below(2) == 0) some.push_back(id);
    const std::size_t most_edges = rng.below(3) == 0 ? 40 : 100'000;
    search::Tree<Evaluator> tree(view, Game::turn(view), rng.next(), most_edges, some);
    tree.run({0, 40});
    const auto moves = tree.report();
    require(moves.size() == (some.empty() ? legal.size() : some.size()), "moves are missing",
            Game::text(view));
    for (const auto& move : moves)
        require(Game::is_legal(view, move.id), "an illegal move was tried", Game::text(view));
    if (moves.empty()) return;
    if (tree.advance(moves[0].id)) {
        tree.run({0, 10});
        return;
    }
    // What others may do then, which the tree may know.
    auto after = view;
    NoEvents no_events;
    Game::apply(after, moves[0].id, no_events);
    for (int replies = 0; replies < 3 && Game::turn(after) >= 0; ++replies) {
        if (tree.follow(after)) {
            tree.run({0, 10});
            return;
        }
        const int id = Game::sample_players(after, rng);
        if (id == NO_MOVE) return;
        Game::apply(after, id, no_events);
    }
}

void search_on(const azul::State& state, Rng& rng) {
    think<search::AzulNetworkEvaluator>(state, rng);
    if (const auto solution = search::solve_for_outcome(state, 200))
        require(AzulGame::is_legal(state, solution->id), "an illegal solution",
                AzulGame::text(state));
}

// What lines are worth after a plate was laid is the same as if it were computed from nothing.
void check_lines(const duel::State& state, Rng& rng) {
    const int player = state.turn, id = DuelGame::sample_players(state, rng);
    search::DuelLines lines(state, search::DEFAULT_SETTINGS);
    duel::State after = state;
    NoEvents no_events;
    DuelGame::apply(after, id, no_events);
    for (int owner = 0; owner < duel::PLAYERS; ++owner)
        if (after.board(owner).filled != state.board(owner).filled) return;  // the round has ended
    lines.plate_laid(after, player, (id - duel::LAY_ID) / 4);
    require(lines.worth == search::DuelLines(after, search::DEFAULT_SETTINGS).worth,
            "lines have other values after a plate", DuelGame::text(state));
    ++plates_checked;
}

void search_on(const duel::State& state, Rng& rng) {
    if (state.turn < 0) return;
    if (state.phase == duel::Phase::lay) check_lines(state, rng);
    const duel::State view = view_of(state);
    if (search::DuelNetworkEvaluator::shows_what_is_known(view, state.turn))
        think<search::DuelNetworkEvaluator>(view, rng);
}

// One step with the check of legality, events and all; false at the end.
template <class Game>
bool step(typename Game::State& state, Rng& rng) {
    const int id = sample_move<Game>(state, rng);
    if (id == NO_MOVE) return false;
    ScoreEvents sink;
    typename Game::State after = state;
    play<Game>(after, id, sink);
    for (int probe = 0; probe < 2; ++probe) {
        const int other = static_cast<int>(rng.below(420)) - 50;
        typename Game::State copy = state;
        NoEvents no_events;
        try {
            play<Game>(copy, other, no_events);
        } catch (const IllegalMove&) {
        }
    }
    state = after;
    ++moves_played;
    return true;
}

template <class Game>
void play_on_from_damage(const typename Game::State& state, Rng& rng) {
    typename Game::State other;
    try {
        other = parse(state, damaged(Game::text(state), rng));
    } catch (const NotationError&) {
        ++damaged_refused;
        return;
    }
    ++damaged_read;
    require(parse(state, Game::text(other)) == other, "read back differently", Game::text(other));
    check_views(other, rng);
    for (int steps = 0; steps < 3000 && step<Game>(other, rng); ++steps)
        if (steps < 3) search_on(other, rng);
    play_out<Game>(other, rng);
}

template <class Game>
void play_games(const typename Game::State& start, int games, Rng& rng) {
    for (int game = 0; game < games; ++game) {
        typename Game::State state = start;
        do {
            const std::string text = Game::text(state);
            require(parse(state, text) == state, "read back differently", text);
            check_views(state, rng);
            if (rng.below(10) == 0) play_on_from_damage<Game>(state, rng);
            if (rng.below(4) == 0) search_on(state, rng);
        } while (step<Game>(state, rng));
        require(Game::turn(state) == OVER, "nobody can move", Game::text(state));
        require(Game::outcome(state).players == Game::players(state), "no outcome", "");
        state = start;
        play_out<Game>(state, rng);
    }
    Batch<Game> batch(start, 8, 1, 2, true);
    std::array<std::int32_t, 8> actions{};
    for (int steps = 0; steps < 50; ++steps) {
        batch.sample_actions(actions);
        batch.step(actions);
    }
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 4) return 2;
    const std::string folder = arguments[1];
    const int games = std::stoi(arguments[2]);
    Rng rng(std::strtoull(arguments[3], nullptr, 10));
    load<search::AzulWeights>(read_bytes(folder + "/azul.weights"), "azul");
    load<search::AzulPositionWeights>(read_bytes(folder + "/azul-positions.weights"), "azul-positions");
    load<search::DuelWeights>(read_bytes(folder + "/duel.weights"), "duel");
    load<search::DuelPositionWeights>(duel_network_file(folder), "duel-positions");
    for (int players = 2; players <= azul::MOST_PLAYERS; ++players)
        for (const bool grey : {false, true})
            play_games<AzulGame>(azul::new_state({players, grey, NATURE}), games, rng);
    for (const unsigned tablets : {0b00010101u, 0b10101010u})
        play_games<DuelGame>(
            duel::new_state({static_cast<std::uint8_t>(tablets), std::popcount(tablets), 1}), games,
            rng);
    for (const int drawn : {3, 4})
        play_games<DuelGame>(duel::new_state({0, drawn, NATURE}), games, rng);
    require(plates_checked > 0, "no plate was laid", "");
    std::printf("%ld moves; %ld damaged positions read, %ld refused\n", moves_played, damaged_read,
                damaged_refused);
    return 0;
}
