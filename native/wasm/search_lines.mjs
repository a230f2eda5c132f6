// Searches positions in node, for a comparison with other builds.
//
//     node search_lines.mjs ENGINE WEIGHTS
//
// Reads lines of standard input, SEED NODES POSITION, and writes for each the best move, its visits and
// its utility; or "error" and why. WEIGHTS is the folder of the files of weights.
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";

import { Engine } from "./engine.mjs";

const [file, weights] = process.argv.slice(2);
const module = await WebAssembly.compile(await readFile(file));

async function started() {
    const engine = await Engine.start(module);
    for (const game of ["azul", "duel"])
        engine.loadWeights(game, await readFile(`${weights}/${game}.weights`));
    return engine;
}

let engine = await started();
for await (const line of createInterface({ input: process.stdin })) {
    const [seed, nodes, ...position] = line.split(" ");
    try {
        engine.setPosition(position.join(" "), seed);
        engine.search(Number(nodes));
        const [best] = engine.report().moves;
        console.log(best.id, best.visits, best.utility);
    } catch (error) {
        console.log("error", error.message);
        engine = await started();
    }
}
