// Opens the table's pages at once, also while the server is away; then they say that there is no connection.
// Whatever is about matches and people is under /api and is never kept.

const KEPT = "undercroft-1";
const SHELL = "/";
/** Every build names its files anew; the oldest go when there are more than this. */
const MOST = 250;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add(new Request(SHELL, { cache: "reload" }))));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate" && isPage(pathname)) event.respondWith(shell(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

/** Addresses without a file behind them: all are the same page, which reads its address. */
function isPage(pathname) {
  return !/^\/(api|schema|health|metrics)(\/|$)/.test(pathname) && !pathname.includes(".");
}

/** The server first, so that a new build is seen at once. */
async function shell(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      const cache = await caches.open(KEPT);
      await cache.put(SHELL, answer.clone());
    }
    return answer;
  } catch (error) {
    const kept = await caches.match(SHELL);
    if (kept) return kept;
    throw error;
  }
}

/** A built file never changes under its name, so what is kept is good. */
async function asset(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const all = await cache.keys();
    const files = all.filter((one) => new URL(one.url).pathname !== SHELL);
    await Promise.all(files.slice(0, Math.max(0, files.length - MOST)).map((one) => cache.delete(one)));
  }
  return answer;
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("undercroft-") && name !== KEPT).map((name) => caches.delete(name)));
}
