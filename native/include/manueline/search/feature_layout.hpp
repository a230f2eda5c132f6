// Which input of a network means what: blocks of inputs with names, one after the other.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace manueline::search {

struct FeatureBlock {
    std::string_view name;
    int first;
    int size;

    constexpr int end() const { return first + size; }

    // The block that follows this one.
    constexpr FeatureBlock then(std::string_view next_name, int next_size) const {
        return {next_name, end(), next_size};
    }
};

// Whether the blocks name every input once: none is missing in the list, and none is there twice.
template <std::size_t count>
constexpr bool is_complete(const std::array<FeatureBlock, count>& blocks) {
    int end = 0;
    for (const FeatureBlock& block : blocks) {
        if (block.first != end || block.size < 1) return false;
        end = block.end();
    }
    return true;
}

// 64-bit FNV-1a of the names and sizes of inputs and of other numbers that weights depend on: weights
// for another layout have another hash.
class LayoutHash {
public:
    template <std::size_t count>
    constexpr LayoutHash& add(const std::array<FeatureBlock, count>& blocks) {
        for (const FeatureBlock& block : blocks) {
            for (const char letter : block.name) add_byte(static_cast<std::uint8_t>(letter));
            add(block.size);
        }
        return *this;
    }

    constexpr LayoutHash& add(int number) {
        for (int shift = 0; shift < 32; shift += 8)
            add_byte(static_cast<std::uint8_t>(static_cast<std::uint32_t>(number) >> shift));
        return *this;
    }

    constexpr std::uint64_t value() const { return value_; }

private:
    constexpr void add_byte(std::uint8_t byte) {
        value_ = (value_ ^ byte) * 0x00000100000001b3u;
    }

    std::uint64_t value_ = 0xcbf29ce484222325u;
};

}  // namespace manueline::search
