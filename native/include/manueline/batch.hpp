// Many games at once: states side by side, and arrays of what a learner looks at.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <mutex>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include "manueline/game_rules.hpp"
#include "manueline/outcome.hpp"
#include "manueline/play.hpp"
#include "manueline/thread_pool.hpp"

namespace manueline {

// Nature plays by itself. Each game has its own generator, so that how a game goes depends on the
// seed and its index only, not on the number of threads.
template <GameRules Game>
class Batch {
public:
    using State = typename Game::State;

    // Every game begins, and begins anew, at `start`.
    Batch(const State& start, int size, std::uint64_t seed, int threads, bool auto_reset)
        : start_(start), players_(Game::players(start)), action_count_(Game::action_count(start)),
          auto_reset_(auto_reset), pool_(checked_count(threads, MOST_THREADS, "threads")),
          states_(checked_count(size, MOST_GAMES, "games"), start), ended_(states_), turn_(size),
          done_(size),
          legal_(static_cast<std::size_t>(size) * action_count_),
          scores_(static_cast<std::size_t>(size) * players_),
          rewards_(static_cast<std::size_t>(size) * players_), actions_(size), seats_(size) {
        Rng master(seed);
        for (int game = 0; game < size; ++game) rngs_.emplace_back(master.next());
        reset();
    }

    int size() const { return static_cast<int>(states_.size()); }
    int players() const { return players_; }
    int action_count() const { return action_count_; }
    int observation_size() const { return Game::observation_size(start_); }

    // New games everywhere.
    void reset() {
        const std::lock_guard lock(mutex_);
        pool_.run(size(), [this](int first, int last) {
            for (int game = first; game < last; ++game) restart(game);
        });
    }

    // One move in every game that is not over. Raises IllegalMove, and leaves all games as they
    // were, if one of the actions is not legal. The actions are copied, since their owner may
    // change them after they were checked.
    void step(std::span<const std::int32_t> given) {
        check_one_each(given.size(), "action");
        const std::lock_guard lock(mutex_);
        const std::span actions = copied(actions_, given);
        std::atomic<int> refused = size();
        pool_.run(size(), [&](int first, int last) {
            for (int game = first; game < last; ++game)
                if (turn_[game] != OVER && !Game::is_legal(states_[game], actions[game])) {
                    for (int least = refused; game < least;)
                        if (refused.compare_exchange_weak(least, game)) break;
                    return;
                }
        });
        if (refused < size()) throw IllegalMove(actions[refused], refused);
        pool_.run(size(), [&](int first, int last) {
            for (int game = first; game < last; ++game) step(game, actions[game]);
        });
    }

    // A legal move for every game, each as likely; NO_MOVE where the game is over.
    void sample_actions(std::span<std::int32_t> actions) {
        check_one_each(actions.size(), "action");
        const std::lock_guard lock(mutex_);
        pool_.run(size(), [&](int first, int last) {
            for (int game = first; game < last; ++game)
                actions[game] = sample_move<Game>(states_[game], rngs_[game]);
        });
    }

    // What a seat of every game may know, one row a game, side by side.
    void observe(std::span<const std::int8_t> given, std::span<Value> rows) {
        const auto width = static_cast<std::size_t>(observation_size());
        check_one_each(given.size(), "seat");
        if (rows.size() != given.size() * width)
            throw std::invalid_argument("there must be one row for every game");
        const std::lock_guard lock(mutex_);
        const std::span seats = copied(seats_, given);
        if (!std::all_of(seats.begin(), seats.end(),
                         [this](int seat) { return seat >= 0 && seat < players_; }))
            throw std::invalid_argument("there is no such seat to observe from");
        pool_.run(size(), [&](int first, int last) {
            for (int game = first; game < last; ++game)
                Game::observe(states_[game], seats[game], rows.subspan(game * width, width));
        });
    }

    State state(int game) const {
        const std::lock_guard lock(mutex_);
        return states_[checked(game)];
    }

    // How the last game in this place ended; the start if none has.
    State ended(int game) const {
        const std::lock_guard lock(mutex_);
        return ended_[checked(game)];
    }

    // Puts a position in; nature plays at once if it is to move.
    void set_state(int game, const State& state) {
        if (Game::players(state) != players_)
            throw std::invalid_argument("that position has another number of players");
        const std::lock_guard lock(mutex_);
        states_[checked(game)] = state;
        done_[game] = false;
        std::fill_n(&rewards_[game * players_], players_, 0.0f);
        finish_move(game);
    }

    // These change while a call works on the batch.
    const std::vector<State>& states() const { return states_; }
    const std::vector<std::int8_t>& turn() const { return turn_; }
    const std::vector<std::uint8_t>& done() const { return done_; }
    const std::vector<std::uint8_t>& legal() const { return legal_; }
    const std::vector<std::int32_t>& scores() const { return scores_; }
    const std::vector<float>& rewards() const { return rewards_; }

private:
    // More would only be a mistake, and could take all the memory there is.
    static constexpr int MOST_GAMES = 1 << 20;
    static constexpr int MOST_THREADS = 256;

    static int checked_count(int count, int most, const std::string& what) {
        if (count < 1 || count > most)
            throw std::invalid_argument("the " + what + " of a batch are at least 1 and at most " +
                                        std::to_string(most));
        return count;
    }

    int checked(int game) const {
        if (game < 0 || game >= size()) throw std::out_of_range("no such game in the batch");
        return game;
    }

    void check_one_each(std::size_t count, const std::string& what) const {
        if (count != states_.size())
            throw std::invalid_argument("there must be one " + what + " for every game");
    }

    template <class Given>
    static std::span<const Given> copied(std::vector<Given>& own, std::span<const Given> given) {
        std::copy(given.begin(), given.end(), own.begin());
        return own;
    }

    void restart(int game) {
        states_[game] = start_;
        done_[game] = false;
        std::fill_n(&rewards_[game * players_], players_, 0.0f);
        finish_move(game);
    }

    void step(int game, int action) {
        std::fill_n(&rewards_[game * players_], players_, 0.0f);
        done_[game] = false;
        if (turn_[game] == OVER) return;
        NoEvents no_events;
        Game::apply(states_[game], action, no_events);
        finish_move(game);
    }

    // Nature's moves, then the game's entries in the arrays; a finished game may start anew, and
    // then its scores and rewards are still those of the end.
    void finish_move(int game) {
        State& state = states_[game];
        if (Game::turn(state) == NATURE) Game::play_nature(state, rngs_[game]);
        for (int player = 0; player < players_; ++player)
            scores_[game * players_ + player] = Game::score(state, player);
        if (Game::turn(state) == OVER) {
            done_[game] = true;
            ended_[game] = state;
            const Outcome outcome = Game::outcome(state);
            for (int player = 0; player < players_; ++player)
                rewards_[game * players_ + player] = outcome.utility(player);
            if (auto_reset_) {
                state = start_;
                Game::play_nature(state, rngs_[game]);
            }
        }
        turn_[game] = static_cast<std::int8_t>(Game::turn(state));
        std::uint8_t* legal = &legal_[static_cast<std::size_t>(game) * action_count_];
        std::fill_n(legal, action_count_, std::uint8_t{0});
        if (turn_[game] >= 0) Game::for_each_legal(state, [&](int id) { legal[id] = 1; });
    }

    State start_;
    int players_, action_count_;
    bool auto_reset_;
    mutable std::mutex mutex_;  // held by whoever works on the games
    ThreadPool pool_;
    std::vector<Rng> rngs_;
    std::vector<State> states_, ended_;
    std::vector<std::int8_t> turn_;
    std::vector<std::uint8_t> done_, legal_;
    std::vector<std::int32_t> scores_;
    std::vector<float> rewards_;
    std::vector<std::int32_t> actions_;
    std::vector<std::int8_t> seats_;
};

}  // namespace manueline
