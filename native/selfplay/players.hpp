// The players of matches: the search with given weights, and the levels.
#pragma once

#include <string>

#include "manueline/levels/choosing.hpp"
#include "manueline/search/tree.hpp"
#include "match.hpp"

namespace manueline::selfplay {

// The evaluator with the new weights; the shared ones are the old.
template <class Traits>
class NewEvaluator : public Traits::Evaluator {
public:
    explicit NewEvaluator(const typename Traits::State& root,
                          const search::Settings& settings = search::DEFAULT_SETTINGS)
        : Traits::Evaluator(root, settings, weights) {}

    static inline typename Traits::Weights weights{};
};

// The evaluator with a position network of its own, for any number of players.
template <class Traits, bool is_old>
class OwnNetworkEvaluator : public Traits::Evaluator {
public:
    explicit OwnNetworkEvaluator(const typename Traits::State& root,
                              const search::Settings& settings = search::DEFAULT_SETTINGS)
        : Traits::Evaluator(root, settings, search::SharedWeights<typename Traits::Weights>::get(),
                            &weights) {}

    static inline typename Traits::PositionWeights weights{};
};

template <class Traits>
using NetworkEvaluator = OwnNetworkEvaluator<Traits, false>;
template <class Traits>
using OldNetworkEvaluator = OwnNetworkEvaluator<Traits, true>;

// The search without a mistake, with so many processor seconds for a move.
template <class Traits, class Evaluator>
Player<Traits> thinking(double cpu, const search::Settings& settings = search::DEFAULT_SETTINGS) {
    return [cpu, settings](const typename Traits::State& state, std::uint64_t seed) {
        using Tree = search::Tree<Evaluator>;
        Tree tree(Traits::view(state), state.turn, seed, Tree::MOST_EDGES, {}, settings);
        tree.run({0, 0, cpu});
        return tree.best_found().id;
    };
}

// The same with so many nodes.
template <class Traits, class Evaluator>
Player<Traits> searching(long nodes) {
    return [nodes](const typename Traits::State& state, std::uint64_t seed) {
        search::Tree<Evaluator> tree(Traits::view(state), state.turn, seed);
        tree.run({0, nodes});
        return tree.report()[0].id;
    };
}

namespace detail {

inline const levels::Play& play_of(const levels::Level& level, AzulTraits) { return level.azul; }
inline const levels::Play& play_of(const levels::Level& level, DuelTraits) { return level.duel; }

}  // namespace detail

// How a level of this name plays, or one that is only tried: its nodes and the strengths of its
// mistakes in their order, with commas between them.
template <class Traits>
levels::Play play_of(const std::string& text) {
    if (text.find_first_not_of("0123456789.,") != std::string::npos)
        return detail::play_of(levels::level_of(text), Traits{});
    const auto numbers = text::split(text, ',');
    const auto strength = [&](std::size_t at) {
        return at < numbers.size() ? std::stof(std::string(numbers[at])) : 0.0f;
    };
    return {std::stol(std::string(numbers[0])),
            {strength(1), strength(2), strength(3), strength(4), strength(5)}};
}

template <class Traits>
Player<Traits> level(const levels::Play& play) {
    return [play](const typename Traits::State& state, std::uint64_t seed) {
        return levels::choose<typename Traits::Evaluator>(play, Traits::view(state), state.turn,
                                                          seed);
    };
}

}  // namespace manueline::selfplay
