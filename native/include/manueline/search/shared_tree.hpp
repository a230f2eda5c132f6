// Several threads that search one tree.
#pragma once

#include <atomic>
#include <mutex>
#include <thread>
#include <vector>

#include "manueline/search/tree.hpp"

namespace manueline::search {

// As Tree::run, with the processor seconds of all threads. One thread at a time goes down the tree or
// up, under a lock, while the others play their simulations to the end, which is most of the work.
// Which simulations come first depends on chance, and so do the results. Named moves have one thread,
// since the k-th simulations of all of them are compared.
template <PositionEvaluator Evaluator>
double run_together(Tree<Evaluator>& tree, Limits limits, std::atomic<bool>* stop, int threads) {
    if (threads == 1 || tree.is_restricted()) {
        return tree.run(limits, stop);
    }
    RunEnd run_end(limits, stop);
    std::mutex mutex;
    bool is_over = run_end.is_stopped();
    const auto work = [&] {
        Simulation<Evaluator> simulation;
        ThreadWatch watch;
        std::unique_lock lock(mutex);
        while (!is_over) {
            tree.begin(simulation);
            is_over = run_end.is_reached(tree.simulations(), watch) || run_end.is_stopped();
            lock.unlock();
            const Sample sample = tree.sample(simulation);
            lock.lock();
            tree.end(simulation, sample);
        }
        run_end.add_cpu(watch.lap());
    };
    {
        std::vector<std::jthread> others;
        others.reserve(static_cast<std::size_t>(threads - 1));
        for (int thread = 1; thread < threads; ++thread) others.emplace_back(work);
        work();
    }
    return run_end.cpu();
}

}  // namespace manueline::search
