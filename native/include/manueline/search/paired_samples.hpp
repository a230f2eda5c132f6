// Moves compared by common random numbers: simulation k of every move has the same luck, so that
// what luck does to both cancels in the difference of two moves.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

namespace manueline::search {

struct Difference {
    double mean = 0;
    double error = 0;  // its standard error; 0.5, the largest of a share of victory, if unknown
};

class PairedSamples {
public:
    void add(std::size_t move, float value) {
        if (values_.size() <= move) values_.resize(move + 1);
        values_[move].push_back(value);
    }

    void clear() { values_.clear(); }

    // By how much one move is better than another in the simulations that both have had.
    Difference difference(std::size_t one, std::size_t other) const {
        if (std::max(one, other) >= values_.size()) return {0, UNKNOWN};
        const std::size_t count = std::min(values_[one].size(), values_[other].size());
        if (one == other) return {};
        if (count < 2) return {0, UNKNOWN};
        double mean = 0, squares = 0;
        for (std::size_t index = 0; index < count; ++index) {
            const double value = values_[one][index] - values_[other][index];
            const double before = value - mean;
            mean += before / static_cast<double>(index + 1);
            squares += before * (value - mean);
        }
        const auto pairs = static_cast<double>(count);
        return {mean, std::min(UNKNOWN, std::sqrt(squares / (pairs - 1) / pairs))};
    }

private:
    static constexpr double UNKNOWN = 0.5;

    std::vector<std::vector<float>> values_;  // of each move, in the order of simulations
};

}  // namespace manueline::search
