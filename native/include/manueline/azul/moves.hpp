// Azul's legal moves as sets of bits, from which one can be drawn without listing them.
#pragma once

#include "manueline/azul/state.hpp"
#include "manueline/moves.hpp"

namespace manueline::azul {

constexpr int take_id(int source, int colour, int line) {
    return PLACE_IDS + source * TAKES_PER_SOURCE + colour * (SIZE + 1) + line;
}

constexpr int place_id(int row, int column) { return row * SIZE + column; }
constexpr int draw_id(int colour) { return -1 - colour; }
constexpr int seat_id(int player) { return -1 - COLOUR_COUNT - player; }

struct Take {
    int source, colour, line;
};

constexpr Take take_of(int id) {
    const int take = id - PLACE_IDS;
    const int in_source = take % TAKES_PER_SOURCE;
    return {take / TAKES_PER_SOURCE, in_source / (SIZE + 1), in_source % (SIZE + 1)};
}

// A16: where a colour may still go in a row of the grey wall, as bits.
constexpr std::uint32_t open_columns(const Board& board, int row, int colour) {
    if (board.row_has(row, colour)) return 0;
    const std::uint32_t held = board.wall[colour];
    const std::uint32_t columns = held | held >> 5 | held >> 10 | held >> 15 | held >> 20;
    return ~(board.filled() >> (SIZE * row)) & ~columns & ROW;
}

// The topmost complete line of the player who is tiling, or SIZE if none is left (A12).
constexpr int next_line(const Board& board) {
    return board.complete ? std::countr_zero(board.complete) : SIZE;
}

// Every legal move of the player to move.
class Legal {
public:
    // In the offer one word a source, in lanes like `Board::accepting`; in the tiling, one word
    // with a bit for each column. Words that are not used are never looked at.
    explicit Legal(const State& state) : offer_(state.phase == Phase::offer) {
        if (offer_) {
            used_ = 1 + state.factories();
            const Word accepting = state.board(state.turn).accepting;
            // Every colour that is there opens its lane.
            for (int source = 0; source < used_; ++source)
                words_[source] = state.source(source).present() * 0xff & accepting;
        } else if (state.phase == Phase::tiling) {
            const Board& board = state.board(state.turn);
            row_ = next_line(board);
            if (row_ == SIZE) return;
            used_ = 1;
            words_[0] = open_columns(board, row_, board.lines[row_].colour);
        }
    }

    int count() const {
        int total = 0;
        for (int index = 0; index < used_; ++index) total += std::popcount(words_[index]);
        return total;
    }

    // The n-th of them in the order of ids; there are more than n.
    int nth(int n) const {
        for (int index = 0;; ++index) {
            const int here = std::popcount(words_[index]);
            if (n < here) return id_of(index, nth_bit(words_[index], n));
            n -= here;
        }
    }

    template <class Visit>
    void for_each(Visit&& visit) const {
        for (int index = 0; index < used_; ++index)
            for_each_bit(words_[index], [&](int at) { visit(id_of(index, at)); });
    }

private:
    int id_of(int index, int at) const {
        return offer_ ? take_id(index, at >> 3, at & 7) : place_id(row_, at);
    }

    std::array<Word, 1 + MOST_FACTORIES> words_{};
    int used_ = 0;
    int row_ = SIZE;
    bool offer_;
};

// A6, A20: nature's draws; none unless it is nature's turn.
inline Chance chance(const State& state) {
    Chance result;
    if (state.phase == Phase::seat)
        for (int player = 0; player < state.players; ++player) result.add(seat_id(player), 1);
    if (state.phase == Phase::deal && state.dealt < FACTORY_TILES * state.factories())
        for (int colour = 0; colour < COLOUR_COUNT; ++colour)
            result.add(draw_id(colour), state.bag[colour]);
    return result;
}

// Whether whoever is to move may play this id.
inline bool is_legal(const State& state, int id) {
    switch (state.phase) {
        case Phase::seat:
            return id <= seat_id(0) && id >= seat_id(state.players - 1);
        case Phase::deal:
            return id <= draw_id(0) && id >= draw_id(COLOUR_COUNT - 1) && state.bag[-1 - id] &&
                   state.dealt < FACTORY_TILES * state.factories();
        case Phase::offer: {
            if (id < PLACE_IDS || id >= state.action_count()) return false;
            const Take take = take_of(id);
            return state.source(take.source)[take.colour] &&
                   (state.board(state.turn).accepting >> (8 * take.colour + take.line) & 1);
        }
        case Phase::tiling: {
            if (id < 0 || id >= PLACE_IDS) return false;
            const Board& board = state.board(state.turn);
            const int row = id / SIZE;
            return row == next_line(board) &&
                   (open_columns(board, row, board.lines[row].colour) >> (id % SIZE) & 1);
        }
        case Phase::over:
            return false;
    }
    return false;
}

}  // namespace manueline::azul
