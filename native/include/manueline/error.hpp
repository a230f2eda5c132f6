// What the compiled core refuses; the binding turns these into the errors of manueline.games.base.
#pragma once

#include <stdexcept>
#include <string>

namespace manueline {

// A text, id or option that names nothing. The code is that of the Python core.
struct NotationError : std::invalid_argument {
    std::string code;
    NotationError(std::string code_, const std::string& message)
        : std::invalid_argument(message), code(std::move(code_)) {}
};

// A move that the rules forbid in this position.
struct IllegalMove : std::invalid_argument {
    explicit IllegalMove(int id)
        : std::invalid_argument("the move " + std::to_string(id) + " is not legal here") {}
    IllegalMove(int id, int game)
        : std::invalid_argument("the move " + std::to_string(id) + " is not legal in game " +
                                std::to_string(game)) {}
};

}  // namespace manueline
