// Reading and writing the parts that both one-line positions are made of.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "manueline/error.hpp"
#include "manueline/tiles.hpp"

namespace manueline::text {

using View = std::string_view;

// The beginning of any text, in plain ASCII: a message may not contain half a character.
inline std::string beginning(View text) {
    constexpr View HEX = "0123456789abcdef";
    std::string out;
    for (const char letter : text.substr(0, 40)) {
        const auto byte = static_cast<unsigned char>(letter);
        if (byte >= ' ' && byte <= '~') {
            out += letter;
            continue;
        }
        out += "\\x";
        out += HEX[byte >> 4];
        out += HEX[byte & 15];
    }
    return out;
}

[[noreturn]] inline void refuse(View code, View what, View text) {
    throw NotationError(std::string(code), "'" + beginning(text) + "' is no " + std::string(what));
}

// No position's text is nearly as long; a longer one would only take memory.
inline constexpr std::size_t MOST_LETTERS = 4096;

inline void check_length(View text) {
    if (text.size() > MOST_LETTERS)
        refuse("bad-position", "position: it is too long", text);
}

inline std::vector<View> split(View text, char separator) {
    std::vector<View> parts;
    for (std::size_t start = 0;;) {
        const std::size_t end = text.find(separator, start);
        parts.push_back(text.substr(start, end == View::npos ? View::npos : end - start));
        if (end == View::npos) return parts;
        start = end + 1;
    }
}

// What stands before the first separator, and what after it; no separator, nothing after.
struct Halves {
    View first, second;
    bool found;
};

inline Halves halve(View text, char separator) {
    const std::size_t at = text.find(separator);
    if (at == View::npos) return {text, {}, false};
    return {text.substr(0, at), text.substr(at + 1), true};
}

// A plain decimal from 0 to `most`, in the only way it is written.
inline std::optional<int> number(View text, int most) {
    if (text.empty() || text.size() > 4 || (text.size() > 1 && text[0] == '0')) return {};
    int value = 0;
    for (const char digit : text) {
        if (digit < '0' || digit > '9') return {};
        value = 10 * value + (digit - '0');
    }
    if (value > most) return {};
    return value;
}

template <class Texts>
std::optional<int> index_of(const Texts& texts, View text) {
    for (std::size_t index = 0; index < texts.size(); ++index)
        if (texts[index] == text) return static_cast<int>(index);
    return {};
}

inline void write_counts(std::string& out, Heap heap) {
    for (int colour = 0; colour < COLOURS_OF_A_HEAP; ++colour) {
        if (colour) out += '.';
        out += std::to_string(heap[colour]);
    }
}

inline Heap parse_counts(View text, int most) {
    const auto parts = split(text, '.');
    Heap heap;
    bool good = parts.size() == COLOURS_OF_A_HEAP;
    for (int colour = 0; good && colour < COLOURS_OF_A_HEAP; ++colour) {
        const auto count = number(parts[colour], most);
        good = count.has_value();
        heap.add(colour, count.value_or(0));
    }
    if (!good) refuse("bad-counts", "row of counts", text);
    return heap;
}

inline void write_tiles(std::string& out, Heap heap, View letters) {
    if (!heap.any()) out += '-';
    for (int colour = 0; colour < COLOURS_OF_A_HEAP; ++colour)
        out.append(static_cast<std::size_t>(heap[colour]),
                   letters[colour]);
}

inline Heap parse_tiles(View text, View letters, int most) {
    Heap heap;
    if (text == "-") return heap;
    std::size_t last = 0;
    bool good = !text.empty() && text.size() <= static_cast<std::size_t>(most);
    for (std::size_t index = 0; good && index < text.size(); ++index) {
        const std::size_t colour = letters.find(text[index]);
        good = colour != View::npos && colour >= last;
        if (!good) break;
        heap.add(static_cast<int>(colour), 1);
        last = colour;
    }
    if (!good) refuse("bad-tiles", "row of tiles in colour order", text);
    return heap;
}

inline void write_line(std::string& out, Line line, View letters) {
    if (line.count == 0) {
        out += '-';
        return;
    }
    out += letters[static_cast<std::size_t>(line.colour)];
    out += std::to_string(line.count);
}

inline Line parse_line(View text, View letters, int capacity) {
    if (text == "-") return {};
    const std::size_t colour = text.empty() ? View::npos : letters.find(text[0]);
    const auto count = number(text.empty() ? text : text.substr(1), capacity);
    if (colour == View::npos || count.value_or(0) == 0) refuse("bad-line", "pattern line", text);
    return {static_cast<std::int8_t>(colour), static_cast<std::uint8_t>(*count)};
}

}  // namespace manueline::text
