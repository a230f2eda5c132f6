// Files of weights: a header that says what the numbers are for, what made them, and the numbers.
//
//     8 bytes  MNWEIGHT
//     4        the version of this format, 1
//     4        the length of the text in bytes
//     8        the hash of the layout that the numbers are for
//     8        the length of the numbers in bytes
//     32       SHA-256 of all that follows
//     text     UTF-8: how the file was made
//     numbers  floats of 4 bytes, or integers, as the structure of the weights has them
//
// Every number of more than one byte has its lowest byte first.
#pragma once

#include <array>
#include <atomic>
#include <bit>
#include <cmath>
#include <cstring>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "manueline/search/forecast_calibration.hpp"
#include "manueline/search/network.hpp"
#include "manueline/sha256.hpp"

namespace manueline::search {

inline constexpr std::string_view WEIGHTS_MAGIC = "MNWEIGHT";
inline constexpr std::uint32_t WEIGHTS_FORMAT = 1;
inline constexpr std::size_t WEIGHTS_HEADER = 64;

struct WeightsError : std::invalid_argument {
    WeightsError(const std::string& game, const std::string& why)
        : std::invalid_argument("the weights of " + game + " cannot be used: " + why) {}
};

namespace detail {

inline std::uint64_t little_endian(std::string_view bytes) {
    std::uint64_t number = 0;
    for (auto byte = bytes.rbegin(); byte != bytes.rend(); ++byte)
        number = number << 8 | static_cast<std::uint8_t>(*byte);
    return number;
}

// The numbers of a file that is whole and for the layout.
inline std::string_view checked_numbers(std::string_view bytes, const std::string& game,
                                        std::uint64_t layout, std::size_t size) {
    const auto refuse = [&](const std::string& why) { throw WeightsError(game, why); };
    if (!bytes.starts_with(WEIGHTS_MAGIC)) refuse("this is not a file of weights");
    if (bytes.size() < WEIGHTS_HEADER) refuse("the file ends in its header");
    const std::uint64_t format = little_endian(bytes.substr(8, 4));
    if (format != WEIGHTS_FORMAT)
        refuse("the file has format " + std::to_string(format) + ", and format " +
               std::to_string(WEIGHTS_FORMAT) + " is read here");
    if (little_endian(bytes.substr(16, 8)) != layout)
        refuse("they are for another game or another layout of the network's inputs");
    const std::string_view body = bytes.substr(WEIGHTS_HEADER);
    const std::uint64_t text = little_endian(bytes.substr(12, 4));
    const std::uint64_t length = little_endian(bytes.substr(24, 8));
    if (length != size || text > body.size() || length != body.size() - text)
        refuse("the file is cut or has something added");
    const Sha256::Digest digest = Sha256::of(body);
    if (std::memcmp(digest.data(), bytes.data() + 32, digest.size()) != 0)
        refuse("the checksum is wrong, so the file is damaged");
    return body.substr(text);
}

}  // namespace detail

// The layout that the numbers of a file are for; 0 if it has no whole header.
inline std::uint64_t layout_of(std::string_view bytes) {
    return bytes.size() < WEIGHTS_HEADER ? 0 : detail::little_endian(bytes.substr(16, 8));
}

// Why a search cannot use numbers that a file holds; nothing if it can. One that is not finite, or a
// scale of 0, would make every utility one that is no number.
template <std::size_t count>
const char* fault_of(const std::array<ForecastCalibration, count>& forecasts) {
    for (const ForecastCalibration& one : forecasts) {
        for (const float number : {one.power, one.certainty, one.mover, one.noise})
            if (!std::isfinite(number)) return "a number is not finite";
        if (one.power <= 0) return "the power of a forecast is not above 0";
    }
    return nullptr;
}

template <class Weights>
const char* fault_of(const Weights& weights) {
    static_assert(sizeof(Weights) % sizeof(float) == 0);
    for (std::size_t at = 0; at < sizeof(Weights); at += sizeof(float)) {
        float number;
        std::memcpy(&number, reinterpret_cast<const char*>(&weights) + at, sizeof(float));
        if (!std::isfinite(number)) return "a number is not finite";
    }
    for (const Calibration& calibration : weights.calibrations)
        if (calibration.scale <= 0 || calibration.spread <= 0)
            return "a scale or spread is not above 0";
    return fault_of(weights.forecasts);
}

// Raises WeightsError unless the bytes are a file of these weights, with numbers that a search can use.
template <class Weights>
void read_weights(std::string_view bytes, Weights& weights) {
    static_assert(std::is_trivially_copyable_v<Weights>);
    static_assert(std::endian::native == std::endian::little);
    const std::string game(Weights::GAME);
    const std::string_view numbers =
        detail::checked_numbers(bytes, game, Weights::LAYOUT_HASH, sizeof(Weights));
    std::memcpy(&weights, numbers.data(), sizeof(Weights));
    if (const char* fault = fault_of(weights)) throw WeightsError(game, fault);
}

// The weights that all searches of a process share.
template <class Weights>
class SharedWeights {
public:
    static const Weights& get() {
        const Weights* found = find();
        if (!found)
            throw std::logic_error("the weights of " + std::string(Weights::GAME) +
                                   " have not been loaded");
        return *found;
    }

    // The same for weights that a search can do without: nothing if none have been loaded.
    static const Weights* find() {
        const Loaded* loaded = latest_.load(std::memory_order_acquire);
        return loaded ? &loaded->weights : nullptr;
    }

    // The weights of a file, for searches that start from now on. Earlier weights stay: a search
    // may still use them. Raises WeightsError.
    static void load(std::string_view bytes) {
        auto loaded = std::make_unique<Loaded>();
        read_weights(bytes, loaded->weights);
        add(std::move(loaded));
    }

    // What is played with before anything is fitted: no points to come, and wide chances.
    static void load_unfitted() {
        auto loaded = std::make_unique<Loaded>();
        if constexpr (requires { loaded->weights.calibrations; })
            loaded->weights.calibrations.fill(UNFITTED);
        loaded->weights.forecasts.fill(UNFITTED_FORECAST);
        add(std::move(loaded));
    }

private:
    struct Loaded {
        Weights weights{};
        const Loaded* earlier = nullptr;
    };

    static void add(std::unique_ptr<Loaded> loaded) {
        Loaded* latest = loaded.release();
        latest->earlier = latest_.load();
        while (!latest_.compare_exchange_weak(latest->earlier, latest)) {
        }
    }

    static inline std::atomic<const Loaded*> latest_ = nullptr;
};

}  // namespace manueline::search
