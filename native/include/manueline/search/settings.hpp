// The numbers that decide how the search plays and that nothing was fitted to. A test or a tuner can
// change them; their defaults are the strongest ones known.
#pragma once

#include <algorithm>
#include <array>
#include <cstdio>
#include <stdexcept>
#include <string>
#include <string_view>

namespace manueline::search {

struct Settings {
    // The tree.
    float puct;                  // the factor of the prior's term (PUCT)
    float ucb_bonus;             // the factor of what few visits add (UCB1)
    float first_play_reduction;  // how far an untried move lies below its node's mean
    float prior_temperature;     // how many points better a move must seem to be e times as likely

    // The leaf evaluation.
    // The part of Azul's position network beside the points network; with 0 it is not asked at all,
    // not for priors either.
    float position_network_share;
    // The same of Duel's position network, and its part in the priors beside the values of moves.
    float duel_network_share;
    float duel_policy_share;
    float playout_share_2;  // the part of a playout in the evaluation of a position before round 2
    float playout_share_3;
    float playout_share_4;
    float playout_share_5;     // and before later rounds: the later, the more the network misses
    float playout_lead_share;  // the part of the lead in a playout's utility, beside the outcome
    float playout_lead_scale;  // the lead in points that counts as tanh 1
    float final_lead_share;    // the same two of a finished game
    float final_lead_scale;
    float playout_noise;  // the largest number added to a move's value in playouts

    // How many positions the exact solver may look at, which comes before the search.
    float solver_positions;

    // Values of moves in points, for priors and playouts.
    float azul_marker;             // A8: taking the starting player marker
    float azul_line_begun;         // the part of a line's value that an almost complete one has
    float duel_first_tile;         // taking the first-player tile, its cost (D7) apart
    float duel_line_begun;
    float duel_line_without_space;  // a line that no plate has a space for yet
    float duel_line_chip;           // each chip that completes a line before the last round
    float duel_plate_turn;          // taking a plate, beside the best place for it
    float duel_plate_drawn;         // drawing plates
    float duel_plate_special;       // of a laid plate: each point of its special tile
    float duel_plate_waiting;       // a space for a line that has none
    float duel_plate_wild;          // a space for any colour
    float duel_plate_neighbour;     // each tile next to one of its spaces
    float duel_chip;                // a bonus chip
    float duel_chip_colour;         // each colour of it that a line holds

    constexpr Settings() noexcept;

    // Raises std::invalid_argument for a name that does not exist or a value out of range.
    void set(std::string_view name, double value);

    float playout_share(int round) const {
        return round <= 2   ? playout_share_2
               : round == 3 ? playout_share_3
               : round == 4 ? playout_share_4
                            : playout_share_5;
    }
};

struct Setting {
    std::string_view name;
    float Settings::*field;
    double standard, lowest, highest;
};

// Every setting: its name, where it is, its default, and the values that it may have.
inline constexpr std::array SETTINGS{
    Setting{"puct", &Settings::puct, 1.2, 0, 20},
    Setting{"ucb-bonus", &Settings::ucb_bonus, 0.25, 0, 10},
    Setting{"first-play-reduction", &Settings::first_play_reduction, 0, -2, 2},
    Setting{"prior-temperature", &Settings::prior_temperature, 3, 0.05, 100},
    Setting{"position-network-share", &Settings::position_network_share, 0.5, 0, 1},
    Setting{"duel-network-share", &Settings::duel_network_share, 0, 0, 1},
    Setting{"duel-policy-share", &Settings::duel_policy_share, 1, 0, 1},
    Setting{"playout-share-2", &Settings::playout_share_2, 0.2, 0, 1},
    Setting{"playout-share-3", &Settings::playout_share_3, 0.4, 0, 1},
    Setting{"playout-share-4", &Settings::playout_share_4, 0.6, 0, 1},
    Setting{"playout-share-5", &Settings::playout_share_5, 0.6, 0, 1},
    Setting{"playout-lead-share", &Settings::playout_lead_share, 0.5, 0, 1},
    Setting{"playout-lead-scale", &Settings::playout_lead_scale, 25, 1, 1000},
    Setting{"final-lead-share", &Settings::final_lead_share, 0.1, 0, 1},
    Setting{"final-lead-scale", &Settings::final_lead_scale, 20, 1, 1000},
    Setting{"playout-noise", &Settings::playout_noise, 1, 0, 50},
    Setting{"solver-positions", &Settings::solver_positions, 5000, 0, 1'000'000},
    Setting{"azul-marker", &Settings::azul_marker, 1, -10, 10},
    Setting{"azul-line-begun", &Settings::azul_line_begun, 0.8, 0, 2},
    Setting{"duel-first-tile", &Settings::duel_first_tile, 1, -10, 10},
    Setting{"duel-line-begun", &Settings::duel_line_begun, 0.9, 0, 2},
    Setting{"duel-line-without-space", &Settings::duel_line_without_space, 0.6, -10, 10},
    Setting{"duel-line-chip", &Settings::duel_line_chip, 1.2, 0, 10},
    Setting{"duel-plate-turn", &Settings::duel_plate_turn, 1.5, -10, 10},
    Setting{"duel-plate-drawn", &Settings::duel_plate_drawn, -1, -10, 10},
    Setting{"duel-plate-special", &Settings::duel_plate_special, 0.3, 0, 5},
    Setting{"duel-plate-waiting", &Settings::duel_plate_waiting, 1, 0, 10},
    Setting{"duel-plate-wild", &Settings::duel_plate_wild, 0.5, 0, 10},
    Setting{"duel-plate-neighbour", &Settings::duel_plate_neighbour, 0.3, 0, 5},
    Setting{"duel-chip", &Settings::duel_chip, 0.5, -5, 10},
    Setting{"duel-chip-colour", &Settings::duel_chip_colour, 0.5, 0, 10},
};
static_assert(SETTINGS.size() * sizeof(float) == sizeof(Settings), "a setting is not in the table");

constexpr Settings::Settings() noexcept {
    for (const Setting& setting : SETTINGS) this->*setting.field = static_cast<float>(setting.standard);
}

inline constexpr Settings DEFAULT_SETTINGS;

namespace detail {

inline std::string decimal(double number) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%g", number);
    return text.data();
}

}  // namespace detail

inline void Settings::set(std::string_view name, double value) {
    const auto* found = std::find_if(SETTINGS.begin(), SETTINGS.end(),
                                    [&](const Setting& setting) { return setting.name == name; });
    if (found == SETTINGS.end()) {
        std::string message = "the search has no setting '" + std::string(name.substr(0, 40)) + "', only ";
        for (const Setting& setting : SETTINGS)
            message.append(&setting == SETTINGS.begin() ? "" : ", ").append(setting.name);
        throw std::invalid_argument(message);
    }
    if (!(value >= found->lowest && value <= found->highest))
        throw std::invalid_argument("the setting " + std::string(name) + " is a number from " +
                                    detail::decimal(found->lowest) + " to " +
                                    detail::decimal(found->highest) + ", not " + detail::decimal(value));
    this->*found->field = static_cast<float>(value);
}

}  // namespace manueline::search
