// Lays a .br and a .gz beside every file of the built page that gets smaller by it.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const page = new URL("../src/manueline/server/page", import.meta.url).pathname;

for (const name of readdirSync(page, { recursive: true })) {
  const path = join(page, name);
  if (!statSync(path).isFile() || !/\.(js|css|html|svg|json|webmanifest|wasm|weights)$/.test(name))
    continue;
  const plain = readFileSync(path);
  for (const [ending, packed] of [
    [".br", brotliCompressSync(plain)],
    [".gz", gzipSync(plain, { level: 9 })],
  ]) {
    if (packed.length < plain.length) writeFileSync(path + ending, packed);
  }
}
