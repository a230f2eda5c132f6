// SHA-256 (FIPS 180-4), for the checksums of data files.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace manueline {

class Sha256 {
public:
    using Digest = std::array<std::uint8_t, 32>;

    static Digest of(std::string_view bytes) {
        Sha256 hash;
        std::size_t at = 0;
        for (; at + BLOCK <= bytes.size(); at += BLOCK) hash.add(bytes.substr(at, BLOCK));
        // The rest, a bit that is set, zeros, and the length in bits.
        std::array<char, 2 * BLOCK> last{};
        const std::string_view rest = bytes.substr(at);
        rest.copy(last.data(), BLOCK);
        last[rest.size()] = static_cast<char>(0x80);
        const std::size_t size = rest.size() + 9 <= BLOCK ? BLOCK : 2 * BLOCK;
        const std::uint64_t bits = 8 * static_cast<std::uint64_t>(bytes.size());
        for (std::size_t byte = 0; byte < 8; ++byte)
            last[size - 1 - byte] = static_cast<char>(bits >> (8 * byte) & 0xff);
        for (at = 0; at < size; at += BLOCK) hash.add(std::string_view(last.data() + at, BLOCK));
        return hash.digest();
    }

private:
    static constexpr std::size_t BLOCK = 64;

    void add(std::string_view block) {
        std::array<std::uint32_t, 64> words{};
        for (std::size_t index = 0; index < 16; ++index)
            for (std::size_t byte = 0; byte < 4; ++byte)
                words[index] = words[index] << 8 | static_cast<std::uint8_t>(block[4 * index + byte]);
        for (std::size_t index = 16; index < 64; ++index) {
            const std::uint32_t near = words[index - 2], far = words[index - 15];
            words[index] = words[index - 16] + words[index - 7] +
                           (std::rotr(far, 7) ^ std::rotr(far, 18) ^ far >> 3) +
                           (std::rotr(near, 17) ^ std::rotr(near, 19) ^ near >> 10);
        }
        auto [a, b, c, d, e, f, g, h] = state_;
        for (std::size_t index = 0; index < 64; ++index) {
            const std::uint32_t one = h + (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25)) +
                                      ((e & f) ^ (~e & g)) + CONSTANTS[index] + words[index];
            const std::uint32_t two = (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) +
                                      ((a & b) ^ (a & c) ^ (b & c));
            h = g, g = f, f = e, e = d + one, d = c, c = b, b = a, a = one + two;
        }
        const std::array<std::uint32_t, 8> mixed{a, b, c, d, e, f, g, h};
        for (std::size_t index = 0; index < 8; ++index) state_[index] += mixed[index];
    }

    Digest digest() const {
        Digest digest{};
        for (std::size_t byte = 0; byte < digest.size(); ++byte)
            digest[byte] = static_cast<std::uint8_t>(state_[byte / 4] >> (24 - 8 * (byte % 4)));
        return digest;
    }

    std::array<std::uint32_t, 8> state_{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                        0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

    static constexpr std::array<std::uint32_t, 64> CONSTANTS{
        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4,
        0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe,
        0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f,
        0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7,
        0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc,
        0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b,
        0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116,
        0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
        0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
        0xc67178f2};
};

}  // namespace manueline
