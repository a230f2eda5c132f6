// Files, for programs; the library itself reads none.
#pragma once

#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>

namespace manueline {

inline std::string read_bytes(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) throw std::runtime_error("cannot read " + path);
    return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace manueline
