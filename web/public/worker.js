// Answers for the page when the network does not: files with a hash in their name never change and
// come from the cache, and every address of the page falls back to its index. The server's answers
// below api/ are never kept.

const KEPT = "manueline";
/** A file is the same in whatever way it was compressed on its way. */
const ANY = { ignoreVary: true };
const scope = new URL(self.registration.scope);

const isAsset = (url) => url.href.startsWith(new URL("assets/", scope).href);
const isApi = (url) => url.href.startsWith(new URL("api/", scope).href);

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.add(scope.href))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// The page names what it loaded before the worker was there.
self.addEventListener("message", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) =>
        Promise.all(
          event.data.map(async (name) => (await cache.match(name, ANY)) ?? cache.add(name)),
        ),
      ),
  );
});

async function asset(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request, ANY);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** The index from the server; of an older page nothing is kept. */
async function page(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(scope.href, ANY);
  try {
    const answer = await fetch(request);
    if (!answer.ok) return answer;
    const text = await answer.clone().text();
    if (kept && (await kept.clone().text()) !== text) {
      for (const name of await cache.keys()) await cache.delete(name);
    }
    await cache.put(scope.href, answer.clone());
    return answer;
  } catch (reason) {
    if (kept) return kept;
    throw reason;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== scope.origin || isApi(url)) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (isAsset(url)) event.respondWith(asset(request));
});
