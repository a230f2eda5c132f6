// Evaluations of the position networks a second of processor time. Arguments: the folder of weights,
// and how often to measure. It is compiled and called by bench/evaluation_speed.py.
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "manueline/azul/game.hpp"
#include "manueline/duel/game.hpp"
#include "manueline/play.hpp"
#include "manueline/read_bytes.hpp"
#include "manueline/search/azul_position_weights.hpp"
#include "manueline/search/duel_position_weights.hpp"
#include "manueline/search/weights_file.hpp"
#include "manueline/thread_clock.hpp"

namespace {

using namespace manueline;

constexpr std::size_t POSITIONS = 500;
constexpr int ROUNDS = 40;  // times that each position is evaluated before the clock is read

// Every fifth decision in rounds 2 and 3 of random games.
template <class Game>
std::vector<typename Game::State> in_mid_game(const typename Game::State& start) {
    std::vector<typename Game::State> found;
    Rng rng(1);
    while (found.size() < POSITIONS) {
        auto state = start;
        int decisions = 0;
        for (int id; (id = sample_move<Game>(state, rng)) != NO_MOVE;) {
            const bool is_between = Game::round(state) == 2 || Game::round(state) == 3;
            if (Game::turn(state) >= 0 && is_between && ++decisions % 5 == 0) found.push_back(state);
            NoEvents no_events;
            Game::apply(state, id, no_events);
        }
    }
    found.resize(POSITIONS);
    return found;
}

// Prints how many evaluations a second there were: of a position, and of inputs that are ready.
template <class Game, class Inputs, class Weights>
void measure(const char* name, const std::string& file, const typename Game::State& start,
             int repeats) {
    const auto weights = std::make_unique<Weights>();
    search::read_weights(read_bytes(file), *weights);
    const auto& network = weights->network;
    const auto positions = in_mid_game<Game>(start);
    std::vector<Inputs> ready;
    for (const auto& state : positions) ready.emplace_back(state);
    float sum = 0;  // of what is found, so that no work is left out
    const auto print = [&](const char* what, const auto& all, auto&& inputs_of) {
        const double begun = thread_seconds();
        for (int round = 0; round < ROUNDS; ++round)
            for (const auto& one : all)
                sum += network.value(network.hidden(inputs_of(one).numbers())).win[0];
        std::printf("%s, %s\t%.0f\n", name, what, ROUNDS * POSITIONS / (thread_seconds() - begun));
    };
    for (int repeat = 0; repeat < repeats; ++repeat) {
        print("from a position", positions, [](const auto& state) { return Inputs(state); });
        print("from its inputs", ready, [](const Inputs& inputs) -> const Inputs& { return inputs; });
    }
    std::fprintf(stderr, "%s: %g\n", name, static_cast<double>(sum));
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 3) return 2;
    const std::string folder = arguments[1];
    const int repeats = std::atoi(arguments[2]);
    measure<AzulGame, search::AzulInputs, search::AzulPositionWeights>(
        "Azul", folder + "/azul-positions.weights", azul::new_state({2, false, NATURE}), repeats);
    measure<DuelGame, search::DuelInputs, search::DuelPositionWeights>(
        "Duel", folder + "/duel-positions.weights", duel::new_state({0, 3, NATURE}), repeats);
    return 0;
}
