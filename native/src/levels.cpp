// The levels of both games, as Python sees them.
#include "manueline/levels/choosing.hpp"

#include "bind.hpp"

namespace manueline {

namespace {

using levels::Level;
using levels::Play;

const Play& play_of(const Level& level, AzulGame) { return level.azul; }
const Play& play_of(const Level& level, DuelGame) { return level.duel; }

nb::object play_values(const Play& play) {
    const levels::Mistakes& mistakes = play.mistakes;
    return nb::module_::import_("manueline.core.results")
        .attr("Play")(play.nodes, mistakes.misjudges, mistakes.forgets_floor,
                      mistakes.overvalues_lines, mistakes.overlooks_threats,
                      mistakes.forgets_plates);
}

// Name, description, and how it plays Azul and Duel.
nb::list table() {
    nb::list rows;
    for (const Level& level : levels::LEVELS)
        rows.append(nb::make_tuple(nb::str(level.name.data(), level.name.size()),
                                   nb::str(level.description.data(), level.description.size()),
                                   play_values(level.azul), play_values(level.duel)));
    return rows;
}

template <class Evaluator>
int move(const std::string& level, const typename Evaluator::State& view, Number viewer,
         std::uint64_t seed) {
    using Game = typename Evaluator::Game;
    const Play& play = play_of(levels::level_of(level), Game{});
    const nb::gil_scoped_release released;
    return levels::choose<Evaluator>(play, view, viewer, seed);
}

using Tried = std::optional<std::vector<std::tuple<Number, double, double>>>;

// The ids of moves as they seem good to a level, the best first: of those that a search has tried,
// with the points expected for the mover and for the best other player, or of all by this turn.
template <class Evaluator>
std::vector<int> order(const std::string& level, const typename Evaluator::State& view,
                       std::uint64_t view_seed, const Tried& tried) {
    using Game = typename Evaluator::Game;
    if (Game::turn(view) < 0) throw nb::value_error("no player is to move here");
    std::vector<levels::Candidate> moves;
    if (tried)
        for (const auto& [id, own, others] : *tried) {
            if (!Game::is_legal(view, id)) throw IllegalMove(id);
            moves.push_back({id, static_cast<float>(own), static_cast<float>(others)});
        }
    else
        moves = levels::valued<Evaluator>(view);
    const Play& play = play_of(levels::level_of(level), Game{});
    std::vector<int> ids;
    for (const auto& move : levels::ranked<Evaluator>(play.mistakes, view, view_seed, moves))
        ids.push_back(move.id);
    return ids;
}

template <class Evaluator>
void bind(nb::module_& module, const std::string& game) {
    module.def((game + "_level_move").c_str(), &move<Evaluator>, nb::arg("level"), nb::arg("view"),
               nb::arg("viewer"), nb::arg("seed"));
    module.def((game + "_level_order").c_str(), &order<Evaluator>, nb::arg("level"),
               nb::arg("view"), nb::arg("view_seed"), nb::arg("tried") = nb::none());
}

}  // namespace

void bind_levels(nb::module_& module) {
    module.def("level_table", &table);
    bind<search::AzulEvaluator>(module, "azul");
    bind<search::DuelEvaluator>(module, "duel");
}

}  // namespace manueline
