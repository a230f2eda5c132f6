// The takes of a turn: from sources that hold colours, to lines that accept those colours.
#pragma once

#include <array>

#include "manueline/bits.hpp"

namespace manueline {

struct Take {
    int source, colour, line;
};

// A set of takes, from which one can be drawn without listing them. The order is by source, colour
// and line, as in the ids of both games.
template <int most_sources>
class Takes {
public:
    // For each colour a lane with the lines that accept it; and for each source, a 1 in the lane
    // of every colour it holds.
    template <class Present>
    Takes(Word accepting, int sources, Present&& present) : used_(sources) {
        for (int source = 0; source < sources; ++source)
            words_[source] = present(source) * 0xff & accepting;
    }

    int count() const {
        int total = 0;
        for (int source = 0; source < used_; ++source) total += std::popcount(words_[source]);
        return total;
    }

    // The n-th of them; there are more than n. Every source is looked at: a loop that stopped at
    // the right one would be guessed wrong by the processor nearly every time.
    Take nth(int n) const {
        int source = 0, before = 0, total = 0;
        for (int index = 0; index + 1 < used_; ++index) {
            total += std::popcount(words_[index]);
            const bool passed = n >= total;
            source += passed;
            before = passed ? total : before;
        }
        const int at = nth_bit(words_[source], n - before);
        return {source, at >> 3, at & 7};
    }

    template <class Visit>
    void for_each(Visit&& visit) const {
        for (int source = 0; source < used_; ++source)
            for_each_bit(words_[source], [&](int at) { visit(Take{source, at >> 3, at & 7}); });
    }

private:
    std::array<Word, most_sources> words_;  // in lanes like those of the accepting lines
    int used_;
};

}  // namespace manueline
