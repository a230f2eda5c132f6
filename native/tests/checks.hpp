// What the test programs share.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>

#include "manueline/azul/game.hpp"
#include "manueline/duel/game.hpp"
#include "manueline/rng.hpp"

namespace manueline {

inline void require(bool holds, const char* what, const std::string& text) {
    if (holds) return;
    std::fprintf(stderr, "%s: %s\n", what, text.c_str());
    std::exit(1);
}

// A position text of the same game as the given position.
inline azul::State parse(const azul::State&, const std::string& text) {
    return azul::parse_position(text);
}

inline duel::State parse(const duel::State& state, const std::string& text) {
    return duel::parse_position(text, {0, state.tablet_count, NATURE});
}

// Some characters of the text are changed into others that occur in it.
inline std::string damaged(std::string text, Rng& rng) {
    const auto size = static_cast<std::uint32_t>(text.size());
    for (auto changes = 1 + rng.below(3); changes; --changes)
        text[rng.below(size)] = text[rng.below(size)];
    return text;
}

// What the player to move sees.
inline azul::State view_of(const azul::State& state) { return state; }

inline duel::State view_of(const duel::State& state) {
    return duel::masked(state, state.turn);
}

}  // namespace manueline
