// The search of both games, as Python sees it.
#include "manueline/search/azul_evaluator.hpp"
#include "manueline/search/duel_evaluator.hpp"
#include "manueline/search/playouts.hpp"
#include "manueline/search/search.hpp"
#include "manueline/search/settings.hpp"
#include "manueline/search/solver.hpp"

#include <nanobind/stl/map.h>

#include <map>

#include "bind.hpp"

namespace manueline {

namespace {

nb::object result_type(const char* name) {
    return nb::module_::import_("manueline.core.results").attr(name);
}

nb::tuple for_each_seat(const search::ForPlayers& values, int players) {
    nb::list seats;
    for (int player = 0; player < players; ++player) seats.append(values[player]);
    return nb::tuple(seats);
}

template <class Search>
nb::list report(const Search& search) {
    const auto [moves, players] = [&] {
        const nb::gil_scoped_release released;
        return std::pair(search.report(), search.players());
    }();
    const nb::object type = result_type("TriedMove");
    nb::list rows;
    for (const auto& move : moves) {
        nb::list line;
        for (const int id : move.line) line.append(id);
        nb::object difference = nb::none(), difference_error = nb::none();
        if (move.difference) {
            difference = nb::float_(move.difference->mean);
            difference_error = nb::float_(move.difference->error);
        }
        rows.append(type(move.id, move.visits, for_each_seat(move.win, players),
                         for_each_seat(move.score, players), for_each_seat(move.spread, players),
                         move.error, move.utility, move.exact, nb::tuple(line),
                         difference, difference_error));
    }
    return rows;
}

// None if there is no solution within the budget.
nb::object solve(const azul::State& state, Count budget) {
    at_least_one(budget, "positions in the budget");
    const auto solution = [&] {
        const nb::gil_scoped_release released;
        return search::solve_for_outcome(state, budget);
    }();
    if (!solution) return nb::none();
    return result_type("Solution")(solution->id, for_each_seat(solution->end.win, 2),
                                   for_each_seat(solution->end.score, 2), solution->nodes);
}

// The same for the lead at the round's end.
nb::object solve_round(const azul::State& state, Count budget) {
    at_least_one(budget, "positions in the budget");
    const auto solution = [&] {
        const nb::gil_scoped_release released;
        return search::solve_for_points(state, budget);
    }();
    if (!solution) return nb::none();
    return result_type("RoundSolution")(solution->id, for_each_seat(solution->end.score, 2),
                                        solution->nodes);
}

// None stands for all moves, and so a list must name some.
std::vector<int> root_moves(const std::optional<std::vector<Number>>& moves) {
    if (!moves) return {};
    if (moves->empty()) throw nb::value_error("there must be one or more moves to search");
    return {moves->begin(), moves->end()};
}

using GivenSettings = std::map<std::string, double>;

search::Settings settings_of(const std::optional<GivenSettings>& given) {
    search::Settings settings;
    if (given)
        for (const auto& [name, value] : *given) settings.set(name, value);
    return settings;
}

// Every setting by its name: default, lowest and highest value.
nb::dict setting_table() {
    const nb::object type = result_type("SearchSetting");
    nb::dict table;
    for (const search::Setting& setting : search::SETTINGS)
        table[nb::str(setting.name.data(), setting.name.size())] =
            type(setting.standard, setting.lowest, setting.highest);
    return table;
}

// Every call waits for the tree without the interpreter lock, so that whoever holds the tree can
// go on.
template <class Evaluator>
void bind(nb::module_& module, const char* name) {
    using Bound = search::Search<Evaluator>;
    using State = typename Bound::State;
    using Unlocked = nb::call_guard<nb::gil_scoped_release>;
    nb::class_<Bound>(module, name)
        .def("__init__",
             [](Bound* search, const State& view, Number viewer, std::uint64_t seed,
                Count most_edges, const std::optional<std::vector<Number>>& moves,
                const std::optional<GivenSettings>& settings) {
                 new (search) Bound(view, viewer, seed, most_edges, root_moves(moves),
                                    settings_of(settings));
             },
             nb::arg("view"), nb::arg("viewer"), nb::arg("seed"),
             nb::arg("most_edges") = static_cast<long>(search::Tree<Evaluator>::MOST_EDGES),
             nb::arg("moves") = nb::none(), nb::arg("settings") = nb::none())
        .def("run",
             [](Bound& search, double seconds, Count nodes, double cpu, Number threads) {
                 return search.run({seconds, nodes, cpu}, threads);
             },
             nb::arg("seconds") = 0.0, nb::arg("nodes") = 0, nb::arg("cpu") = 0.0,
             nb::arg("threads") = 1, Unlocked())
        .def("stop", &Bound::stop)
        .def("advance", [](Bound& search, Number id) { return search.advance(id); },
             nb::arg("move_id"), Unlocked())
        .def("follow", &Bound::follow, nb::arg("view"), Unlocked())
        .def_prop_ro("nodes", &Bound::nodes, Unlocked())
        .def_prop_ro("edges", &Bound::edges, Unlocked())
        .def("report", &report<Bound>);
}

template <class Features, class Game>
std::vector<float> features(const typename Game::State& state, Number player) {
    if (player < 0 || player >= Game::players(state))
        throw nb::value_error("there is no such player");
    const Features found(state, player);
    return {found.values.begin(), found.values.end()};
}

// What a position network sees and says: the inputs that are on; of every seat, from the player to
// move on, the win logit and the points to come; and the logit of every legal move.
template <class Weights, class Inputs, class Policy, class Game>
nb::tuple ask_position_network(const typename Game::State& state) {
    const auto& network = search::SharedWeights<Weights>::get().network;
    const Inputs inputs(state);
    const auto hidden = network.hidden(inputs.numbers());
    const auto said = network.value(hidden);
    const auto policy = network.policy_of(hidden);
    nb::list on;
    for (const std::uint16_t input : inputs.numbers()) on.append(static_cast<int>(input));
    nb::dict logits;
    Game::for_each_legal(state, [&](int id) {
        logits[nb::int_(id)] = network.logit(policy, Policy::rows_of(state, id));
    });
    const int players = Game::players(state);
    return nb::make_tuple(on, for_each_seat(said.win, players), for_each_seat(said.points, players),
                          logits);
}

// Each player's mean final score and mean utility.
template <class Evaluator>
std::pair<std::vector<float>, std::vector<float>> play_outs(
    const typename Evaluator::Game::State& state, Number games, std::uint64_t seed) {
    at_least_one(games, "games");
    const nb::gil_scoped_release released;
    Rng rng(seed);
    const auto means = search::play_outs<Evaluator>(state, games, rng);
    const auto players = Evaluator::Game::players(state);
    return {{means.score.begin(), means.score.begin() + players},
            {means.utility.begin(), means.utility.begin() + players}};
}

// ValueError says why the bytes are refused.
template <void (*load)(std::string_view)>
void load_weights(const nb::bytes& file) {
    load({static_cast<const char*>(file.data()), file.size()});
}

}  // namespace

void bind_search(nb::module_& module) {
    module.attr("FORECAST_NODES") = search::FORECAST_NODES;
    module.def("load_azul_weights", &load_weights<search::load_azul_weights>, nb::arg("file"));
    module.def("load_duel_weights", &load_weights<search::load_duel_weights>, nb::arg("file"));
    module.def("search_settings", &setting_table);
    module.def("check_search_settings", [](const GivenSettings& given) { settings_of(given); },
               nb::arg("settings"));
    bind<search::AzulNetworkEvaluator>(module, "AzulSearch");
    bind<search::DuelNetworkEvaluator>(module, "DuelSearch");
    module.def("azul_solve", &solve, nb::arg("state"), nb::arg("budget"));
    module.def("azul_solve_round", &solve_round, nb::arg("state"), nb::arg("budget"));
    module.def("azul_features", &features<search::AzulFeatures, AzulGame>, nb::arg("state"),
               nb::arg("player"));
    module.def("duel_features", &features<search::DuelFeatures, DuelGame>, nb::arg("state"),
               nb::arg("player"));
    module.def("azul_position_network",
               &ask_position_network<search::AzulPositionWeights, search::AzulInputs,
                                     search::AzulPolicyLayout, AzulGame>,
               nb::arg("state"));
    module.def("duel_position_network",
               &ask_position_network<search::DuelPositionWeights, search::DuelInputs,
                                     search::DuelPolicyLayout, DuelGame>,
               nb::arg("state"));
    module.def("azul_playouts", &play_outs<search::AzulEvaluator>, nb::arg("state"),
               nb::arg("games"), nb::arg("seed"));
    module.def("duel_playouts", &play_outs<search::DuelEvaluator>, nb::arg("state"),
               nb::arg("games"), nb::arg("seed"));
}

}  // namespace manueline
