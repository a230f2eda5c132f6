// A search that several threads may use: one call at a time works on the tree, the others wait.
#pragma once

#include <atomic>
#include <cmath>
#include <cstdint>
#include <mutex>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "manueline/search/shared_tree.hpp"

namespace manueline::search {

template <PositionEvaluator Evaluator>
class Search {
public:
    using State = typename Evaluator::Game::State;

    Search(const State& view, int viewer, std::uint64_t seed, long most_edges,
           std::vector<int> root_moves, const Settings& settings = {})
        : tree_(view, viewer, seed, checked(most_edges), std::move(root_moves), settings) {}

    // Runs simulations until a limit is reached or the run is stopped.
    // Says how many processor seconds all threads have used.
    double run(Limits limits, int threads = 1) {
        if (threads < 1 || threads > MOST_THREADS)
            throw std::invalid_argument("a search has at least 1 thread and at most " +
                                        std::to_string(MOST_THREADS));
        if (!std::isfinite(limits.seconds) || !std::isfinite(limits.cpu) || limits.seconds < 0 ||
            limits.cpu < 0 || limits.nodes < 0)
            throw std::invalid_argument("the limits of a search are numbers from 0 on");
        if (limits.seconds == 0 && limits.cpu == 0 && limits.nodes == 0)
            throw std::invalid_argument("a search needs a limit");
        const std::lock_guard lock(mutex_);
        return run_together(tree_, limits, &stop_, threads);
    }

    // Ends one run, and does not wait for it: the one in progress, or if there is none the next
    // one, which then returns without a simulation.
    void stop() { stop_ = true; }

    bool advance(int id) {
        const std::lock_guard lock(mutex_);
        return tree_.advance(id);
    }

    bool follow(const State& view) {
        const std::lock_guard lock(mutex_);
        return tree_.follow(view);
    }

    long nodes() const {
        const std::lock_guard lock(mutex_);
        return tree_.simulations();
    }

    long edges() const {
        const std::lock_guard lock(mutex_);
        return tree_.edges();
    }

    int players() const {
        const std::lock_guard lock(mutex_);
        return tree_.players();
    }

    std::vector<MoveReport> report() const {
        const std::lock_guard lock(mutex_);
        return tree_.report();
    }

private:
    static constexpr int MOST_THREADS = 256;

    static std::size_t checked(long most_edges) {
        if (most_edges < 1 || most_edges > static_cast<long>(Tree<Evaluator>::MOST_EDGES))
            throw std::invalid_argument("a tree has at least 1 edge and at most " +
                                        std::to_string(Tree<Evaluator>::MOST_EDGES));
        return static_cast<std::size_t>(most_edges);
    }

    mutable std::mutex mutex_;  // held by whoever works on the tree
    std::atomic<bool> stop_ = false;
    Tree<Evaluator> tree_;
};

}  // namespace manueline::search
