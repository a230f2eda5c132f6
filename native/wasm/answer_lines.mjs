// Answers questions of a review, and explores positions, in node, for a comparison with other builds.
//
//     node answer_lines.mjs ENGINE WEIGHTS
//
// Reads questions from standard input, one JSON object a line, and writes the answer to each; or an
// object with the field `error`. One with the field `text` asks for the position after `moves`, one with
// the field `level` for the move of that level. WEIGHTS is the folder of the files of weights.
import { readdir, readFile } from "node:fs/promises";
import { createInterface } from "node:readline";

import { Engine } from "./engine.mjs";

const [file, weights] = process.argv.slice(2);
const module = await WebAssembly.compile(await readFile(file));

async function started() {
    const engine = await Engine.start(module);
    for (const name of (await readdir(weights)).filter((name) => name.endsWith(".weights")))
        engine.loadWeights(name.split(/[-.]/)[0], await readFile(`${weights}/${name}`));
    return engine;
}

function answered(asked) {
    const { text, moves, deals, level, view, seed } = asked;
    if (text) return engine.explore(text, moves, deals, seed);
    if (level) return engine.choose(level, view, seed);
    return engine.evaluate(asked);
}

let engine = await started();
for await (const line of createInterface({ input: process.stdin })) {
    try {
        const asked = JSON.parse(line);
        console.log(JSON.stringify(answered(asked)));
    } catch (error) {
        console.log(JSON.stringify({ error: error.message }));
        engine = await started();
    }
}
