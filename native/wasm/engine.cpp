// The search for a host in another language, as functions of plain C: the browser's engine.
//
// A host asks manueline_input for room, writes bytes there, calls a function, and reads the output,
// UTF-8 text. Every function says whether it succeeded; if not, the output says why. Where C++ cannot
// catch, as in WebAssembly, an error is a trap: the output still says why, and the host starts a new
// instance. There is one search at a time, with one thread.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <stdexcept>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "manueline/levels/choosing.hpp"
#include "manueline/search/azul_evaluator.hpp"
#include "manueline/search/duel_evaluator.hpp"
#include "manueline/search/solver.hpp"
#include "manueline/search/tree.hpp"
#include "manueline/sha256.hpp"

#ifdef __wasm__
#define EXPORT(name) extern "C" __attribute__((export_name(#name)))
#else
#define EXPORT(name) extern "C"
#endif

namespace {

using namespace manueline;
using search::AzulNetworkEvaluator;
using search::DuelNetworkEvaluator;

template <class Evaluator>
using Tree = std::unique_ptr<search::Tree<Evaluator>>;

constexpr int MOST_IDS = 999;  // no game has a move with a higher id

std::string input, output;
constinit search::Settings settings;
std::variant<std::monostate, Tree<AzulNetworkEvaluator>, Tree<DuelNetworkEvaluator>> tree;

template <class Work>
bool guarded(Work&& work) {
    output.clear();
    try {
        work();
        return true;
    } catch (const std::exception& error) {
        output = error.what();
        return false;
    }
}

template <class Evaluator>
void start(const typename Evaluator::Game::State& view, std::uint64_t seed, std::vector<int> moves) {
    tree = std::make_unique<search::Tree<Evaluator>>(
        view, Evaluator::Game::turn(view), seed, search::Tree<Evaluator>::MOST_EDGES,
        std::move(moves), settings);
}

// Takes ids of moves, each followed by a space, from the beginning of a text.
std::vector<int> take_moves(std::string_view& shown) {
    std::vector<int> moves;
    for (;;) {
        const auto halves = text::halve(shown, ' ');
        const auto id = text::number(halves.first, MOST_IDS);
        if (!id || !halves.found) return moves;
        moves.push_back(*id);
        shown = halves.second;
    }
}

// The position in a view's text, which stands after `view:` and a seat.
std::string_view position_in(std::string_view view) {
    if (!view.starts_with("view:")) text::refuse("bad-view", "view of a position", view);
    return text::halve(view, ' ').second;
}

// As of manueline.bots.search: it depends only on the view and the bot's seed.
std::uint64_t seed_for(std::uint32_t seed, std::string_view view) {
    const auto digest = Sha256::of(std::to_string(seed).append(" ").append(view));
    std::uint64_t first = 0;
    for (std::size_t byte = 0; byte < 8; ++byte) first = first << 8 | digest[byte];
    return first;
}

// The sides of the tablets in the text are those of the game.
duel::State duel_view(std::string_view shown) {
    const auto words = text::split(shown, ' ');
    const std::size_t sides = words.size() > 1 ? text::split(words[1], '+').size() : 0;
    return duel::parse_position(shown, {0, sides == 4 ? 4 : 3, NATURE});
}

// The tree of whichever game there is.
template <class Work>
void with_tree(Work&& work) {
    if (std::holds_alternative<std::monostate>(tree))
        throw std::invalid_argument("there is no position yet");
    std::visit(
        [&](auto& held) {
            if constexpr (!std::is_same_v<std::decay_t<decltype(held)>, std::monostate>)
                work(*held);
        },
        tree);
}

void add_number(std::string& json, double number) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.17g", number);  // reads back as the same number
    json.append(text.data());
}

template <class Numbers>
void add_numbers(std::string& json, const char* name, const Numbers& numbers, std::size_t count) {
    json.append(",\"").append(name).append("\":[");
    for (std::size_t index = 0; index < count; ++index) {
        if (index) json.append(",");
        add_number(json, static_cast<double>(numbers[index]));
    }
    json.append("]");
}

void add_move(std::string& json, const search::MoveReport& move, int players) {
    const auto seats = static_cast<std::size_t>(players);
    json.append("{\"id\":").append(std::to_string(move.id));
    json.append(",\"visits\":").append(std::to_string(move.visits));
    add_numbers(json, "win", move.win, seats);
    add_numbers(json, "score", move.score, seats);
    add_numbers(json, "spread", move.spread, seats);
    json.append(",\"error\":");
    add_number(json, move.error);
    json.append(",\"utility\":");
    add_number(json, move.utility);
    json.append(",\"exact\":").append(move.exact ? "true" : "false");
    if (move.difference) {
        json.append(",\"difference\":");
        add_number(json, move.difference->mean);
        json.append(",\"difference_error\":");
        add_number(json, move.difference->error);
    }
    add_numbers(json, "line", move.line, move.line.size());
    json.append("}");
}

// The best move with all that follows it, if the rest of the game has no chance and few positions.
void add_solution(std::string& json, azul::State state, long budget, long most) {
    search::MoveReport best;
    long nodes = 0;
    while (const auto solution = search::solve_for_outcome(state, best.line.empty() ? budget : most)) {
        if (best.line.empty()) {
            best.id = solution->id;
            best.win = solution->end.win;
            best.score = solution->end.score;
            best.exact = true;
            nodes = solution->nodes;
        }
        best.line.push_back(solution->id);
        NoEvents no_events;
        azul::apply(state, solution->id, no_events);
        if (state.phase == azul::Phase::over) break;
    }
    if (best.line.empty()) return;
    json.append("{\"nodes\":").append(std::to_string(nodes)).append(",\"moves\":[");
    add_move(json, best, state.players);
    json.append("]}");
}

// The id of the move that a level plays.
template <class Evaluator>
void choose_as(const levels::Play& play, const typename Evaluator::State& view, std::uint32_t seed) {
    const int turn = Evaluator::Game::turn(view);
    if (turn < 0) throw std::invalid_argument("no player is to move here");
    output = std::to_string(levels::choose<Evaluator>(play, view, turn, seed));
}

duel::State seen_by(const duel::State& state, int viewer) { return duel::masked(state, viewer); }
azul::State seen_by(const azul::State& state, int) { return state; }

// What a view hides is filled in by chance.
duel::State whole(const duel::State& view, int viewer, Rng& rng) {
    return duel::filled(view, viewer, rng);
}
azul::State whole(const azul::State& view, int, Rng&) { return view; }

// `view:` and the seat to move, or `-`, before what it sees.
template <class Game>
std::string view_text(const typename Game::State& state) {
    const int turn = Game::turn(state);
    const std::string seat = turn >= 0 ? std::to_string(turn + 1) : "-";
    return "view:" + seat + " " + Game::text(seen_by(state, turn >= 0 ? turn : duel::SPECTATOR));
}

template <class Game>
void check_playable(const typename Game::State& state, int id) {
    if (Game::turn(state) >= 0) {
        if (Game::is_legal(state, id)) return;
    } else {
        const Chance chance = Game::chance(state);
        const auto end = chance.ids.begin() + chance.count;
        if (std::find(chance.ids.begin(), end, id) != end) return;
    }
    throw std::invalid_argument("this move is not legal here");
}

// Plays a move, and notes it with its player.
template <class Game>
void step(std::string& json, typename Game::State& state, int id) {
    if (json.back() != '[') json.append(",");
    json.append("[").append(std::to_string(id)).append(",");
    json.append(std::to_string(Game::turn(state))).append("]");
    NoEvents no_events;
    Game::apply(state, id, no_events);
}

template <class Game>
void add_choices(std::string& json, const typename Game::State& state) {
    json.append(",\"legal\":[");
    if (Game::turn(state) >= 0)
        Game::for_each_legal(state, [&](int id) {
            if (json.back() != '[') json.append(",");
            json.append(std::to_string(id));
        });
    json.append("],\"chance\":[");
    const Chance chance = Game::turn(state) == NATURE ? Game::chance(state) : Chance{};
    for (int index = 0; index < chance.count; ++index) {
        json.append(index ? ",[" : "[").append(std::to_string(chance.ids[index])).append(",");
        add_number(json, chance.weights[index]);
        json.append("]");
    }
    json.append("]");
}

template <class Game>
void add_outcome(std::string& json, const typename Game::State& state) {
    if (Game::turn(state) != OVER) return;
    const Outcome outcome = Game::outcome(state);
    const auto seats = static_cast<std::size_t>(outcome.players);
    json.append(",\"outcome\":{\"tie_break\":\"").append(outcome.tie_break).append("\"");
    add_numbers(json, "scores", outcome.scores, seats);
    add_numbers(json, "ranks", outcome.ranks, seats);
    json.append("}");
}

// Nature's ids are below 0.
template <class Game>
void explore(typename Game::State state, std::optional<int> viewer, std::string_view moves, Rng rng,
             bool deals) {
    if (viewer) state = whole(state, *viewer, rng);
    std::string json = "{\"start\":\"" + Game::text(state) + "\",\"steps\":[";
    for (const std::string_view shown : text::split(moves, ' ')) {
        if (shown.empty()) continue;
        const bool is_natures = shown.starts_with('-');
        const auto number = text::number(is_natures ? shown.substr(1) : shown, MOST_IDS);
        if (!number) text::refuse("unknown-move", "id of a move", shown);
        const int id = is_natures ? -*number : *number;
        check_playable<Game>(state, id);
        step<Game>(json, state, id);
    }
    while (deals && Game::turn(state) == NATURE)
        step<Game>(json, state, Game::chance(state).sample(rng));
    json.append("],\"text\":\"").append(Game::text(state));
    json.append("\",\"view\":\"").append(view_text<Game>(state)).append("\"");
    add_choices<Game>(json, state);
    add_outcome<Game>(json, state);
    output = json.append("}");
}

}  // namespace

// Room for so many bytes, the input of the next call.
EXPORT(manueline_input) char* manueline_input(std::size_t size) {
    input.assign(size, '\0');
    return input.data();
}

EXPORT(manueline_output) const char* manueline_output() { return output.c_str(); }
EXPORT(manueline_output_size) std::size_t manueline_output_size() { return output.size(); }

// The input is a file of weights; a game may have two.
EXPORT(manueline_load_azul_weights) bool manueline_load_azul_weights() {
    return guarded([] { search::load_azul_weights(input); });
}

EXPORT(manueline_load_duel_weights) bool manueline_load_duel_weights() {
    return guarded([] { search::load_duel_weights(input); });
}

// The input is the name of a setting; for positions that are set from now on.
EXPORT(manueline_set) bool manueline_set(double value) {
    return guarded([&] { settings.set(input, value); });
}

// The input is the view of the player to move. A new search begins. If ids of moves stand before it,
// only these are searched, with equal visits and the same luck.
EXPORT(manueline_set_view) bool manueline_set_view(std::uint32_t seed) {
    return guarded([&] {
        tree = std::monostate();
        text::check_length(input);
        std::string_view view = input;
        std::vector<int> moves = take_moves(view);
        const std::string_view shown = position_in(view);
        if (shown.starts_with("duel"))
            start<DuelNetworkEvaluator>(duel_view(shown), seed_for(seed, view), std::move(moves));
        else
            start<AzulNetworkEvaluator>(azul::parse_position(shown), seed_for(seed, view),
                                        std::move(moves));
    });
}

// The input is a view. The output is a report as below with the best move alone, its line to the end
// of the game; empty unless the rest of the game has no chance and its search ends within `nodes`
// positions.
EXPORT(manueline_solve) bool manueline_solve(std::uint32_t nodes) {
    return guarded([&] {
        text::check_length(input);
        const std::string_view shown = position_in(input);
        const auto most = static_cast<long>(settings.solver_positions);
        if (most < 1 || !shown.starts_with("azul")) return;
        std::string json;
        add_solution(json, azul::parse_position(shown), std::min(most, static_cast<long>(nodes)), most);
        output = json;
    });
}

// The input is the name of a level, a space, and the view of the player to move. The output is the id
// of the move that the level plays. The search above goes on as it was.
EXPORT(manueline_choose) bool manueline_choose(std::uint32_t seed) {
    return guarded([&] {
        text::check_length(input);
        const auto halves = text::halve(input, ' ');
        const levels::Level& level = levels::level_of(halves.first);
        const std::string_view shown = position_in(halves.second);
        if (shown.starts_with("duel"))
            choose_as<search::DuelEvaluator>(level.duel, duel_view(shown), seed);
        else
            choose_as<search::AzulEvaluator>(level.azul, azul::parse_position(shown), seed);
    });
}

// Searches until the position has had so many simulations.
EXPORT(manueline_search) bool manueline_search(std::uint32_t nodes) {
    return guarded([&] {
        with_tree([&](auto& held) {
            if (held.simulations() < static_cast<long>(nodes)) held.run({0, static_cast<long>(nodes)});
        });
    });
}

// What the search has found, as JSON: its simulations and all moves, the best first.
EXPORT(manueline_report) bool manueline_report() {
    return guarded([&] {
        with_tree([&](const auto& held) {
            std::string json = "{\"nodes\":" + std::to_string(held.simulations()) + ",\"moves\":[";
            bool first = true;
            for (const auto& move : held.report()) {
                if (!first) json.append(",");
                first = false;
                add_move(json, move, held.players());
            }
            output = json.append("]}");
        });
    });
}

// The input is a position or a view, then `|` and ids of moves with spaces between them. The output is the position after them as JSON: its text, what its player to move sees, and
// the ids that can be played, nature's with their weights. If `deals`, nature's moves that follow are
// drawn by chance. What a view hides is filled in by chance, too.
EXPORT(manueline_explore) bool manueline_explore(std::uint32_t seed, bool deals) {
    return guarded([&] {
        text::check_length(input);
        const auto halves = text::halve(input, '|');
        std::string_view shown = halves.first;
        std::optional<int> viewer;
        if (shown.starts_with("view:")) {
            const bool is_seat = shown.size() > 5 && shown[5] >= '1' && shown[5] <= '4';
            viewer = is_seat ? shown[5] - '1' : duel::SPECTATOR;
            shown = position_in(shown);
        }
        if (shown.starts_with("duel"))
            explore<DuelGame>(duel_view(shown), viewer, halves.second, Rng(seed), deals);
        else
            explore<AzulGame>(azul::parse_position(shown), viewer, halves.second, Rng(seed), deals);
    });
}

#ifdef __wasm__

// Exceptions cannot be caught here, and every one thrown is a std::exception: its text is kept for
// the host, which sees a trap.
extern "C" void* __cxa_allocate_exception(std::size_t size) noexcept { return std::malloc(size); }

extern "C" [[noreturn]] void __cxa_throw(void* thrown, void*, void (*)(void*)) {
    output = static_cast<const std::exception*>(thrown)->what();
    __builtin_trap();
}

#endif
