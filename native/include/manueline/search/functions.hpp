// Functions of analysis that give the same bits everywhere. Those of the C library differ from one
// library to the next, and a last bit can decide a move.
//
// Only the basic operations are used, which IEEE 754 defines to the bit, in a fixed order: compile
// with -ffp-contract=off, so that none of them are fused.
#pragma once

#include <bit>
#include <cstdint>

namespace manueline::search {

// e to the power of x, within 2e-7 of it relatively; 0 below -87 and the value at 88 above it.
constexpr float exponential(float x) {
    if (x < -87.0f) return 0;
    if (x > 88.0f) x = 88.0f;
    // x = power * ln 2 + rest. The high part of ln 2 has few digits, so its product is exact.
    const float scaled = x * 1.44269504f;
    const int power = static_cast<int>(scaled + (scaled < 0 ? -0.5f : 0.5f));
    const auto whole = static_cast<float>(power);
    const float rest = (x - whole * 0.693359375f) + whole * 2.12194440e-4f;
    float sum = 1.9875691500e-4f;  // the coefficients of Cephes' expf
    sum = sum * rest + 1.3981999507e-3f;
    sum = sum * rest + 8.3334519073e-3f;
    sum = sum * rest + 4.1665795894e-2f;
    sum = sum * rest + 1.6666665459e-1f;
    sum = sum * rest + 5.0000001201e-1f;
    const float mantissa = sum * (rest * rest) + rest + 1.0f;
    return mantissa * std::bit_cast<float>(static_cast<std::uint32_t>(power + 127) << 23);
}

// The hyperbolic tangent, within 2e-7 of it; exactly odd, and exactly 1 from 10 on.
constexpr float hyperbolic_tangent(float x) {
    const float size = x < 0 ? -x : x;
    const float value = size < 10.0f ? 1.0f - 2.0f / (exponential(2.0f * size) + 1.0f) : 1.0f;
    return x < 0 ? -value : value;
}

// The natural logarithm of a normal positive number, within 2e-7 of it, relatively where it is
// beyond 1.
constexpr float logarithm(float x) {
    // x = mantissa * 2^power, with a mantissa between the roots of 1/2 and of 2.
    const auto bits = std::bit_cast<std::uint32_t>(x);
    const std::uint32_t above_root = bits - 0x3f3504f3u;
    const auto power = static_cast<float>(static_cast<std::int32_t>(above_root) >> 23);
    const float mantissa = std::bit_cast<float>((above_root & 0x007fffffu) + 0x3f3504f3u);
    const float ratio = (mantissa - 1.0f) / (mantissa + 1.0f), square = ratio * ratio;
    float sum = 1.0f / 9;  // the series of the inverse hyperbolic tangent
    sum = sum * square + 1.0f / 7;
    sum = sum * square + 1.0f / 5;
    sum = sum * square + 1.0f / 3;
    sum = sum * square + 1.0f;
    return power * 0.693359375f + (2.0f * ratio * sum - power * 2.12194440e-4f);
}

}  // namespace manueline::search
