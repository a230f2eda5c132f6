// Weights of Azul's evaluation, fitted to games of the search against itself.
// Written by bench/fit_evaluation.py; do not edit.
#pragma once

#include <array>

namespace manueline::search {

struct AzulWeights {
    static constexpr int STAGES = 5;
    static constexpr std::array<float, STAGES> SCALES{9.5f, 8.0f, 7.0f, 5.5f, 5.5f};
    static constexpr std::array<std::array<float, 24>, STAGES> WEIGHTS{{
    {2.313f, 2.257f, 3.632f, 5.794f, -6.741f, 0.733f, 1.087f, -0.990f, 0.000f, -0.064f, 0.000f, 0.000f, 0.000f, 0.000f, -3.195f, -0.941f, 1.310f, 0.179f, 4.017f, 2.681f, 1.200f, 0.000f, 0.000f, -0.064f},
    {2.239f, -1.177f, -2.167f, -4.208f, -4.379f, 0.356f, 0.917f, 1.210f, -0.838f, 1.221f, 0.624f, 0.000f, 0.000f, 0.000f, -10.948f, -4.213f, -2.102f, -0.056f, 1.972f, 2.443f, 1.250f, 0.000f, 0.000f, 2.470f},
    {0.443f, -1.096f, -2.163f, -3.740f, -4.525f, -0.815f, -1.556f, -2.342f, -1.432f, 1.332f, 0.738f, 0.135f, 0.000f, 0.000f, -12.735f, -5.875f, -2.842f, -1.001f, 0.983f, 1.795f, 1.358f, 0.000f, 0.000f, 3.212f},
    {0.651f, -1.998f, -3.073f, -4.608f, -5.244f, -1.655f, -3.466f, -5.505f, -6.599f, 1.277f, 0.914f, 0.167f, -0.113f, 0.000f, -7.862f, -6.742f, -4.176f, -1.895f, 0.766f, 1.492f, 1.953f, 0.022f, 0.000f, 3.152f},
    {0.651f, -1.998f, -3.073f, -4.608f, -5.244f, -1.655f, -3.466f, -5.505f, -6.599f, 1.277f, 0.914f, 0.167f, -0.113f, 0.000f, -7.862f, -6.742f, -4.176f, -1.895f, 0.766f, 1.492f, 1.953f, 0.022f, 0.000f, 3.152f},
}};
};

}  // namespace manueline::search
