// Weights of Azul, fitted to games of the search against
// itself. Written by native/fit_evaluation.py; do not edit.
#pragma once

#include <array>

namespace manueline::search {

struct AzulWeights {
    static constexpr int STAGES = 5;
    static constexpr std::array<float, STAGES> SCALES{9.5f, 8.0f, 6.5f, 4.5f, 4.5f};
    static constexpr std::array<std::array<float, 24>, STAGES> WEIGHTS{{
        {4.680f, -2.168f, -4.476f, -4.448f, 6.994f, 0.988f, 1.646f, -0.257f,
         0.000f, 3.511f, 0.000f, 0.000f, 0.000f, 0.000f, 2.150f, 0.420f,
         3.371f, 2.098f, 1.367f, 2.169f, 0.874f, 0.000f, 0.000f, 3.511f},
        {0.227f, -1.719f, -2.969f, -4.549f, -4.235f, -0.554f, -0.780f, -2.174f,
         3.387f, 1.761f, 1.576f, 0.000f, 0.000f, 0.000f, -5.010f, -3.322f,
         -0.338f, 2.063f, 0.577f, 1.611f, 1.768f, 0.000f, 0.000f, 4.914f},
        {-0.673f, -1.214f, -2.013f, -3.501f, -4.731f, -0.185f, 0.027f, -0.144f,
         0.913f, 1.008f, 0.788f, 0.167f, 0.000f, 0.000f, -8.553f, -5.907f,
         -3.866f, -0.634f, 0.378f, 1.633f, 1.075f, 0.000f, 0.000f, 3.086f},
        {-4.042f, -1.151f, -2.540f, -3.806f, -4.331f, -1.692f, -3.480f, -5.490f,
         -7.118f, 0.864f, 1.122f, 0.485f, -0.289f, 0.000f, -8.270f, -5.386f,
         -3.808f, -2.768f, 0.617f, 1.311f, 1.966f, -0.443f, 0.000f, 3.404f},
        {-3.990f, -2.816f, -4.519f, -4.893f, -5.391f, -0.750f, -2.059f, -2.817f,
         -4.093f, 2.125f, 2.161f, 0.347f, -1.186f, 0.000f, -4.011f, -6.252f,
         -2.830f, -3.189f, 0.704f, 0.873f, 4.279f, -0.821f, 3.558f, 2.743f},
    }};
};

}  // namespace manueline::search
