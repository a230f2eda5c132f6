// A small network: features, one hidden layer of rectified linear units, and one output.
#pragma once

#include <algorithm>
#include <array>

namespace manueline::search {

template <int inputs, int hidden>
struct Network {
    std::array<std::array<float, hidden>, inputs> first;
    std::array<float, hidden> second;
    std::array<float, inputs> direct;  // past the hidden layer

    // Most features are 0 and cost nothing.
    float operator()(const std::array<float, inputs>& features) const {
        std::array<float, hidden> sums{};
        float result = 0;
        for (int input = 0; input < inputs; ++input) {
            const float value = features[input];
            if (value == 0) continue;
            result += value * direct[input];
            for (int unit = 0; unit < hidden; ++unit) sums[unit] += value * first[input][unit];
        }
        for (int unit = 0; unit < hidden; ++unit) result += std::max(sums[unit], 0.0f) * second[unit];
        return result;
    }
};

}  // namespace manueline::search
