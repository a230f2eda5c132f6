// Python's numbers and texts as arguments. Whatever their size or characters they reach the check
// that can say what is wrong with them, instead of being refused as a wrong type.
#pragma once

#include <nanobind/nanobind.h>

#include <limits>
#include <string>

namespace manueline {

// A whole number. One that `Value` cannot hold becomes the nearest one it can, which is never an
// id or a seat.
template <class Value>
struct Clamped {
    Value value{};
    operator Value() const { return value; }
};

using Number = Clamped<int>;
using Count = Clamped<long>;

// UTF-8. A lone surrogate, which UTF-8 does not have, becomes bytes that occur in no notation.
struct Text {
    std::string value;
};

}  // namespace manueline

namespace nanobind::detail {

template <class T>
struct type_caster<manueline::Clamped<T>> {
    NB_TYPE_CASTER(manueline::Clamped<T>, const_name("int"))

    bool from_python(handle source, std::uint32_t, cleanup_list*) noexcept {
        if (!PyIndex_Check(source.ptr())) return false;
        const object whole = steal(PyNumber_Index(source.ptr()));
        if (!whole.is_valid()) {
            PyErr_Clear();
            return false;
        }
        using Limits = std::numeric_limits<T>;
        int overflow = 0;
        const long long given = PyLong_AsLongLongAndOverflow(whole.ptr(), &overflow);
        if (overflow < 0 || (!overflow && given < Limits::min()))
            value.value = Limits::min();
        else if (overflow > 0 || given > Limits::max())
            value.value = Limits::max();
        else
            value.value = static_cast<T>(given);
        return true;
    }
};

template <>
struct type_caster<manueline::Text> {
    NB_TYPE_CASTER(manueline::Text, const_name("str"))

    bool from_python(handle source, std::uint32_t, cleanup_list*) noexcept {
        if (!PyUnicode_Check(source.ptr())) return false;
        const object bytes =
            steal(PyUnicode_AsEncodedString(source.ptr(), "utf-8", "surrogatepass"));
        if (!bytes.is_valid()) {
            PyErr_Clear();
            return false;
        }
        value.value.assign(PyBytes_AsString(bytes.ptr()),
                           static_cast<std::size_t>(PyBytes_Size(bytes.ptr())));
        return true;
    }
};

}  // namespace nanobind::detail
