// Batches of games as numpy arrays.
#include "manueline/batch.hpp"

#include <nanobind/ndarray.h>

#include "bind.hpp"
#include "manueline/azul/game.hpp"
#include "manueline/duel/game.hpp"

namespace manueline {

namespace {

using Actions = nb::ndarray<const std::int32_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Seats = nb::ndarray<const std::int8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Rows = nb::ndarray<Value, nb::ndim<2>, nb::c_contig, nb::device::cpu>;

// A view of memory that the batch owns and changes with every step.
template <class Value>
nb::object view(nb::handle owner, const Value* data, std::initializer_list<std::size_t> shape) {
    need_numpy();
    return nb::cast(nb::ndarray<nb::numpy, const Value>(data, shape, owner),
                    nb::rv_policy::reference);
}

template <class Game>
void bind_one(nb::module_& module, const char* name) {
    using Games = Batch<Game>;
    using State = typename Game::State;
    using Unlocked = nb::call_guard<nb::gil_scoped_release>;
    const auto sizes = [](const Games& batch) { return static_cast<std::size_t>(batch.size()); };
    nb::class_<Games>(module, name)
        .def(nb::init<const State&, Number, std::uint64_t, Number, bool>(), nb::arg("start"),
             nb::arg("games"), nb::arg("seed"), nb::arg("threads") = 1,
             nb::arg("auto_reset") = true)
        .def("__len__", &Games::size)
        .def_prop_ro("players", &Games::players)
        .def_prop_ro("action_count", &Games::action_count)
        .def("reset", &Games::reset, Unlocked())
        .def("step",
             [](Games& batch, const Actions& actions) {
                 const std::span given(actions.data(), actions.size());
                 const nb::gil_scoped_release release;
                 batch.step(given);
             },
             nb::arg("actions").noconvert())
        .def("sample_actions",
             [](Games& batch) {
                 need_numpy();
                 const auto size = static_cast<std::size_t>(batch.size());
                 auto* data = new std::int32_t[size];
                 const nb::capsule owner(
                     data, [](void* held) noexcept { delete[] static_cast<std::int32_t*>(held); });
                 {
                     const nb::gil_scoped_release release;
                     batch.sample_actions({data, size});
                 }
                 return nb::ndarray<nb::numpy, std::int32_t, nb::ndim<1>>(data, {size}, owner);
             })
        .def_prop_ro("observation_size", &Games::observation_size)
        .def("observe",
             [](Games& batch, const Seats& seats, const Rows& rows) {
                 if (rows.shape(0) != seats.shape(0))
                     throw nb::value_error("there must be one row for every seat");
                 const std::span from(seats.data(), seats.size());
                 const std::span to(rows.data(), rows.size());
                 const nb::gil_scoped_release release;
                 batch.observe(from, to);
             },
             nb::arg("seats").noconvert(), nb::arg("rows").noconvert())
        .def("ended", [](const Games& batch, Number game) { return batch.ended(game); },
             nb::arg("game"), Unlocked())
        .def("state", [](const Games& batch, Number game) { return batch.state(game); },
             nb::arg("game"), Unlocked())
        .def("set_state",
             [](Games& batch, Number game, const State& state) { batch.set_state(game, state); },
             nb::arg("game"), nb::arg("state"), Unlocked())
        .def_prop_ro("states",
                     [=](nb::handle self) {
                         const auto& batch = nb::cast<const Games&>(self);
                         return view(self,
                                     reinterpret_cast<const std::uint8_t*>(batch.states().data()),
                                     {sizes(batch), sizeof(State)});
                     })
        .def_prop_ro("turn",
                     [=](nb::handle self) {
                         const auto& batch = nb::cast<const Games&>(self);
                         return view(self, batch.turn().data(), {sizes(batch)});
                     })
        .def_prop_ro("done",
                     [=](nb::handle self) {
                         const auto& batch = nb::cast<const Games&>(self);
                         return view(self, batch.done().data(), {sizes(batch)});
                     })
        .def_prop_ro("legal",
                     [=](nb::handle self) {
                         const auto& batch = nb::cast<const Games&>(self);
                         const auto actions = static_cast<std::size_t>(batch.action_count());
                         return view(self, batch.legal().data(), {sizes(batch), actions});
                     })
        .def_prop_ro("scores",
                     [=](nb::handle self) {
                         const auto& batch = nb::cast<const Games&>(self);
                         return view(self, batch.scores().data(),
                                     {sizes(batch), static_cast<std::size_t>(batch.players())});
                     })
        .def_prop_ro("rewards", [=](nb::handle self) {
            const auto& batch = nb::cast<const Games&>(self);
            return view(self, batch.rewards().data(),
                        {sizes(batch), static_cast<std::size_t>(batch.players())});
        });
}

}  // namespace

void bind_batch(nb::module_& module) {
    bind_one<AzulGame>(module, "AzulBatch");
    bind_one<DuelGame>(module, "DuelBatch");
}

}  // namespace manueline
