// The browser's engine from JavaScript: one instance of engine.wasm.
//
// It runs in a worker of a page as well as in node: what the module asks of a system is answered here.

const encoder = new TextEncoder(), decoder = new TextDecoder();

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

    // `position` is that of the player to move, as that player sees it.
    setPosition(position, seed) {
        this.call("manueline_set_position", encoder.encode(position), BigInt(seed));
    }

    search(nodes) {
        this.call("manueline_search", new Uint8Array(), nodes);
    }

    report() {
        this.call("manueline_report", new Uint8Array());
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
