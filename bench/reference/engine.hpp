// A reference opponent as a program: the engine protocol (docs/protocol.md) around one player.
//
// A host sends the legal moves with every position, in the order of their ids, so nothing here has
// to know how a move is written.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "manueline/azul/game.hpp"
#include "manueline/duel/game.hpp"
#include "manueline/play.hpp"

namespace reference {

using namespace manueline;

// What a decision may cost. It is asked often, and looks at the clock now and then.
class Budget {
public:
    using Clock = std::chrono::steady_clock;

    Budget(double seconds, long nodes)
        : end_(Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                  std::chrono::duration<double>(seconds))),
          nodes_(nodes) {}

    // Counts one node; false once nothing is left.
    bool spend() {
        ++spent_;
        if (nodes_ && spent_ > nodes_) over_ = true;
        if (spent_ % 16 == 0 && Clock::now() >= end_) over_ = true;
        return !over_;
    }
    bool is_over() const { return over_; }
    long spent() const { return spent_; }

private:
    Clock::time_point end_;
    long nodes_;
    long spent_ = 0;
    bool over_ = false;
};

template <class Game>
std::vector<int> legal_ids(const typename Game::State& state) {
    std::vector<int> ids;
    Game::for_each_legal(state, [&](int id) { ids.push_back(id); });
    return ids;
}

inline duel::State parse_duel(const std::string& text) {
    std::istringstream words(text);
    std::string kind, tablets;
    words >> kind >> tablets;
    const auto count = 1 + std::count(tablets.begin(), tablets.end(), '+');
    return duel::parse_position(text, {0, static_cast<int>(count), NATURE});
}

// `player.choose(view, viewer, seed, budget)` gives an id for a view of either game.
template <class Player>
class Engine {
public:
    explicit Engine(std::string name) : name_(std::move(name)) {}

    int run() {
        std::string line;
        while (std::getline(std::cin, line)) {
            if (!line.empty() && line.back() == '\r') line.pop_back();
            if (line == "quit") return 0;
            try {
                hear(line);
            } catch (const std::exception& error) {
                std::cout << "error bad-position " << error.what() << std::endl;
            }
        }
        return 0;
    }

private:
    static constexpr double WITHOUT_LIMIT = 1.0;

    void hear(const std::string& line) {
        std::istringstream words(line);
        std::string command, word;
        words >> command;
        if (in_record_) return end_record(line);
        if (command == "manueline") introduce();
        if (command == "ping" && words >> word) std::cout << "pong " << word << std::endl;
        if (command == "position") remember(line.substr(line.find(' ') + 1));
        if (command == "record") in_record_ = true;
        if (command == "moves") {
            std::cout << "moves";
            for (const auto& move : moves_) std::cout << ' ' << move;
            std::cout << std::endl;
        }
        if (command == "set" && words >> word && word == "seed") words >> seed_;
        if (command == "go") go(words);
    }

    void end_record(const std::string& line) {
        if (!line.starts_with("end")) return;
        in_record_ = false;
        throw std::runtime_error("only views are read, not records");
    }

    void introduce() const {
        std::cout << "id name " << name_ << "\nid author the Manueline authors\ngame azul "
                  << azul::VERSION << "\ngame duel " << duel::VERSION
                  << "\noption name seed type spin default 0 min 0 max 4294967295\nready" << std::endl;
    }

    // `view:2 azul2c ... moves CB>4 ...`
    void remember(const std::string& shown) {
        moves_.clear();
        const auto start = shown.find(' ') + 1, end = shown.find(" moves ");
        viewer_ = shown.at(5) - '1';
        view_ = shown.substr(start, end == std::string::npos ? end : end - start);
        if (end == std::string::npos) return;
        std::istringstream words(shown.substr(end + 7));
        for (std::string move; words >> move;) moves_.push_back(move);
    }

    void go(std::istringstream& words) {
        double seconds = WITHOUT_LIMIT;
        long nodes = 0;
        std::string key;
        bool timed = false;
        while (words >> key) {
            if (key == "seconds") timed = static_cast<bool>(words >> seconds);
            if (key == "nodes") words >> nodes;
        }
        if (nodes && !timed) seconds = 1e6;
        Budget budget(seconds, nodes);
        const bool is_azul = view_.starts_with("azul");
        const std::size_t index = is_azul ? choose<AzulGame>(azul::parse_position(view_), budget)
                                          : choose<DuelGame>(parse_duel(view_), budget);
        std::cout << "info nodes " << budget.spent() << "\nbest " << moves_.at(index) << std::endl;
    }

    template <class Game>
    std::size_t choose(const typename Game::State& view, Budget& budget) {
        const auto ids = legal_ids<Game>(view);
        if (ids.empty() || ids.size() != moves_.size())
            throw std::runtime_error("the moves given are not the legal ones");
        if (ids.size() == 1) return 0;
        const int id = Player().template choose<Game>(view, viewer_, ++seed_, budget);
        return static_cast<std::size_t>(std::find(ids.begin(), ids.end(), id) - ids.begin());
    }

    std::string name_, view_;
    std::vector<std::string> moves_;
    int viewer_ = 0;
    bool in_record_ = false;
    std::uint64_t seed_ = 0;
};

}  // namespace reference
