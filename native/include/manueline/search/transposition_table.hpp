// The transposition table: the node of every position, so that orders of moves that lead to the
// same position share a node.
#pragma once

#include <cstdint>
#include <vector>

namespace manueline::search {

class TranspositionTable {
public:
    // The node of a key; if there is none, `fresh` becomes it.
    std::int32_t find_or_add(std::uint64_t key, std::int32_t fresh) {
        if (2 * (count_ + 1) > slots_.size()) grow();
        Slot& slot = slot_of(key);
        if (slot.node < 0) {
            slot = {key, fresh};
            ++count_;
        }
        return slot.node;
    }

    // The node of a key, or -1.
    std::int32_t find(std::uint64_t key) {
        return slots_.empty() ? -1 : slot_of(key).node;
    }

    // Gives nodes new numbers, and removes those whose number is -1.
    void keep(const std::vector<std::int32_t>& numbers) {
        std::vector<Slot> old(slots_.size());
        old.swap(slots_);
        count_ = 0;
        for (const Slot& slot : old)
            if (slot.node >= 0 && numbers[slot.node] >= 0) {
                slot_of(slot.key) = {slot.key, numbers[slot.node]};
                ++count_;
            }
    }

private:
    struct Slot {
        std::uint64_t key = 0;
        std::int32_t node = -1;
    };

    Slot& slot_of(std::uint64_t key) {
        std::size_t at = key & (slots_.size() - 1);
        while (slots_[at].node >= 0 && slots_[at].key != key) at = (at + 1) & (slots_.size() - 1);
        return slots_[at];
    }

    void grow() {
        std::vector<Slot> old(slots_.empty() ? 1024 : 2 * slots_.size());
        old.swap(slots_);
        for (const Slot& slot : old)
            if (slot.node >= 0) slot_of(slot.key) = slot;
    }

    std::vector<Slot> slots_;  // a power of two of them
    std::size_t count_ = 0;
};

}  // namespace manueline::search
