// Answers questions of a review in node, for a comparison with other builds.
//
//     node answer_lines.mjs ENGINE WEIGHTS
//
// Reads questions from standard input, one JSON object a line, and writes the answer to each; or an
// object with the field `error`. WEIGHTS is the folder of the files of weights.
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
    try {
        console.log(JSON.stringify(engine.evaluate(JSON.parse(line))));
    } catch (error) {
        console.log(JSON.stringify({ error: error.message }));
        engine = await started();
    }
}
