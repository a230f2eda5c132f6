// The mistakes of people, as errors in what a move seems to bring.
#pragma once

namespace manueline::levels {

// How strongly a player makes each mistake; 0 is not at all.
struct Mistakes {
    float misjudges = 0;          // points: the standard deviation of an error in every move's value
    float forgets_floor = 0;      // the share that is not seen of what tiles on the floor cost
    float overvalues_lines = 0;   // how much more, as a share, the tiles laid in a line seem to bring
    float overlooks_threats = 0;  // the share that is not seen of what the others get in return
    float forgets_plates = 0;     // the share that is not seen of what plates and chips bring (Duel)

    constexpr bool operator==(const Mistakes&) const = default;
    constexpr bool any() const { return *this != Mistakes{}; }
};

// The parts of a move's value that mistakes change, in points.
struct MoveParts {
    float floor = 0;   // what the tiles cost that it puts on the floor line, or breaks
    float line = 0;    // what its tiles bring in their pattern line
    float plates = 0;  // what the plate or chip brings that it takes
};

// The error that the mistakes make in a move's value, apart from threats and from misjudging.
constexpr float error_of(const Mistakes& mistakes, const MoveParts& parts) {
    return mistakes.forgets_floor * parts.floor + mistakes.overvalues_lines * parts.line -
           mistakes.forgets_plates * parts.plates;
}

}  // namespace manueline::levels
