// Azul Duel's half of the extension.
#include "manueline/duel/game.hpp"

#include "bind.hpp"

namespace manueline {

duel::Options duel_options(const std::vector<Text>& tablets, std::optional<Number> start) {
    duel::Options options;
    if (start && *start != 0 && *start != 1)
        throw NotationError("bad-option", "the seats of Azul Duel are 1 and 2 (D1)");
    options.start = start ? *start : NATURE;
    options.tablet_count = static_cast<int>(tablets.size());
    if (tablets.size() == 1 && (tablets[0].value == "draw3" || tablets[0].value == "draw4")) {
        options.tablet_count = tablets[0].value.back() - '0';
        return options;
    }
    unsigned used = 0;
    for (const Text& name : tablets) {
        const auto side = text::index_of(duel::SIDES, name.value);
        if (!side || (used >> (*side & ~1) & 0b11)) used = 0x100;
        used |= 1u << side.value_or(0);
    }
    if (tablets.size() < 3 || used > 0xff)
        throw NotationError("bad-option", "choose three or four sides of different tablets, "
                                          "or draw3 or draw4 (D8)");
    options.tablets = static_cast<std::uint8_t>(used);
    return options;
}

namespace {

// Without options the sides in the text are those of the game.
duel::State from_text(const Text& shown, std::optional<std::vector<Text>> tablets) {
    text::check_length(shown.value);
    if (!tablets) {
        tablets.emplace();
        const auto parts = text::split(shown.value, ' ');
        if (parts.size() > 1)
            for (const auto name : text::split(parts[1], '+'))
                tablets->push_back({std::string(name)});
    }
    return duel::parse_position(shown.value, duel_options(*tablets, std::nullopt));
}

int viewer_of(std::optional<Number> player) {
    if (player && *player != 0 && *player != 1)
        throw NotationError("bad-view", "the seats of Azul Duel are 1 and 2 (D1)");
    return player ? *player : duel::SPECTATOR;
}

}  // namespace

void bind_duel(nb::module_& module) {
    std::vector<std::string> first_game;
    first_game.reserve(duel::FIRST_GAME.size());
    for (const int side : duel::FIRST_GAME) first_game.emplace_back(duel::SIDES[side]);
    bind_state<DuelGame>(module, "DuelState")
        .def_static(
            "new",
            [](const std::vector<Text>& tablets, std::optional<Number> start) {
                return duel::new_state(duel_options(tablets, start));
            },
            nb::arg("tablets") = first_game, nb::arg("start") = nb::none())
        .def_static("from_text", &from_text, nb::arg("text"), nb::arg("tablets") = nb::none())
        .def("mask",
             [](const duel::State& state, std::optional<Number> player) {
                 return duel::masked(state, viewer_of(player));
             },
             nb::arg("player").none())
        .def("fill",
             [](const duel::State& state, std::optional<Number> player, Rng& rng) {
                 return duel::filled(state, viewer_of(player), rng);
             },
             nb::arg("player").none(), nb::arg("rng"))
        .def("__getstate__",
             [](const duel::State& state) {
                 return std::pair(duel::write_position(state), int{state.tablet_count});
             })
        .def("__setstate__", [](duel::State& state, const std::pair<Text, Number>& kept) {
            const auto& [text, tablet_count] = kept;
            if (tablet_count != 3 && tablet_count != 4)
                throw NotationError("bad-option", "three or four tablets are in play (D8)");
            new (&state)
                duel::State(duel::parse_position(text.value, {0, tablet_count, NATURE}));
        });
}

}  // namespace manueline
