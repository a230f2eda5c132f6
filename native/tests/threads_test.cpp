// Several threads use one search and one batch at once, so that the thread sanitizer sees every
// access that a lock does not order. Argument: how often each thread repeats its calls.
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <thread>
#include <vector>

#include "manueline/batch.hpp"
#include "manueline/search/azul_evaluator.hpp"
#include "manueline/search/duel_evaluator.hpp"
#include "manueline/search/search.hpp"

namespace {

using namespace manueline;

void at_once(int repeats, const std::vector<std::function<void()>>& works) {
    std::vector<std::jthread> threads;
    threads.reserve(works.size());
    for (const auto& work : works)
        threads.emplace_back([&work, repeats] {
            for (int count = 0; count < repeats; ++count) work();
        });
}

template <class Evaluator>
void share_a_search(typename Evaluator::Game::State view, int repeats) {
    using Game = typename Evaluator::Game;
    Rng rng(1);
    Game::play_nature(view, rng);
    search::Search<Evaluator> search(view, Game::turn(view), 1, 2000, {});
    std::atomic<long> moves = 0;
    at_once(repeats, {
        [&] { search.run({0, search.nodes() + 20}); },
        [&] { search.run({0.001, 0}); },
        [&] { search.run({0, search.nodes() + 50}, 3); },
        [&] { search.stop(); },
        [&] { moves += static_cast<long>(search.report().size()) + search.edges(); },
        [&] { search.follow(view); },
        [&] {
            try {
                search.advance(search.report()[0].id);
            } catch (const IllegalMove&) {  // another thread may have advanced
            }
        },
    });
    std::printf("%ld moves reported\n", moves.load());
}

void share_a_batch(int repeats) {
    constexpr int GAMES = 8;
    Batch<AzulGame> batch(azul::new_state({2, false, 0}), GAMES, 1, 2, true);
    const azul::State start = batch.state(0);
    const auto step = [&] {
        std::array<std::int32_t, GAMES> actions{};
        batch.sample_actions(actions);
        try {
            batch.step(actions);
        } catch (const IllegalMove&) {  // another thread may have stepped
        }
    };
    at_once(repeats, {
        step,
        step,
        [&] { batch.set_state(3, start); },
        [&] { batch.state(3), batch.ended(3); },
        [&] { batch.reset(); },
        [&] {
            const std::array<std::int8_t, GAMES> seats{};
            std::vector<Value> rows(static_cast<std::size_t>(GAMES * batch.observation_size()));
            batch.observe(seats, rows);
        },
    });
}

}  // namespace

int main(int count, char** arguments) {
    const int repeats = count > 1 ? std::stoi(arguments[1]) : 100;
    search::SharedWeights<search::AzulWeights>::load_unfitted();
    search::SharedWeights<search::AzulPositionWeights>::load_unfitted();
    search::SharedWeights<search::DuelWeights>::load_unfitted();
    search::SharedWeights<search::DuelPositionWeights>::load_unfitted();
    share_a_search<search::AzulNetworkEvaluator>(azul::new_state({2, false, 0}), repeats);
    share_a_search<search::DuelNetworkEvaluator>(duel::new_state({0b00010101, 3, 0}), repeats);
    share_a_batch(repeats);
    std::puts("all threads ended");
    return 0;
}
