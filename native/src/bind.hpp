// What the bindings of both games share: a state as an immutable Python value.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <atomic>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "casters.hpp"
#include "manueline/observation.hpp"
#include "manueline/outcome.hpp"
#include "manueline/play.hpp"

namespace manueline {

namespace nb = nanobind;

using PointsTuple = std::tuple<std::string, int, int, int>;

inline void at_least_one(long count, const char* what) {
    if (count < 1)
        throw nb::value_error((std::string("there must be one or more ") + what).c_str());
}

// Works without the interpreter lock, and so on a copy of the generator: another thread may use
// the same one meanwhile.
template <class Work>
auto unlocked(Rng& rng, Work&& work) {
    Rng own = rng;
    const auto result = [&] {
        const nb::gil_scoped_release released;
        return work(own);
    }();
    rng = own;
    return result;
}

template <class Game>
nb::object outcome_of(const typename Game::State& state) {
    if (Game::turn(state) != OVER) return nb::none();
    const Outcome outcome = Game::outcome(state);
    nb::list scores, ranks;
    for (int player = 0; player < outcome.players; ++player) {
        scores.append(outcome.scores[player]);
        ranks.append(outcome.ranks[player]);
    }
    nb::object tie_break = nb::none();
    if (!outcome.tie_break.empty())
        tie_break = nb::str(outcome.tie_break.data(), outcome.tie_break.size());
    return nb::module_::import_("manueline.games.base")
        .attr("Outcome")(nb::tuple(scores), nb::tuple(ranks), tie_break);
}

template <class Game>
std::vector<int> legal_ids(const typename Game::State& state) {
    std::vector<int> ids;
    if (Game::turn(state) == NATURE) {
        const Chance chance = Game::chance(state);
        ids.assign(chance.ids.begin(), chance.ids.begin() + chance.count);
    } else if (Game::turn(state) != OVER) {
        Game::for_each_legal(state, [&](int id) { ids.push_back(id); });
    }
    return ids;
}

// Arrays are numpy's. Only the extra `research` brings it, and the error names that.
inline void need_numpy() {
    static std::atomic<bool> found = false;
    if (found) return;
    nb::module_::import_("manueline.extras")
        .attr("require")("research", "an array of the native core", "numpy");
    found = true;
}

// What a seat may know of this position, as one row of a learner's numbers.
template <class Game>
nb::ndarray<nb::numpy, Value, nb::ndim<1>> observed(const typename Game::State& state,
                                                   Number viewer) {
    if (viewer < 0 || viewer >= Game::players(state))
        throw nb::value_error("there is no such seat to observe from");
    need_numpy();
    const auto size = static_cast<std::size_t>(Game::observation_size(state));
    auto* data = new Value[size];
    const nb::capsule owner(data, [](void* held) noexcept { delete[] static_cast<Value*>(held); });
    Game::observe(state, viewer, {data, size});
    return {data, {size}, owner};
}

template <class Game>
nb::class_<typename Game::State> bind_state(nb::module_& module, const char* name) {
    using State = typename Game::State;
    return nb::class_<State>(module, name)
        .def_prop_ro("text", &Game::text)
        .def_prop_ro("phase", &Game::phase)
        .def_prop_ro("players", &Game::players)
        .def_prop_ro("round", &Game::round)
        .def_prop_ro("action_count", &Game::action_count)
        .def_prop_ro("turn",
                     [](const State& state) -> std::optional<int> {
                         const int turn = Game::turn(state);
                         return turn == OVER ? std::nullopt : std::optional(turn);
                     })
        .def_prop_ro("is_over", [](const State& state) { return Game::turn(state) == OVER; })
        .def_prop_ro("scores",
                     [](const State& state) {
                         nb::list scores;
                         for (int player = 0; player < Game::players(state); ++player)
                             scores.append(Game::score(state, player));
                         return nb::tuple(scores);
                     })
        .def_prop_ro("outcome", &outcome_of<Game>)
        .def("legal_ids", &legal_ids<Game>)
        .def("is_legal",
             [](const State& state, Number id) { return Game::is_legal(state, id); },
             nb::arg("move_id"))
        .def("chance",
             [](const State& state) {
                 const Chance chance = Game::chance(state);
                 std::vector<std::pair<int, double>> weighed;
                 weighed.reserve(static_cast<std::size_t>(chance.count));
                 for (int index = 0; index < chance.count; ++index)
                     weighed.emplace_back(chance.ids[index], chance.weights[index]);
                 return weighed;
             })
        .def("observe", &observed<Game>, nb::arg("viewer"))
        .def("play",
             [](const State& state, Number id) {
                 State after = state;
                 NoEvents no_events;
                 play<Game>(after, id, no_events);
                 return after;
             },
             nb::arg("move_id"))
        .def("play_with_points",
             [](const State& state, Number id) {
                 State after = state;
                 ScoreEvents sink;
                 play<Game>(after, id, sink);
                 std::vector<PointsTuple> points;
                 for (int index = 0; index < sink.count; ++index) {
                     const ScoreEvent& event = sink.events[index];
                     points.emplace_back(POINTS_NAMES[static_cast<std::size_t>(event.kind)],
                                         event.player, event.points, event.detail);
                 }
                 return std::pair(after, points);
             },
             nb::arg("move_id"))
        .def("sample_move",
             [](const State& state, Rng& rng) -> std::optional<int> {
                 const int id = sample_move<Game>(state, rng);
                 return id == NO_MOVE ? std::nullopt : std::optional(id);
             },
             nb::arg("rng"))
        .def("play_out",
             [](const State& state, Rng& rng) {
                 State after = state;
                 const long moves =
                     unlocked(rng, [&](Rng& own) { return play_out<Game>(after, own); });
                 return std::pair(after, moves);
             },
             nb::arg("rng"))
        .def("roll_out",
             [](const State& state, Number games, Rng& rng) {
                 at_least_one(games, "games");
                 const Rollouts result =
                     unlocked(rng, [&](Rng& own) { return roll_out<Game>(state, games, own); });
                 const auto utility = result.utility.begin();
                 return std::pair(std::vector<double>(utility, utility + Game::players(state)),
                                  result.moves);
             },
             nb::arg("games"), nb::arg("rng"))
        .def("__copy__", [](nb::object self) { return self; })
        .def("__deepcopy__", [](nb::object self, nb::handle) { return self; }, nb::arg("memo"))
        .def("__eq__",
             [](const State& state, const nb::object& other) {
                 return nb::isinstance<State>(other) && state == nb::cast<const State&>(other);
             })
        .def("__hash__",
             [](const State& state) { return nb::hash(nb::str(Game::text(state).c_str())); })
        .def("__repr__", [](const State& state) {
            return std::string("<").append(Game::text(state)).append(">");
        });
}

void bind_azul(nb::module_& module);
void bind_duel(nb::module_& module);
void bind_batch(nb::module_& module);
void bind_search(nb::module_& module);
void bind_levels(nb::module_& module);

}  // namespace manueline
