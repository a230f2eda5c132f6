/** The files of the engine, where the page was built with them (`make engine`). */

const addresses = import.meta.glob<string>("../../engine/*", {
  query: "?url",
  import: "default",
  eager: true,
});

function addressOf(name: string): string | null {
  const found = addresses[`../../engine/${name}`];
  return found === undefined ? null : new URL(found, import.meta.url).href;
}

/** Whether this page has an engine and this browser can run it. */
export function hasEngine(): boolean {
  return (
    addressOf("engine.wasm") !== null &&
    typeof WebAssembly !== "undefined" &&
    typeof Worker !== "undefined"
  );
}

async function bytesOf(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const address = addressOf(name);
  if (address === null) throw new Error(`the page was built without ${name}`);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

let engine: Promise<WebAssembly.Module> | null = null;

/** The compiled engine, fetched once for all workers. */
export function loadEngine(): Promise<WebAssembly.Module> {
  engine ??= bytesOf("engine.wasm")
    .then((bytes) => WebAssembly.compile(bytes))
    .catch((reason: unknown) => {
      engine = null;
      throw reason;
    });
  return engine;
}

/** The networks of a game: its `.weights`, and those of positions where there are any. */
export function loadWeights(game: string): Promise<Uint8Array<ArrayBuffer>[]> {
  const ofPositions = `${game}-positions.weights`;
  const names = addressOf(ofPositions) === null ? [] : [ofPositions];
  return Promise.all([`${game}.weights`, ...names].map(bytesOf));
}
