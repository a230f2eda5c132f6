// Azul's half of the extension.
#include "manueline/azul/game.hpp"

#include "bind.hpp"

namespace manueline {

void bind_azul(nb::module_& module) {
    bind_state<AzulGame>(module, "AzulState")
        .def_static(
            "new",
            [](Number players, const Text& wall, std::optional<Number> start) {
                const auto side = text::index_of(azul::WALLS, wall.value);
                if (!side) throw NotationError("bad-option", "the wall is coloured or grey (A5)");
                if (start && *start < 0)
                    throw NotationError("bad-option", "there is no such seat to start (A6)");
                return azul::new_state({players, *side == 1, start ? *start : NATURE});
            },
            nb::arg("players") = 2, nb::arg("wall") = "coloured", nb::arg("start") = nb::none())
        .def_static("from_text",
                    [](const Text& text) { return azul::parse_position(text.value); },
                    nb::arg("text"))
        .def("__getstate__", &azul::write_position)
        .def("__setstate__", [](azul::State& state, const Text& text) {
            new (&state) azul::State(azul::parse_position(text.value));
        });
}

}  // namespace manueline
