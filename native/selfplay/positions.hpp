// Games of the search with itself, and the positions that a position network learns from.
#pragma once

#include <algorithm>
#include <cstring>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

#include "manueline/search/tree.hpp"
#include "traits.hpp"

namespace manueline::selfplay {

// A position as the network sees it, what the search found, and what came. Seats are counted from the
// one that the inputs begin with. Python reads these bytes (native/training/position_rows.py).
template <int most_inputs, int most_moves, int rows_of_move>
struct PositionRow {
    static constexpr std::uint16_t NONE = 0xffff;

    std::uint16_t inputs[most_inputs];
    std::uint16_t move_rows[most_moves][rows_of_move];
    std::uint16_t visits[most_moves];  // of the search's moves; none before a deal
    float found[4];                    // each seat's share of the victory, by the search here or next
    float share[4];                    // and what it was
    float points[4];                   // to come beyond the projected score
    std::int32_t moves;
    std::int32_t players;
    std::int32_t configuration;
    std::int32_t round;
    std::int32_t game;
};

// How often a move is drawn by visits instead of being the best.
inline constexpr double DRAWN_PART = 0.12;

// A part of the moves is searched longer, and only these are learnt from: what a short search says
// of its moves is little, but it is enough to play on.
template <class Traits, class Evaluator>
class PositionGame {
public:
    using State = typename Traits::State;
    using Rules = typename Evaluator::Game;
    using Inputs = typename Traits::Inputs;
    using Policy = typename Traits::Policy;
    using Row = PositionRow<Traits::Inputs::MOST_ON, Traits::MOST_MOVES, Policy::ROWS>;

    PositionGame(long number, std::uint64_t seed)
        : number_(number), rng_(Rng(seed).next() + static_cast<std::uint64_t>(number)) {}

    // Plays it, and gives the bytes of its rows.
    std::string bytes() {
        State state = Traits::network_start(number_);
        NoEvents no_events;
        while (Rules::turn(state) != OVER) {
            if (Rules::turn(state) == NATURE) {
                if (Traits::is_before_deal(state)) add(state);
                Rules::play_nature(state, rng_);
                continue;
            }
            Rules::apply(state, move(state), no_events);
        }
        return finished(Rules::outcome(state));
    }

private:
    Row& add(const State& state) {
        Row row{};
        const Inputs inputs(state);
        std::memset(row.inputs, 0xff, sizeof(row.inputs));
        std::copy(inputs.numbers().begin(), inputs.numbers().end(), row.inputs);
        row.players = Rules::players(state);
        row.configuration = Traits::configuration(state);
        row.round = Rules::round(state);
        row.game = static_cast<std::int32_t>(number_);
        rows_.push_back(row);
        first_seats_.push_back(Inputs::first_seat(state));
        projected_.push_back(inputs.projected_scores());
        return rows_.back();
    }

    int move(const State& state) {
        if (const int only = only_move<Rules>(state); only != NO_MOVE) return only;
        const bool full = rng_.fraction() < Traits::FULL_PART;
        search::Tree<Evaluator> tree(Traits::view(state), Rules::turn(state), rng_.next());
        tree.run({0, full ? Traits::FULL_NODES : Traits::QUICK_NODES});
        const search::Node& root = tree.graph().nodes[tree.root()];
        const auto edges = std::span(tree.graph().edges)
                               .subspan(static_cast<std::size_t>(root.first),
                                        static_cast<std::size_t>(root.count));
        if (full && root.count <= Traits::MOST_MOVES) {
            Row& row = add(state);
            row.moves = root.count;
            for (std::size_t at = 0; at < edges.size(); ++at) {
                const auto rows = Policy::rows_of(state, edges[at].id);
                std::copy(rows.begin(), rows.end(), row.move_rows[at]);
                row.visits[at] = static_cast<std::uint16_t>(edges[at].visits);
            }
        }
        note_found(root.found.mean.win);
        if (rng_.fraction() < DRAWN_PART) {
            auto drawn = static_cast<long>(rng_.fraction() * root.found.visits);
            for (const search::Edge& edge : edges) {
                drawn -= edge.visits;
                if (drawn < 0) return edge.id;
            }
        }
        return std::max_element(edges.begin(), edges.end(), [](const auto& a, const auto& b) {
            return a.visits < b.visits;
        })->id;
    }

    // What a search found stands also for the rows since the search before.
    void note_found(const search::ForPlayers& win) {
        for (; noted_ < rows_.size(); ++noted_) rotate(win, noted_, rows_[noted_].found);
    }

    template <class Values>
    void rotate(const Values& values, std::size_t row, std::span<float> to) const {
        const int players = rows_[row].players;
        for (int seat = 0; seat < players; ++seat)
            to[static_cast<std::size_t>(seat)] = static_cast<float>(
                values[static_cast<std::size_t>((first_seats_[row] + seat) % players)]);
    }

    std::string finished(const Outcome& outcome) {
        search::ForPlayers share{};
        for (int player = 0; player < outcome.players; ++player) share[player] = outcome.share(player);
        note_found(share);
        std::string bytes;
        for (std::size_t row = 0; row < rows_.size(); ++row) {
            rotate(share, row, rows_[row].share);
            rotate(outcome.scores, row, rows_[row].points);
            for (int seat = 0; seat < outcome.players; ++seat)
                rows_[row].points[seat] -= static_cast<float>(projected_[row][static_cast<std::size_t>(seat)]);
            bytes.append(reinterpret_cast<const char*>(&rows_[row]), sizeof(Row));
        }
        return bytes;
    }

    long number_;
    Rng rng_;
    std::vector<Row> rows_;
    std::vector<int> first_seats_;
    std::vector<std::array<int, 4>> projected_;
    std::size_t noted_ = 0;
};

}  // namespace manueline::selfplay
