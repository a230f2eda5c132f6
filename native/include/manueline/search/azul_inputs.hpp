// The inputs of Azul's position network: any position, as its player to move sees it.
//
// Seats are counted from the player to move, or before a deal from the player who starts the round,
// so that the network need not learn the same for every seat. Factories are a sum over what they
// hold, so that their order does not matter.
#pragma once

#include <algorithm>

#include "manueline/azul/game.hpp"
#include "manueline/search/factory_contents.hpp"
#include "manueline/search/sparse_inputs.hpp"

namespace manueline::search {

// What a board would be if the round ended now: complete lines tiled (on the grey wall where a tile
// scores most) and the floor line paid.
struct ProjectedBoard {
    std::uint32_t filled;
    std::array<int, azul::COLOUR_COUNT> colours;  // tiles on the wall
    int score;

    explicit ProjectedBoard(const azul::State& state, const azul::Board& board)
        : filled(board.filled()), score(board.score) {
        using namespace azul;
        for (int colour = 0; colour < COLOUR_COUNT; ++colour)
            colours[colour] = std::popcount(board.wall[colour]);
        int fallen = 0;
        std::array<std::uint32_t, COLOUR_COUNT> wall = board.wall;
        for_each_bit(board.complete, [&](int row) {
            const int colour = board.lines[row].colour;
            int column = -1, most = 0;
            if (!state.grey) {
                column = WALL_COLUMNS[row][colour];
                most = tile_points(filled, row, column);
            } else {
                Board now = board;
                now.wall = wall;
                for_each_bit(open_columns(now, row, colour), [&](int open) {
                    if (const int points = tile_points(filled, row, open); points > most) {
                        most = points;
                        column = open;
                    }
                });
            }
            if (column < 0) {
                fallen += board.lines[row].count;
                return;
            }
            score += most;
            filled |= 1u << (SIZE * row + column);
            wall[colour] |= 1u << (SIZE * row + column);
            ++colours[colour];
        });
        score -= std::min<int>(score, FLOOR_COST[std::min(FLOOR_SPACES, board.floor_count + fallen)]);
    }
};

struct AzulInputLayout {
    static constexpr int SIZE = azul::SIZE, SPACES = SIZE * SIZE, COLOURS = azul::COLOUR_COUNT;
    static constexpr int MOST_LEAD = 70, COARSE = 5, MOST_CENTRE = 10, HEAP_LEVELS = 11;

    static constexpr FeatureBlock CONFIGURATION{"players and wall", 0, 6};
    static constexpr FeatureBlock PHASE = CONFIGURATION.then("deal, offer, tiling", 3);
    static constexpr FeatureBlock ROUND = PHASE.then("round 1 to 6", 6);
    static constexpr FeatureBlock FACTORIES_LEFT = ROUND.then("factories that hold tiles", 10);
    static constexpr FeatureBlock MARKER = FACTORIES_LEFT.then("marker: centre, or seat", 5);
    static constexpr FeatureBlock STARTER = MARKER.then("seat that started", 4);
    static constexpr FeatureBlock CENTRE = STARTER.then("centre: colour and count", COLOURS * MOST_CENTRE);
    static constexpr FeatureBlock FACTORIES = CENTRE.then("contents of factories", detail::MULTISETS);
    static constexpr FeatureBlock BAG = FACTORIES.then("bag: colour and half the count", COLOURS * HEAP_LEVELS);
    static constexpr FeatureBlock LID = BAG.then("lid: colour and half the count", COLOURS * HEAP_LEVELS);

    // Of every seat.
    static constexpr FeatureBlock WALL = LID.then("seat: wall spaces", SPACES);
    static constexpr FeatureBlock GREY_WALL = WALL.then("seat: colours on the grey wall", SPACES * COLOURS);
    static constexpr FeatureBlock LINES = GREY_WALL.then("seat: line, colour, count", 75);
    static constexpr FeatureBlock FLOOR = LINES.then("seat: floor line", 8);
    static constexpr FeatureBlock ROWS = FLOOR.then("seat: projected rows with 1 to 5", SPACES);
    static constexpr FeatureBlock COLUMNS = ROWS.then("seat: projected columns with 1 to 5", SPACES);
    static constexpr FeatureBlock COLOUR_SETS = COLUMNS.then("seat: projected colours with 1 to 5", SPACES);
    static constexpr FeatureBlock LEAD = COLOUR_SETS.then("seat: projected lead, own: score", 2 * MOST_LEAD + 1);
    static constexpr FeatureBlock COARSE_LEAD = LEAD.then("seat: the same by fives", 2 * MOST_LEAD / COARSE + 1);
    static constexpr int PER_SEAT = COARSE_LEAD.end() - WALL.first;

    static constexpr std::array BLOCKS{CONFIGURATION, PHASE, ROUND, FACTORIES_LEFT, MARKER, STARTER, CENTRE,
                                       FACTORIES, BAG, LID, WALL, GREY_WALL, LINES, FLOOR, ROWS, COLUMNS,
                                       COLOUR_SETS, LEAD, COARSE_LEAD};
    static_assert(is_complete(BLOCKS));
    static constexpr int COUNT = WALL.first + azul::MOST_PLAYERS * PER_SEAT;
    static constexpr int MOST_ON = 320;
};

class AzulInputs : private AzulInputLayout, public SparseInputs<AzulInputLayout::MOST_ON> {
public:
    using AzulInputLayout::MOST_ON;

    // Whose chances come first: the player to move, or before a deal the one who will start.
    static int first_seat(const azul::State& state) {
        return state.turn >= 0 ? state.turn : std::max<int>(state.starter, 0);
    }

    explicit AzulInputs(const azul::State& state) : first_(first_seat(state)) {
        table(state);
        offer(state);
        heap(BAG, state.bag);
        heap(LID, state.lid);
        int own_score = 0;
        for (int seat = 0; seat < state.players; ++seat) {
            const azul::Board& whose = state.board((first_ + seat) % state.players);
            const ProjectedBoard projected(state, whose);
            if (!seat) own_score = projected.score;
            scores_[static_cast<std::size_t>(seat)] = projected.score;
            board(state, whose, seat);
            projection(projected, seat, seat ? projected.score - own_score : projected.score - MOST_LEAD);
        }
    }

    // The score of each seat if the round ended now.
    const std::array<int, azul::MOST_PLAYERS>& projected_scores() const { return scores_; }

private:
    int relative(const azul::State& state, int player) const {
        return (player - first_ + state.players) % state.players;
    }

    void table(const azul::State& state) {
        turn_on(CONFIGURATION, 2 * (state.players - 2) + state.grey);
        turn_on(PHASE, state.phase == azul::Phase::offer ? 1 : state.phase == azul::Phase::tiling ? 2 : 0);
        turn_on(ROUND, std::clamp<int>(state.round, 1, ROUND.size) - 1);
        turn_on(MARKER, state.marker == NATURE ? 0 : 1 + relative(state, state.marker));
        if (state.starter >= 0) turn_on(STARTER, relative(state, state.starter));
    }

    void offer(const azul::State& state) {
        int left = 0;
        for (int source = azul::CENTRE + 1; source <= state.factories(); ++source) {
            if (!state.source(source).any()) continue;
            ++left;
            turn_on(FACTORIES, content_of(state.source(source)));
        }
        turn_on(FACTORIES_LEFT, left);
        for (int colour = 0; colour < COLOURS; ++colour)
            if (const int tiles = state.source(azul::CENTRE)[colour])
                turn_on(CENTRE, MOST_CENTRE * colour + std::min(tiles, MOST_CENTRE) - 1);
    }

    void heap(FeatureBlock block, Heap tiles) {
        for (int colour = 0; colour < COLOURS; ++colour)
            turn_on(block, HEAP_LEVELS * colour + std::min(tiles[colour] / 2, HEAP_LEVELS - 1));
    }

    void board(const azul::State& state, const azul::Board& board, int seat) {
        const int offset = seat * PER_SEAT;
        for_each_bit(board.filled(), [&](int space) { turn_on(WALL, space, offset); });
        if (state.grey)
            for (int colour = 0; colour < COLOURS; ++colour)
                for_each_bit(board.wall[colour],
                             [&](int space) { turn_on(GREY_WALL, COLOURS * space + colour, offset); });
        for (int row = 0; row < SIZE; ++row)
            if (const Line line = board.lines[row]; line.count)
                turn_on(LINES, COLOURS * (row * (row + 1) / 2 + line.count - 1) + line.colour, offset);
        turn_on(FLOOR, board.floor_count, offset);
    }

    void projection(const ProjectedBoard& projected, int seat, int lead) {
        const int offset = seat * PER_SEAT;
        const auto count = [&](FeatureBlock block, int index, int tiles) {
            if (tiles) turn_on(block, SIZE * index + tiles - 1, offset);
        };
        for (int index = 0; index < SIZE; ++index) {
            count(ROWS, index, std::popcount(azul::row_of(projected.filled, index)));
            count(COLUMNS, index, std::popcount(azul::column_of(projected.filled, index)));
            count(COLOUR_SETS, index, projected.colours[index]);
        }
        const int shown = std::clamp(lead, -MOST_LEAD, MOST_LEAD) + MOST_LEAD;
        turn_on(LEAD, shown, offset);
        turn_on(COARSE_LEAD, shown / COARSE, offset);
    }

    int first_;
    std::array<int, azul::MOST_PLAYERS> scores_{};
};

// The numbers of a move's two rows in the policy: what it does to the own board, and what it leaves.
struct AzulPolicyLayout {
    static constexpr int MOST_COUNT = 6;
    static constexpr int TAKES = azul::COLOUR_COUNT * (azul::SIZE + 1) * MOST_COUNT;
    static constexpr int PLACES = azul::SIZE * azul::SIZE * azul::COLOUR_COUNT;
    static constexpr int FROM_FACTORY = TAKES + PLACES;
    static constexpr int FROM_CENTRE = FROM_FACTORY + detail::MULTISETS * azul::COLOUR_COUNT;
    static constexpr int NOTHING_LEFT = FROM_CENTRE + 2 * azul::COLOUR_COUNT;
    static constexpr int COUNT = NOTHING_LEFT + 1;
    static constexpr int ROWS = 2;  // of a move

    static std::array<int, ROWS> rows_of(const azul::State& state, int id) {
        using namespace azul;
        if (state.phase == Phase::tiling) {
            const int row = id / SIZE;
            return {TAKES + COLOUR_COUNT * id + state.board(state.turn).lines[row].colour, NOTHING_LEFT};
        }
        const Take take = take_of(id);
        const Heap source = state.source(take.source);
        const int count = std::min(source[take.colour], MOST_COUNT);
        const int laid = MOST_COUNT * ((SIZE + 1) * take.colour + take.line) + count - 1;
        if (take.source == CENTRE)
            return {laid, FROM_CENTRE + 2 * take.colour + (state.marker == NATURE)};
        return {laid, FROM_FACTORY + COLOUR_COUNT * content_of(source) + take.colour};
    }
};

}  // namespace manueline::search
