// A small network: features, one hidden layer of rectified linear units, and one output.
#pragma once

#include <algorithm>
#include <array>

namespace manueline::search {

inline constexpr int HIDDEN_UNITS = 64;

template <int inputs, int hidden = HIDDEN_UNITS>
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

// How the network's number is read in one kind of game at one stage: fitted to finished games.
struct Calibration {
    float offset;  // points to come = offset + slope * network
    float slope;
    float spread;  // the standard deviation of a final score from what was expected
    float scale;   // winning chances are proportional to exp(expected final score / scale)

    float points(float network) const { return offset + slope * network; }
};

// Before anything is fitted.
inline constexpr Calibration UNFITTED{0, 1, 15, 10};

}  // namespace manueline::search
