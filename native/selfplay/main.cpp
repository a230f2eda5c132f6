// Makes what the networks of the search are fitted to, and matches of weights. It is compiled and
// called by native/train_weights.py and native/match_weights.py.
//
//     selfplay layout GAME
//         what a file of weights holds: layout hash, inputs, hidden units, networks, calibrations,
//         forecasts
//     selfplay play GAME WEIGHTS FIRST GAMES SECONDS THREADS PLAYOUTS SEED
//         plays games FIRST, FIRST + 1, ... until SECONDS are over or GAMES are played, and writes their
//         rows to standard output (game.hpp); a game depends on its number, the seed and the weights
//         alone. WEIGHTS is a file, or "unfitted"
//     selfplay match GAME CONFIGURATION NEW OLD NODES DEALS SECONDS THREADS SEED
//         plays deals 0, 1, ... with the weights of the file NEW on one seat and those of OLD on the
//         others, until SECONDS are over or DEALS are played, and writes the results to standard output
//         (match.hpp). CONFIGURATION is 2-coloured to 4-grey, 3-tablets or 4-tablets (traits.hpp)
//     selfplay forecasts GAME CONFIGURATION FOLDER NETWORKS NODES FIRST GAMES SECONDS THREADS SEED
//         plays games FIRST, FIRST + 1, ... and writes what the search said of its moves, and what came
//         (forecasts.hpp). FOLDER has all files of weights; NETWORKS are "all", or "points" for the
//         search without position networks
//     selfplay log-losses GAME CONFIGURATION FOLDER NODES GAMES SECONDS THREADS SEED
//         plays games 0, 1, ... and writes how well each network told at rounds' ends who wins
//         (log_losses.hpp). FOLDER has all files of weights
//     selfplay network-layout GAME
//         what the position network is like: layout hash, inputs, rows of the policy, units of the
//         wide, the narrow and the policy layer, the most inputs and moves of a row, rows of a move,
//         forecasts
//     selfplay positions GAME WEIGHTS NETWORK FIRST GAMES SECONDS THREADS SEED
//         plays games FIRST, FIRST + 1, ... and writes rows for the position network (positions.hpp).
//         NETWORK is a file, or "none" for the search without one
//     selfplay match-network GAME CONFIGURATION WEIGHTS NEW OLD CPU SETTINGS DEALS SECONDS THREADS SEED
//         as match: one player with the network of the file NEW among others with that of OLD, or
//         without one if OLD is "none", CPU seconds for each move. SETTINGS of the one player are
//         NAME=NUMBER, with commas between them, or "default"
//     selfplay levels GAME CONFIGURATION WEIGHTS LEVEL OTHER FIRST DEALS SECONDS THREADS SEED
//         the same from deal FIRST on, with one player of LEVEL among those of OTHER: names of levels,
//         or numbers (players.hpp)
//     selfplay ladder
//         the names of the levels, the weakest first
//     selfplay features GAME
//         reads positions, one a line and all for as many players, and writes floats for each: network,
//         calibration, each player's score, each player's features
//
// GAME is azul or duel.
#include <atomic>
#include <chrono>
#include <iostream>
#include <mutex>
#include <span>
#include <thread>

#include "forecasts.hpp"
#include "game.hpp"
#include "log_losses.hpp"
#include "manueline/read_bytes.hpp"
#include "players.hpp"
#include "positions.hpp"

namespace {

using namespace manueline;
using namespace manueline::selfplay;

template <class Traits>
void load(const std::string& path) {
    using Shared = search::SharedWeights<typename Traits::Weights>;
    if (path == "unfitted")
        Shared::load_unfitted();
    else
        Shared::load(read_bytes(path));
}

template <class Traits>
void write_layout() {
    using Weights = typename Traits::Weights;
    std::cout << Weights::LAYOUT_HASH << ' ' << Traits::Features::COUNT << ' '
              << search::HIDDEN_UNITS << ' ' << Weights::NETWORKS << ' ' << Weights::CALIBRATIONS
              << ' ' << Weights::FORECASTS << '\n';
}

struct Order {
    long first, count;
    double seconds;
    int threads;
};

// Writes the lines of one number after the other, on several threads, until the order is done.
template <class Lines>
void write_lines(const Order& order, Lines&& lines_of) {
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + std::chrono::duration<double>(order.seconds);
    std::atomic<long> next = order.first;
    std::mutex output;
    const auto work = [&] {
        while (Clock::now() < end) {
            const long number = next++;
            if (number >= order.first + order.count) return;
            const std::string lines = lines_of(number);
            const std::lock_guard lock(output);
            std::cout << lines << std::flush;
        }
    };
    std::vector<std::jthread> threads;
    threads.reserve(static_cast<std::size_t>(order.threads));
    for (int thread = 0; thread < order.threads; ++thread) threads.emplace_back(work);
}

template <class Traits>
void play(const std::vector<std::string>& words) {
    load<Traits>(words[2]);
    const Order order{std::stol(words[3]), std::stol(words[4]), std::stod(words[5]),
                      std::stoi(words[6])};
    const int playouts = std::stoi(words[7]);
    const std::uint64_t seed = std::stoull(words[8]);
    write_lines(order, [&](long game) { return Game<Traits>(game, seed, playouts).lines(); });
}

// The match of words that end with deals, seconds, threads and seed.
template <class Traits>
void write_match(const std::vector<std::string>& words, long first_deal, Player<Traits> first,
                 Player<Traits> second) {
    const auto last = words.rbegin();
    const Match<Traits> match(Traits::configured(words[2]), std::move(first), std::move(second),
                              std::stoull(last[0]));
    const Order order{first_deal, std::stol(last[3]), std::stod(last[2]), std::stoi(last[1])};
    write_lines(order, [&](long deal) { return match.lines(deal); });
}

template <class Traits>
void play_match(const std::vector<std::string>& words) {
    search::read_weights(read_bytes(words[3]), NewEvaluator<Traits>::weights);
    load<Traits>(words[4]);
    const long nodes = std::stol(words[5]);
    write_match<Traits>(words, 0, searching<Traits, NewEvaluator<Traits>>(nodes),
                searching<Traits, typename Traits::Evaluator>(nodes));
}

template <class Traits>
void play_levels(const std::vector<std::string>& words) {
    load<Traits>(words[3]);
    write_match<Traits>(words, std::stol(words[6]), level<Traits>(play_of<Traits>(words[4])),
                level<Traits>(play_of<Traits>(words[5])));
}

template <class Traits, class Evaluator>
void write_forecasts(const std::vector<std::string>& words) {
    const Forecasts<Traits, Evaluator> forecasts(Traits::configured(words[2]),
                                                 std::stoi(words[5]), std::stoull(words[10]));
    const Order order{std::stol(words[6]), std::stol(words[7]), std::stod(words[8]),
                      std::stoi(words[9])};
    write_lines(order, [&](long game) { return forecasts.lines(game); });
}

template <class Traits>
void play_forecasts(const std::vector<std::string>& words) {
    load<Traits>(words[3] + "/" + words[1] + ".weights");
    if (words[4] == "points") return write_forecasts<Traits, typename Traits::Evaluator>(words);
    Traits::load_search(words[3]);
    write_forecasts<Traits, typename Traits::SearchEvaluator>(words);
}

template <class Traits>
void play_log_losses(const std::vector<std::string>& words) {
    load<Traits>(words[3] + "/" + words[1] + ".weights");
    Traits::load_search(words[3]);
    const LogLosses<Traits> losses(Traits::configured(words[2]), std::stoi(words[4]),
                                   std::stoull(words[8]));
    const Order order{0, std::stol(words[5]), std::stod(words[6]), std::stoi(words[7])};
    write_lines(order, [&](long game) { return losses.lines(game); });
}

template <class Traits>
void write_features() {
    using Weights = typename Traits::Weights;
    using Rules = typename Traits::Evaluator::Game;
    const auto write = [](std::span<const float> numbers) {
        std::cout.write(reinterpret_cast<const char*>(numbers.data()),
                        static_cast<std::streamsize>(numbers.size_bytes()));
    };
    for (std::string line; std::getline(std::cin, line);) {
        const auto state = Traits::parse(line);
        std::vector<float> head{static_cast<float>(Weights::network_of(state)),
                                static_cast<float>(Weights::calibration_of(state))};
        for (int player = 0; player < Rules::players(state); ++player)
            head.push_back(static_cast<float>(Rules::score(state, player)));
        write(head);
        for (int player = 0; player < Rules::players(state); ++player) {
            const typename Traits::Features features(state, player);
            write(features.values);
        }
    }
}

template <class Traits>
void write_network_layout() {
    using Weights = typename Traits::PositionWeights;
    using Network = typename Weights::Network;
    std::cout << Weights::LAYOUT_HASH << ' ' << Network::INPUTS << ' ' << Network::POLICY_ROWS << ' '
              << Network::WIDE << ' ' << Network::NARROW << ' ' << Network::POLICY << ' '
              << Traits::Inputs::MOST_ON << ' ' << Traits::MOST_MOVES << ' ' << Traits::Policy::ROWS
              << ' ' << Weights::FORECASTS << '\n';
}

template <class Evaluator>
void load_network(const std::string& path) {
    search::read_weights(read_bytes(path), Evaluator::weights);
}

template <class Traits, class Evaluator>
void write_games(const Order& order, std::uint64_t seed) {
    write_lines(order, [&](long game) { return PositionGame<Traits, Evaluator>(game, seed).bytes(); });
}

template <class Traits>
void write_positions(const std::vector<std::string>& words) {
    load<Traits>(words[2]);
    const Order order{std::stol(words[4]), std::stol(words[5]), std::stod(words[6]),
                      std::stoi(words[7])};
    const std::uint64_t seed = std::stoull(words[8]);
    if (words[3] == "none") return write_games<Traits, typename Traits::Evaluator>(order, seed);
    load_network<NetworkEvaluator<Traits>>(words[3]);
    write_games<Traits, NetworkEvaluator<Traits>>(order, seed);
}

search::Settings settings_of(const std::string& words) {
    search::Settings settings;
    if (words == "default") return settings;
    for (const std::string_view one : text::split(words, ',')) {
        const auto halves = text::halve(one, '=');
        settings.set(halves.first, std::stod(std::string(halves.second)));
    }
    return settings;
}

template <class Traits>
void match_network(const std::vector<std::string>& words) {
    load<Traits>(words[3]);
    load_network<NetworkEvaluator<Traits>>(words[4]);
    const double cpu = std::stod(words[6]);
    const auto first = thinking<Traits, NetworkEvaluator<Traits>>(cpu, settings_of(words[7]));
    if (words[5] == "none")
        return write_match<Traits>(words, 0, first, thinking<Traits, typename Traits::Evaluator>(cpu));
    load_network<OldNetworkEvaluator<Traits>>(words[5]);
    write_match<Traits>(words, 0, first, thinking<Traits, OldNetworkEvaluator<Traits>>(cpu));
}

void write_ladder() {
    for (const levels::Level& level : levels::LEVELS) std::cout << level.name << '\n';
}

template <class Traits>
bool run(const std::vector<std::string>& words) {
    if (words[0] == "layout" && words.size() == 2)
        write_layout<Traits>();
    else if (words[0] == "features" && words.size() == 2)
        write_features<Traits>();
    else if (words[0] == "play" && words.size() == 9)
        play<Traits>(words);
    else if (words[0] == "match" && words.size() == 10)
        play_match<Traits>(words);
    else if (words[0] == "forecasts" && words.size() == 11)
        play_forecasts<Traits>(words);
    else if (words[0] == "log-losses" && words.size() == 9)
        play_log_losses<Traits>(words);
    else if (words[0] == "network-layout" && words.size() == 2)
        write_network_layout<Traits>();
    else if (words[0] == "positions" && words.size() == 9)
        write_positions<Traits>(words);
    else if (words[0] == "match-network" && words.size() == 12)
        match_network<Traits>(words);
    else if (words[0] == "levels" && words.size() == 11)
        play_levels<Traits>(words);
    else
        return false;
    return true;
}

}  // namespace

int main(int count, char** arguments) {
    const std::vector<std::string> words(arguments + 1, arguments + count);
    try {
        if (words == std::vector<std::string>{"ladder"}) return write_ladder(), 0;
        if (words.size() >= 2 && words[1] == "azul" && run<AzulTraits>(words)) return 0;
        if (words.size() >= 2 && words[1] == "duel" && run<DuelTraits>(words)) return 0;
    } catch (const std::exception& error) {
        std::cerr << "selfplay: " << error.what() << '\n';
        return 1;
    }
    std::cerr << "selfplay: the arguments are described in native/selfplay/main.cpp\n";
    return 2;
}
