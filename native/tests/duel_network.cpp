// Writes a file of Duel's position network to standard output, for tests. Argument: the folder of weights.
#include "duel_network.hpp"

#include <cstdio>

int main(int count, char** arguments) {
    if (count != 2) return 2;
    const std::string file = manueline::duel_network_file(arguments[1]);
    return std::fwrite(file.data(), 1, file.size(), stdout) == file.size() ? 0 : 1;
}
