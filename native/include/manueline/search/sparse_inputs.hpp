// The inputs of a position network: the numbers of those that are on. All others are off.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <span>

#include "manueline/search/feature_layout.hpp"

namespace manueline::search {

template <int most>
class SparseInputs {
public:
    void turn_on(FeatureBlock block, int index, int offset = 0) {
        assert(index >= 0 && index < block.size && count_ < most);
        numbers_[static_cast<std::size_t>(count_++)] =
            static_cast<std::uint16_t>(offset + block.first + index);
    }

    std::span<const std::uint16_t> numbers() const {
        return {numbers_.data(), static_cast<std::size_t>(count_)};
    }

private:
    std::array<std::uint16_t, most> numbers_;
    int count_ = 0;
};

}  // namespace manueline::search
