// The mistakes of the levels do what their names say.
#include <cstdio>
#include <string>
#include <vector>

#include "checks.hpp"
#include "manueline/levels/choosing.hpp"
#include "manueline/play.hpp"
#include "manueline/read_bytes.hpp"

namespace {

using namespace manueline;
using levels::Candidate;
using levels::Mistakes;

// The first of the moves for a player who makes these mistakes.
template <class Evaluator>
int chosen(const Mistakes& mistakes, const typename Evaluator::State& view,
           const std::vector<Candidate>& moves) {
    return levels::ranked<Evaluator>(mistakes, view, 1, moves)[0].id;
}

// Three blue tiles to line 1 complete it and put two on the floor line, which costs more than the
// line brings; a yellow one to line 2 costs nothing.
void completing_a_line_at_a_loss() {
    const auto view = azul::parse_position(
        "azul2c 1 offer 1 1 BBBW/BYRR/YRWW/BYRW/RRKW -:* 15.17.14.19.15 0.0.0.0.0 "
        "0;-/-/-/-/-;...../...../...../...../.....;- 0;-/-/-/-/-;...../...../...../...../.....;-");
    const int blue = azul::take_id({1, 0, 0}), yellow = azul::take_id({3, 1, 1});
    const search::AzulEvaluator evaluator(view);
    std::vector<Candidate> moves;
    for (const int id : {yellow, blue}) moves.push_back({id, evaluator.value(view, id), 0});
    const auto choice = [&](const Mistakes& mistakes) {
        return chosen<search::AzulEvaluator>(mistakes, view, moves);
    };
    require(choice({}) == yellow, "who makes no mistake", "completes a line at a loss");
    require(choice({.forgets_floor = 1}) == blue, "who forgets the floor", "avoids it");
    require(choice({.overvalues_lines = 1}) == blue, "who overvalues lines", "leaves one");
    const auto parts = levels::parts_of(evaluator, view, blue);
    require(parts.floor == 2 && parts.line > 1 && parts.line < 2, "the parts of a take", "differ");
}

// One move brings more, after the other the opponent gets less.
void overlooking_a_threat() {
    const auto view = azul::parse_position(
        "azul2c 1 offer 1 1 BBBW/BYRR/YRWW/BYRW/RRKW -:* 15.17.14.19.15 0.0.0.0.0 "
        "0;-/-/-/-/-;...../...../...../...../.....;- 0;-/-/-/-/-;...../...../...../...../.....;-");
    const int greedy = azul::take_id({1, 0, 0}), careful = azul::take_id({3, 1, 1});
    const std::vector<Candidate> moves{{greedy, 40, 50}, {careful, 38, 30}};
    const auto choice = [&](const Mistakes& mistakes) {
        return chosen<search::AzulEvaluator>(mistakes, view, moves);
    };
    require(choice({}) == careful, "who sees threats", "ignores one");
    require(choice({.overlooks_threats = 1}) == greedy, "who overlooks threats", "sees one");
}

azul::State new_game(AzulGame) { return azul::new_state({2, false, NATURE}); }
duel::State new_game(DuelGame) { return duel::new_state({0, 3, NATURE}); }

// The positions of random games in which a player moves, as that player sees them.
template <class Evaluator, class Visit>
void for_each_view(Visit&& visit) {
    using Game = typename Evaluator::Game;
    Rng rng(5);
    for (int game = 0; game < 10; ++game) {
        auto state = new_game(Game{});
        for (int id; (id = sample_move<Game>(state, rng)) != NO_MOVE;) {
            if (Game::turn(state) >= 0) visit(view_of(state));
            NoEvents no_events;
            Game::apply(state, id, no_events);
        }
    }
}

// What the choices of a player in random games put on the floor line or break, in points.
template <class Evaluator>
float floor_costs(const Mistakes& mistakes) {
    float costs = 0;
    for_each_view<Evaluator>([&](const auto& view) {
        const int id = chosen<Evaluator>(mistakes, view, levels::valued<Evaluator>(view));
        costs += levels::parts_of(Evaluator(view), view, id).floor;
    });
    return costs;
}

template <class Evaluator>
void forgetting_costs_points(const char* game) {
    const float careful = floor_costs<Evaluator>({});
    const float forgetful = floor_costs<Evaluator>({.forgets_floor = 1});
    std::printf("%s: %g points lost on the floor, %g by who forgets it\n", game, careful,
                forgetful);
    require(forgetful > 1.5f * careful, game, "forgetting the floor costs little");
}

// D14, D15: how often plates and chips are taken.
int plates_taken(const Mistakes& mistakes) {
    int count = 0;
    for_each_view<search::DuelEvaluator>([&](const duel::State& view) {
        if (view.phase != duel::Phase::acquire) return;
        const int id = chosen<search::DuelEvaluator>(
            mistakes, view, levels::valued<search::DuelEvaluator>(view));
        count += id >= duel::CHIP_ID && id < duel::DRAW_ID;
    });
    return count;
}

void forgetting_plates() {
    const int usual = plates_taken({}), forgetful = plates_taken({.forgets_plates = 1});
    std::printf("duel: %d plates and chips taken, %d by who forgets them\n", usual, forgetful);
    require(forgetful < usual / 2, "who forgets plates", "takes them");
}

void errors_have_the_size_that_they_should() {
    Rng rng(3);
    double sum = 0, squares = 0;
    constexpr int TURNS = 20000;
    for (int turn = 0; turn < TURNS; ++turn) {
        const search::Noise noise(rng);
        const double error = levels::standard_error(noise, turn % 300);
        sum += error;
        squares += error * error;
    }
    const double mean = sum / TURNS, variance = squares / TURNS - mean * mean;
    std::printf("errors: mean %.3f, variance %.3f\n", mean, variance);
    require(mean > -0.03 && mean < 0.03 && variance > 0.95 && variance < 1.05, "errors", "wrong");
}

}  // namespace

int main(int count, char** arguments) {
    if (count < 2) return 2;
    const std::string folder = arguments[1];
    search::SharedWeights<search::AzulWeights>::load(read_bytes(folder + "/azul.weights"));
    search::SharedWeights<search::DuelWeights>::load(read_bytes(folder + "/duel.weights"));
    completing_a_line_at_a_loss();
    overlooking_a_threat();
    forgetting_costs_points<search::AzulEvaluator>("azul");
    forgetting_costs_points<search::DuelEvaluator>("duel");
    forgetting_plates();
    errors_have_the_size_that_they_should();
    return 0;
}
