// The search for a host in another language, as functions of plain C: the browser's engine.
//
// A host asks manueline_input for room, writes bytes there, calls a function, and reads the output,
// UTF-8 text. Every function says whether it succeeded; if not, the output says why. Where C++ cannot
// catch, as in WebAssembly, an error is a trap: the output still says why, and the host starts a new
// instance. There is one search at a time, with one thread.
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <stdexcept>
#include <memory>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

#include "manueline/search/azul_evaluator.hpp"
#include "manueline/search/duel_evaluator.hpp"
#include "manueline/search/tree.hpp"

#ifdef __wasm__
#define EXPORT(name) extern "C" __attribute__((export_name(#name)))
#else
#define EXPORT(name) extern "C"
#endif

namespace {

using namespace manueline;
using search::AzulEvaluator;
using search::DuelEvaluator;

template <class Evaluator>
using Tree = std::unique_ptr<search::Tree<Evaluator>>;

std::string input, output;
constinit search::Settings settings;
std::variant<std::monostate, Tree<AzulEvaluator>, Tree<DuelEvaluator>> tree;

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
void start(const typename Evaluator::Game::State& view, std::uint64_t seed) {
    tree = std::make_unique<search::Tree<Evaluator>>(
        view, Evaluator::Game::turn(view), seed, search::Tree<Evaluator>::MOST_EDGES,
        std::vector<int>{}, settings);
}

// The sides of the tablets in the text are those of the game.
duel::State duel_view(const std::string& shown) {
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
    std::snprintf(text.data(), text.size(), "%.9g", number);
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
    add_numbers(json, "line", move.line, move.line.size());
    json.append("}");
}

}  // namespace

// Room for so many bytes, the input of the next call.
EXPORT(manueline_input) char* manueline_input(std::size_t size) {
    input.assign(size, '\0');
    return input.data();
}

EXPORT(manueline_output) const char* manueline_output() { return output.c_str(); }
EXPORT(manueline_output_size) std::size_t manueline_output_size() { return output.size(); }

// The input is a file of weights.
EXPORT(manueline_load_azul_weights) bool manueline_load_azul_weights() {
    return guarded([] { search::SharedWeights<search::AzulWeights>::load(input); });
}

EXPORT(manueline_load_duel_weights) bool manueline_load_duel_weights() {
    return guarded([] { search::SharedWeights<search::DuelWeights>::load(input); });
}

// The input is the name of a setting; for positions that are set from now on.
EXPORT(manueline_set) bool manueline_set(double value) {
    return guarded([&] { settings.set(input, value); });
}

// The input is the position of the player to move, as that player sees it. A new search begins.
EXPORT(manueline_set_position) bool manueline_set_position(std::uint64_t seed) {
    return guarded([&] {
        tree = std::monostate();
        text::check_length(input);
        if (input.starts_with("duel"))
            start<DuelEvaluator>(duel_view(input), seed);
        else
            start<AzulEvaluator>(azul::parse_position(input), seed);
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

#ifdef __wasm__

// Exceptions cannot be caught here, and every one thrown is a std::exception: its text is kept for
// the host, which sees a trap.
extern "C" void* __cxa_allocate_exception(std::size_t size) noexcept { return std::malloc(size); }

extern "C" [[noreturn]] void __cxa_throw(void* thrown, void*, void (*)(void*)) {
    output = static_cast<const std::exception*>(thrown)->what();
    __builtin_trap();
}

#endif
