// Makes what the networks of the search are fitted to. native/train_weights.py compiles and calls it.
//
//     selfplay layout GAME
//         what a file of weights holds: layout hash, inputs, hidden units, networks, calibrations
//     selfplay play GAME WEIGHTS FIRST GAMES SECONDS THREADS PLAYOUTS SEED
//         plays games FIRST, FIRST + 1, ... until SECONDS are over or GAMES are played, and writes their
//         rows to standard output (game.hpp); a game depends on its number, the seed and the weights
//         alone. WEIGHTS is a file, or "unfitted"
//     selfplay features GAME
//         reads positions, one a line and all for as many players, and writes floats for each: network,
//         calibration, each player's score, each player's features
//
// GAME is azul or duel.
#include <atomic>
#include <chrono>
#include <iostream>
#include <mutex>
#include <thread>

#include "game.hpp"

namespace {

using namespace manueline;
using namespace manueline::selfplay;

template <class Traits>
void load(const std::string& path) {
    using Shared = search::SharedWeights<typename Traits::Weights>;
    if (path == "unfitted")
        Shared::load_unfitted();
    else
        Shared::load(search::read_bytes(path));
}

template <class Traits>
void write_layout() {
    using Weights = typename Traits::Weights;
    std::cout << Weights::LAYOUT_HASH << ' ' << Traits::Features::COUNT << ' '
              << search::HIDDEN_UNITS << ' ' << Weights::NETWORKS << ' ' << Weights::CALIBRATIONS
              << '\n';
}

struct Order {
    long first, games;
    double seconds;
    int threads, playouts;
    std::uint64_t seed;
};

template <class Traits>
void play(const Order& order) {
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + std::chrono::duration<double>(order.seconds);
    std::atomic<long> next = order.first;
    std::mutex output;
    const auto work = [&] {
        while (Clock::now() < end) {
            const long number = next++;
            if (number >= order.first + order.games) return;
            const std::string lines = Game<Traits>(number, order.seed, order.playouts).lines();
            const std::lock_guard lock(output);
            std::cout << lines << std::flush;
        }
    };
    std::vector<std::jthread> threads;
    for (int thread = 0; thread < order.threads; ++thread) threads.emplace_back(work);
}

template <class Traits>
void write_features() {
    using Weights = typename Traits::Weights;
    using Rules = typename Traits::Evaluator::Game;
    const auto write = [](const float* numbers, std::size_t count) {
        std::cout.write(reinterpret_cast<const char*>(numbers),
                        static_cast<std::streamsize>(count * sizeof(float)));
    };
    for (std::string line; std::getline(std::cin, line);) {
        const auto state = Traits::parse(line);
        std::vector<float> head{static_cast<float>(Weights::network_of(state)),
                                static_cast<float>(Weights::calibration_of(state))};
        for (int player = 0; player < Rules::players(state); ++player)
            head.push_back(static_cast<float>(Rules::score(state, player)));
        write(head.data(), head.size());
        for (int player = 0; player < Rules::players(state); ++player) {
            const typename Traits::Features features(state, player);
            write(features.values.data(), features.values.size());
        }
    }
}

template <class Traits>
bool run(const std::vector<std::string>& words) {
    if (words[0] == "layout" && words.size() == 2)
        write_layout<Traits>();
    else if (words[0] == "features" && words.size() == 2)
        write_features<Traits>();
    else if (words[0] == "play" && words.size() == 9) {
        load<Traits>(words[2]);
        play<Traits>({std::stol(words[3]), std::stol(words[4]), std::stod(words[5]),
                      std::stoi(words[6]), std::stoi(words[7]), std::stoull(words[8])});
    } else
        return false;
    return true;
}

}  // namespace

int main(int count, char** arguments) {
    const std::vector<std::string> words(arguments + 1, arguments + count);
    try {
        if (words.size() >= 2 && words[1] == "azul" && run<AzulTraits>(words)) return 0;
        if (words.size() >= 2 && words[1] == "duel" && run<DuelTraits>(words)) return 0;
    } catch (const std::exception& error) {
        std::cerr << "selfplay: " << error.what() << '\n';
        return 1;
    }
    std::cerr << "selfplay: the arguments are described in native/selfplay/main.cpp\n";
    return 2;
}
