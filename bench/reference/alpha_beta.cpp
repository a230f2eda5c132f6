// A reference opponent: plain alpha-beta with iterative deepening, to the end of the round at most,
// where a plain evaluation counts points, obvious bonuses and obvious costs.
#include <cstring>
#include <limits>

#include "sense.hpp"

namespace reference {

template <class Game>
class AlphaBeta {
public:
    using State = typename Game::State;

    AlphaBeta(const State& view, int viewer, std::uint64_t seed, Budget& budget)
        : view_(view), viewer_(viewer), seed_(seed), budget_(budget), sense_(view) {}

    int best() {
        std::vector<int> order = sorted(view_);
        for (int depth = 1; depth <= MOST_DEPTH; ++depth) {
            reached_horizon_ = true;
            const int found = search_root(order, depth);
            if (budget_.is_over()) break;
            std::stable_partition(order.begin(), order.end(), [&](int id) { return id == found; });
            if (reached_horizon_) break;
        }
        return order.front();
    }

private:
    static constexpr int MOST_DEPTH = 60;
    static constexpr int SAMPLES = 3;
    static constexpr std::size_t TABLE = 1 << 18;
    static constexpr float INFINITE = std::numeric_limits<float>::infinity();

    struct Entry {
        std::uint64_t key = 0;
        float value = 0;
        std::int16_t depth = -1, best = NO_MOVE;
        std::int8_t bound = 0;  // the value is at most (-1), exactly (0) or at least (1) this
    };

    // The best move of an iteration. One that is cut short may still have found a better move.
    int search_root(std::vector<int>& order, int depth) {
        float alpha = -INFINITE;
        int best = order.front();
        for (const int id : order) {
            const float value = after(view_, id, depth - 1, alpha, INFINITE);
            if (budget_.is_over()) break;
            if (value > alpha) {
                alpha = value;
                best = id;
            }
        }
        if (budget_.is_over())
            std::stable_partition(order.begin(), order.end(), [&](int id) { return id == best; });
        return best;
    }

    float after(const State& state, int id, int depth, float alpha, float beta) {
        State next = state;
        NoEvents nobody;
        Game::apply(next, id, nobody);
        return value(next, depth, alpha, beta);
    }

    // What a position is worth to the viewer; all others are taken to play against the viewer.
    float value(const State& state, int depth, float alpha, float beta) {
        if (!budget_.spend()) return 0;
        if (Game::turn(state) == OVER || state.round != view_.round) return lead<Game>(state, viewer_);
        if (Sense<Game>::is_drawn(state, viewer_)) return drawn(state, depth);
        if (depth <= 0) {
            reached_horizon_ = false;
            return lead<Game>(state, viewer_);
        }
        const std::uint64_t key = fingerprint(state);
        Entry& entry = table_[key % TABLE];
        const bool known = entry.key == key;
        if (known && entry.depth == depth) {
            if (entry.bound <= 0) beta = std::min(beta, entry.value);
            if (entry.bound >= 0) alpha = std::max(alpha, entry.value);
            if (alpha >= beta || entry.bound == 0) return entry.value;
        }
        const float low = alpha, high = beta;
        const bool mine = Game::turn(state) == viewer_;
        float found = mine ? -INFINITE : INFINITE;
        int best = NO_MOVE;
        for (const int id : sorted(state, known ? entry.best : NO_MOVE)) {
            const float reply = after(state, id, depth - 1, alpha, beta);
            if (budget_.is_over()) return 0;
            if (mine ? reply > found : reply < found) {
                found = reply;
                best = id;
            }
            (mine ? alpha : beta) = mine ? std::max(alpha, found) : std::min(beta, found);
            if (alpha >= beta) break;
        }
        if (best == NO_MOVE) return lead<Game>(state, viewer_);
        entry = {key, found, static_cast<std::int16_t>(depth), static_cast<std::int16_t>(best),
                 static_cast<std::int8_t>(found <= low ? -1 : found >= high ? 1 : 0)};
        return found;
    }

    // Positions differ in any byte; equal ones reached in another order are found again.
    static std::uint64_t fingerprint(const State& state) {
        std::array<std::uint64_t, sizeof(State) / 8> words;
        static_assert(sizeof(State) % 8 == 0);
        std::memcpy(words.data(), &state, sizeof(State));
        std::uint64_t mixed = 0;
        for (const std::uint64_t word : words)
            mixed = (std::rotl(mixed, 23) ^ word) * 0x9e3779b97f4a7c15;
        return mixed ^ mixed >> 32;
    }

    // The mean over a few draws of nature, always the same ones; a chip's face is drawn once.
    float drawn(const State& state, int depth) {
        int samples = 1;
        if constexpr (std::is_same_v<Game, DuelGame>)
            samples = state.phase == duel::Phase::reveal ? 1 : SAMPLES;
        float sum = 0;
        for (int sample = 0; sample < samples; ++sample) {
            Rng rng(seed_ + static_cast<std::uint64_t>(sample));
            State next = Sense<Game>::world(state, viewer_, rng);
            const int id = Sense<Game>(next).guided(next, rng);
            if (id == NO_MOVE) return lead<Game>(state, viewer_);
            sum += after(next, id, depth, -INFINITE, INFINITE);
            if (budget_.is_over()) return 0;
        }
        return sum / static_cast<float>(samples);
    }

    // What seems good first, and before all what was best at a lesser depth.
    std::vector<int> sorted(const State& state, int first = NO_MOVE) {
        sense_.look_at(state);
        std::vector<std::pair<float, int>> seems;
        Game::for_each_legal(state, [&](int id) {
            seems.emplace_back(id == first ? -INFINITE : -sense_.value(state, id), id);
        });
        std::sort(seems.begin(), seems.end());
        std::vector<int> ids;
        for (const auto& [value, id] : seems) ids.push_back(id);
        return ids;
    }

    State view_;
    int viewer_;
    std::uint64_t seed_;
    Budget& budget_;
    Sense<Game> sense_;
    std::vector<Entry> table_{TABLE};
    bool reached_horizon_ = true;
};

struct AlphaBetaPlayer {
    template <class Game>
    int choose(const typename Game::State& view, int viewer, std::uint64_t seed, Budget& budget) {
        return AlphaBeta<Game>(view, viewer, seed, budget).best();
    }
};

}  // namespace reference

int main() { return reference::Engine<reference::AlphaBetaPlayer>("Reference alpha-beta").run(); }
