// The noise that varies the play of playouts: a number for each choice of a turn.
#pragma once

#include <cstdint>

#include "manueline/rng.hpp"

namespace manueline::search {

// A turn takes one number from the generator, however many choices it has, and a choice's noise
// does not depend on what other choices there are. So two games with one seed that differ a little
// go on alike, and comparing them has a small error.
class Noise {
public:
    explicit Noise(Rng& rng) : turn_(rng.next()) {}

    // From 0 up to, but not including, 1; the finish of MurmurHash3.
    float operator()(int choice) const {
        std::uint64_t mixed = turn_ + static_cast<std::uint64_t>(choice) * 0x9e3779b97f4a7c15;
        mixed = (mixed ^ mixed >> 33) * 0xff51afd7ed558ccd;
        mixed = (mixed ^ mixed >> 33) * 0xc4ceb9fe1a85ec53;
        return static_cast<float>(mixed >> 40) * 0x1p-24f;
    }

private:
    std::uint64_t turn_;
};

}  // namespace manueline::search
