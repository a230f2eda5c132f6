// The browser's engine from JavaScript: one instance of engine.wasm.
//
// It runs in a worker of a page as well as in node: what the module asks of a system is answered here.

const encoder = new TextEncoder(), decoder = new TextDecoder();

// How many nodes are searched between two answers.
const SLICE_NODES = 2048;

// A move of a report as a line of an answer, for the seat to move; ids in place of moves.
function lineOf(move, seat, isSolved = false) {
    const line = { ids: move.line, visits: isSolved ? null : move.visits };
    if (line.visits === 0) return line; // nothing is expected yet
    return {
        ...line,
        score: leadOf(move, seat),
        win: move.win[seat],
        wins: move.win,
        scores: move.score,
        spreads: move.spread,
        error: move.error,
        exact: move.exact,
        difference: move.difference ?? null,
        difference_error: move.difference_error ?? null,
    };
}

// By how much the expected score of a seat exceeds that of the best other one.
function leadOf(move, seat) {
    return move.score[seat] - Math.max(...move.score.filter((_, at) => at !== seat));
}

export class Engine {
    // `module` is the compiled engine.wasm.
    static async start(module) {
        const engine = new Engine();
        engine.exports = (await WebAssembly.instantiate(module, engine.system())).exports;
        engine.exports._initialize();
        return engine;
    }

    loadWeights(game, bytes) {
        this.call(`manueline_load_${game}_weights`, bytes);
    }

    set(setting, value) {
        this.call("manueline_set", encoder.encode(setting), value);
    }

    // `view` is that of the player to move. With `moves`, ids, only these are searched.
    setView(view, seed, moves = []) {
        this.call("manueline_set_view", encoder.encode([...moves, view].join(" ")), seed);
    }

    search(nodes) {
        this.call("manueline_search", new Uint8Array(), nodes);
    }

    report() {
        this.call("manueline_report", new Uint8Array());
        return JSON.parse(this.output());
    }

    // A report with the best move alone if the rest of the game can be solved, else null.
    solve(view, nodes) {
        this.call("manueline_solve", encoder.encode(view), nodes);
        return JSON.parse(this.output() || "null");
    }

    // The answer to a question of a review, the same as that of the native core. Yields answers so
    // far; whoever leaves the loop ends the search.
    *answers({ view, nodes, moves = [], lines = 1, seed = 0 }) {
        const seat = Number(view.slice("view:".length, view.indexOf(" "))) - 1;
        const solved = moves.length ? null : this.solve(view, nodes);
        if (solved) {
            const [best] = solved.moves;
            yield { nodes: solved.nodes, lines: [lineOf(best, seat, true)] };
            return;
        }
        this.setView(view, seed, moves);
        for (let searched = 0; searched < nodes; ) {
            this.search(Math.min(nodes, searched + SLICE_NODES));
            const report = this.report();
            searched = report.nodes;
            // Named moves have equal visits, so what they promise ranks them.
            if (moves.length)
                report.moves.sort(
                    (a, b) => b.utility - a.utility || leadOf(b, seat) - leadOf(a, seat),
                );
            const told = report.moves.slice(0, moves.length || lines);
            yield { nodes: searched, lines: told.map((move) => lineOf(move, seat)) };
        }
    }

    // The last of these answers.
    evaluate(question) {
        let last = null;
        for (const answer of this.answers(question)) last = answer;
        return last;
    }

    // The id of the move that a level plays, the same as that of the native core.
    choose(level, view, seed = 0) {
        this.call("manueline_choose", encoder.encode(`${level} ${view}`), seed);
        return Number(this.output());
    }

    // A position after moves, given by their ids. What a view hides, and nature's moves if `deals`,
    // are drawn by chance.
    explore(text, moves = [], deals = false, seed = 0) {
        this.call("manueline_explore", encoder.encode(`${text}|${moves.join(" ")}`), seed, deals);
        return JSON.parse(this.output());
    }

    // Throws an Error with the engine's words; after that the instance is of no use any more.
    call(name, input, ...numbers) {
        const { memory, manueline_input: room, [name]: work } = this.exports;
        const at = room(input.length);
        new Uint8Array(memory.buffer).set(input, at);
        let succeeded = false;
        try {
            succeeded = work(...numbers);
        } catch (trap) {
            if (!(trap instanceof WebAssembly.RuntimeError)) throw trap;
        }
        if (!succeeded) throw new Error(this.output() || "the engine has failed");
    }

    output() {
        const { memory, manueline_output: start, manueline_output_size: size } = this.exports;
        return decoder.decode(new Uint8Array(memory.buffer, start(), size()));
    }

    // The engine needs a clock, though a search by nodes never asks it, and no other part of a system.
    system() {
        const refused = () => 52; // ENOSYS
        const clock_time_get = (_clock, _precision, at) => {
            const now = BigInt(Math.round(performance.now() * 1e6));
            new DataView(this.exports.memory.buffer).setBigUint64(at, now, true);
            return 0;
        };
        const proc_exit = () => {
            throw new WebAssembly.RuntimeError("the engine has ended itself");
        };
        const known = { clock_time_get, proc_exit };
        return {
            wasi_snapshot_preview1: new Proxy(known, { get: (all, name) => all[name] ?? refused }),
        };
    }
}
