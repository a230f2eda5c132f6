// Compares the search's own functions with the C library's, in double, on their whole range.
#include <algorithm>
#include <cmath>
#include <cstdio>

#include "manueline/search/functions.hpp"

namespace {

using namespace manueline::search;

double worst(double from, double to, auto&& error) {
    double most = 0;
    constexpr int STEPS = 200'000;
    for (int step = 0; step <= STEPS; ++step)
        most = std::max(most, error(static_cast<float>(from + (to - from) * step / STEPS)));
    return most;
}

}  // namespace

int main() {
    const double exponentials = worst(-87, 88, [](float x) {
        return std::abs(exponential(x) / std::exp(static_cast<double>(x)) - 1);
    });
    const double tangents = worst(-12, 12, [](float x) {
        return std::abs(hyperbolic_tangent(x) - std::tanh(static_cast<double>(x)));
    });
    const auto of_logarithm = [](float x) {
        const double exact = std::log(static_cast<double>(x));
        return std::abs(logarithm(x) - exact) / std::max(1.0, std::abs(exact));
    };
    const double logarithms = std::max(worst(0.001, 4, of_logarithm), worst(4, 2e9, of_logarithm));
    const bool fixed = exponential(0) == 1 && exponential(-1000) == 0 && logarithm(1) == 0 &&
                       hyperbolic_tangent(0) == 0 && hyperbolic_tangent(-40) == -1 &&
                       exponential(1000) == exponential(88);
    std::printf("exponential %.2g, tangent %.2g, logarithm %.2g\n", exponentials, tangents,
                logarithms);
    return !(fixed && exponentials < 2e-7 && tangents < 2e-7 && logarithms < 2e-7);
}
