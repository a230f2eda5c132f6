// A network over sparse inputs, in integers: the same bits on every processor.
//
// A sum of rows, one for each input that is on; clipped; a layer of 32, another of 32, and from there
// each seat's win logit and points to come. A layer of 64 on the first one gives the policy:
// its product with the rows of a move is the move's logit. All numbers are in units of 1 / 64.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <span>

#include "manueline/search/evaluation.hpp"

namespace manueline::search {

// How many points of a move's value a logit of a policy stands for: the usual temperature of priors.
inline constexpr float POINTS_PER_LOGIT = 3;

template <int inputs, int policy_rows, int wide>
struct PositionNetwork {
    static constexpr int INPUTS = inputs, POLICY_ROWS = policy_rows;
    static constexpr int WIDE = wide, NARROW = 32, POLICY = 64, UNIT_BITS = 6, OUTPUTS = 2 * MOST_PLAYERS;
    static constexpr int LARGEST = 127;
    static constexpr float POINTS_PER_UNIT = 10;

    using WideRow = std::array<std::int8_t, WIDE>;
    using NarrowRow = std::array<std::int8_t, NARROW>;
    using PolicyRow = std::array<std::int8_t, POLICY>;

    std::array<WideRow, inputs> first;
    std::array<std::int16_t, WIDE> first_bias;
    std::array<WideRow, NARROW> second;
    std::array<std::int32_t, NARROW> second_bias;
    std::array<NarrowRow, NARROW> third;
    std::array<std::int32_t, NARROW> third_bias;
    std::array<NarrowRow, OUTPUTS> outputs;
    std::array<std::int32_t, OUTPUTS> output_bias;
    std::array<WideRow, POLICY> policy;
    std::array<std::int32_t, POLICY> policy_bias;
    std::array<PolicyRow, policy_rows> moves;
    std::array<std::int16_t, policy_rows> move_bias;

    using Wide = std::array<std::int16_t, WIDE>;
    using Narrow = std::array<std::int16_t, NARROW>;
    using Policy = std::array<std::int16_t, POLICY>;

    // The first layer, clipped.
    Wide hidden(std::span<const std::uint16_t> on) const {
        // Vectors of the compiler, so that every compiler uses those of the processor.
        using Sums [[gnu::vector_size(32)]] = std::uint16_t;
        using Widened [[gnu::vector_size(32)]] = std::int16_t;
        using Bytes [[gnu::vector_size(16)]] = std::int8_t;
        constexpr int LANES = 16, BLOCK = 8;  // as many as fit in a processor's registers
        static_assert(WIDE % (LANES * BLOCK) == 0);
        Wide result;
        for (int start = 0; start < WIDE; start += LANES * BLOCK) {
            std::array<Sums, BLOCK> sums;
            std::memcpy(sums.data(), first_bias.data() + start, sizeof(sums));
            for (const std::uint16_t input : on) {
                const std::int8_t* row = first[input].data() + start;
                for (int lane = 0; lane < BLOCK; ++lane) {
                    Bytes bytes;
                    std::memcpy(&bytes, row + LANES * lane, sizeof(bytes));
                    sums[lane] += (Sums)__builtin_convertvector(bytes, Widened);
                }
            }
            std::memcpy(result.data() + start, sums.data(), sizeof(sums));
        }
        for (std::int16_t& sum : result) sum = std::clamp<std::int16_t>(sum, 0, LARGEST);
        return result;
    }

    struct Said {
        ForPlayers win;     // logits
        ForPlayers points;  // to come
    };

    // What each seat may expect, from the first layer.
    Said value(const Wide& hidden) const {
        const Narrow inner = layer(third, third_bias, layer(second, second_bias, hidden));
        Said said;
        for (int seat = 0; seat < MOST_PLAYERS; ++seat) {
            said.win[seat] = in_units(output_bias[seat] + dot(outputs[seat], inner));
            const int row = MOST_PLAYERS + seat;
            said.points[seat] = POINTS_PER_UNIT * in_units(output_bias[row] + dot(outputs[row], inner));
        }
        return said;
    }

    Policy policy_of(const Wide& hidden) const { return layer(policy, policy_bias, hidden); }

    // The logit of a move, which is the sum of these rows.
    template <std::size_t count>
    float logit(const Policy& policy_hidden, const std::array<int, count>& rows) const {
        std::int32_t sum = 0;
        for (const int row : rows)
            sum += dot(moves[row], policy_hidden) + (std::int32_t{move_bias[row]} << UNIT_BITS);
        return in_units(sum);
    }

private:
    static float in_units(std::int32_t sum) {
        return static_cast<float>(sum) / static_cast<float>(1 << 2 * UNIT_BITS);
    }

    template <std::size_t size>
    static std::int32_t dot(const std::array<std::int8_t, size>& weights,
                            const std::array<std::int16_t, size>& values) {
        std::int32_t sum = 0;
        for (std::size_t at = 0; at < size; ++at) sum += std::int32_t{weights[at]} * std::int32_t{values[at]};
        return sum;
    }

    template <std::size_t size, std::size_t units>
    static std::array<std::int16_t, units> layer(
        const std::array<std::array<std::int8_t, size>, units>& weights,
        const std::array<std::int32_t, units>& bias, const std::array<std::int16_t, size>& values) {
        std::array<std::int16_t, units> result;
        for (std::size_t unit = 0; unit < units; ++unit) {
            const std::int32_t sum = bias[unit] + dot(weights[unit], values);
            result[unit] = static_cast<std::int16_t>(std::clamp(sum >> UNIT_BITS, 0, LARGEST));
        }
        return result;
    }
};

}  // namespace manueline::search
