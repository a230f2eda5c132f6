// Prints the moves that the search and some levels choose in positions of seeded random games of both
// games, so that builds by other compilers, or for other processors, can be compared. Arguments: the folder of
// the weights, positions of each game, and nodes a search.
#include <array>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "checks.hpp"
#include "duel_network.hpp"
#include "manueline/azul/game.hpp"
#include "manueline/duel/game.hpp"
#include "manueline/levels/choosing.hpp"
#include "manueline/play.hpp"
#include "manueline/read_bytes.hpp"
#include "manueline/search/azul_evaluator.hpp"
#include "manueline/search/duel_evaluator.hpp"
#include "manueline/search/tree.hpp"

namespace {

using namespace manueline;

azul::State new_game(AzulGame, int number) {
    return azul::new_state({2 + number % 3, number / 3 % 2 == 1, NATURE});
}

duel::State new_game(DuelGame, int number) {
    return duel::new_state({0, 3 + number % 2, NATURE});
}

const levels::Play& play_of(const levels::Level& level, AzulGame) { return level.azul; }
const levels::Play& play_of(const levels::Level& level, DuelGame) { return level.duel; }

// The moves of the levels that look at few nodes, which are those with mistakes.
template <class Evaluator>
void print_levels(const typename Evaluator::State& view, std::uint64_t seed) {
    using Game = typename Evaluator::Game;
    for (const levels::Level& level : levels::LEVELS)
        if (const levels::Play& play = play_of(level, Game{}); play.nodes < 100)
            std::printf(" %d", levels::choose<Evaluator>(play, view, Game::turn(view), seed));
}

// Of every ninth decision of random games the best move, its visits and its utility to the bit.
template <class Evaluator, class LevelEvaluator>
void print_moves(const char* name, int positions, long nodes) {
    using Game = typename Evaluator::Game;
    Rng rng(1);
    for (int game = 0, decisions = 0; positions; ++game) {
        auto state = new_game(Game{}, game);
        for (int id; positions && (id = sample_move<Game>(state, rng)) != NO_MOVE;) {
            if (Game::turn(state) >= 0 && ++decisions % 9 == 0) {
                --positions;
                search::Tree<Evaluator> tree(view_of(state), Game::turn(state), rng.next());
                tree.run({0, nodes});
                const auto best = tree.report()[0];
                std::printf("%s %d %ld %a", name, best.id, best.visits, best.utility);
                print_levels<LevelEvaluator>(view_of(state), rng.next());
                std::printf("\n");
            }
            NoEvents no_events;
            Game::apply(state, id, no_events);
        }
    }
}

}  // namespace

int main(int count, char** arguments) {
    if (count < 2) return 2;
    const std::string folder = arguments[1];
    const int positions = count > 2 ? std::stoi(arguments[2]) : 200;
    const long nodes = count > 3 ? std::stol(arguments[3]) : 200;
    search::load_azul_weights(read_bytes(folder + "/azul.weights"));
    search::load_azul_weights(read_bytes(folder + "/azul-positions.weights"));
    search::load_duel_weights(read_bytes(folder + "/duel.weights"));
    search::load_duel_weights(duel_network_file(folder));
    print_moves<search::AzulNetworkEvaluator, search::AzulEvaluator>("azul", positions, nodes);
    print_moves<search::DuelNetworkEvaluator, search::DuelEvaluator>("duel", positions, nodes);
    return 0;
}
