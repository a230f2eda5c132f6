// The extension manueline.core._core.
#include <nanobind/stl/array.h>

#include "bind.hpp"

namespace manueline {

namespace {

// Our errors as those of the Python core, so that a caller needs to know one kind only.
void translate(const std::exception_ptr& thrown, void*) {
    const auto raise = [](const char* name, const char* code, const char* message) {
        const nb::object kind = nb::module_::import_("manueline.games.base").attr(name);
        PyErr_SetObject(kind.ptr(), kind(code, message).ptr());
    };
    try {
        std::rethrow_exception(thrown);
    } catch (const IllegalMove& error) {
        raise("IllegalMove", "illegal-id", error.what());
    } catch (const NotationError& error) {
        raise("NotationError", error.code.c_str(), error.what());
    }
}

// From words that are all zero the generator would never leave zero.
Rng rng_of(const Rng::Words& words) {
    if (words == Rng::Words{}) throw nb::value_error("the words of a generator are not all zero");
    return Rng::of(words);
}

}  // namespace

}  // namespace manueline

NB_MODULE(_core, module) {
    using namespace manueline;
    module.doc() = "The rules and the search of both games, compiled; use it as manueline.core.";
    // Positions that a cache still holds when Python ends are no fault worth telling.
    nb::set_leak_warnings(false);
    nb::register_exception_translator(translate);
    nb::class_<Rng>(module, "Rng")
        .def(nb::init<std::uint64_t>(), nb::arg("seed"))
        .def("next", &Rng::next)
        .def("below", [](Rng& rng, Count n) {
            if (n < 1) throw nb::value_error("there is no number below 0");
            if (n > std::numeric_limits<std::uint32_t>::max())
                throw nb::value_error("numbers are drawn below at most 2**32 - 1");
            return rng.below(static_cast<std::uint32_t>(n.value));
        }, nb::arg("n"))
        .def("fraction", &Rng::fraction)
        .def_prop_ro("words", &Rng::words)
        .def_static("of", &rng_of, nb::arg("words"))
        .def("__getstate__", &Rng::words)
        .def("__setstate__",
             [](Rng& rng, const Rng::Words& words) { new (&rng) Rng(rng_of(words)); })
        .def("__eq__", [](const Rng& rng, const nb::object& other) {
            return nb::isinstance<Rng>(other) && rng == nb::cast<const Rng&>(other);
        });
    bind_azul(module);
    bind_duel(module);
    bind_batch(module);
    bind_search(module);
    bind_levels(module);
}
