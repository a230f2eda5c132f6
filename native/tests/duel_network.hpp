// Duel's position network for tests: the one of the package, or as long as there is none, one whose
// weights are drawn.
#pragma once

#include <cstring>
#include <filesystem>
#include <memory>
#include <string>

#include "manueline/read_bytes.hpp"
#include "manueline/rng.hpp"
#include "manueline/search/duel_position_weights.hpp"
#include "manueline/sha256.hpp"

namespace manueline {

namespace detail {

// Small weights, so that sums neither always nor never reach their bounds.
template <class Rows>
void draw_weights(Rows& rows, int most, Rng& rng) {
    for (auto& row : rows)
        for (auto& weight : row)
            weight = static_cast<std::int8_t>(static_cast<int>(rng.below(2 * most + 1)) - most);
}

}  // namespace detail

inline std::string duel_network_file(const std::string& folder) {
    using search::DuelPositionWeights;
    const std::string path = folder + "/duel-positions.weights";
    if (std::filesystem::exists(path)) return read_bytes(path);
    const auto weights = std::make_unique<DuelPositionWeights>();
    Rng rng(17);
    auto& network = weights->network;
    detail::draw_weights(network.first, 6, rng);
    detail::draw_weights(network.second, 8, rng);
    detail::draw_weights(network.third, 20, rng);
    detail::draw_weights(network.outputs, 20, rng);
    detail::draw_weights(network.policy, 8, rng);
    detail::draw_weights(network.moves, 10, rng);
    weights->forecasts.fill(search::UNFITTED_FORECAST);
    const std::string numbers(reinterpret_cast<const char*>(weights.get()), sizeof(*weights));
    std::string header(search::WEIGHTS_MAGIC);
    const auto add = [&](auto number) {
        header.append(reinterpret_cast<const char*>(&number), sizeof(number));
    };
    add(search::WEIGHTS_FORMAT);
    add(std::uint32_t{0});
    add(DuelPositionWeights::LAYOUT_HASH);
    add(std::uint64_t{numbers.size()});
    const auto digest = Sha256::of(numbers);
    header.append(reinterpret_cast<const char*>(digest.data()), digest.size());
    return header + numbers;
}

}  // namespace manueline
