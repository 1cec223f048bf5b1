// Keeps one build of the page, whole, for when there is no network. A build is stored when
// all its files are there and right, or not at all, and it never changes afterwards; a new
// build waits here until the page takes it. What a worker does not know it leaves alone.
"use strict";

/** Both written by tools/build_id.sh: the build, and every file of it with its SHA-256. */
const BUILD = "";
const FILES = {};

const PAGE = "index.html";
/** The page comes from the network if that answers within so many milliseconds. */
const PATIENCE_MS = 4_000;

/** Other copies of the game may live on the same host. */
const OURS = `stacked ${registration.scope} `;
const CACHE = OURS + BUILD;

const address = (name) => new URL(name, registration.scope).href;

async function hashOf(body) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Where a file may come from, the cheapest first: another build has most of them too. */
async function* sources(url) {
  yield await caches.match(url);
  yield await fetch(url);
  yield await fetch(url, { cache: "reload" });
}

/** The file as it is in this build. A cut, stale or foreign answer is not taken for it. */
async function whole(name, hash) {
  for await (const response of sources(address(name))) {
    const body = response?.ok ? await response.arrayBuffer() : new ArrayBuffer(0);
    if ((await hashOf(body)) === hash) {
      const type = response.headers.get("content-type") ?? "application/octet-stream";
      return new Response(body, { headers: { "content-type": type } });
    }
  }
  throw new Error(`${name} is not as build ${BUILD} has it`);
}

async function keepBuild() {
  try {
    const cache = await caches.open(CACHE);
    await Promise.all(
      Object.entries(FILES).map(async ([name, hash]) => cache.put(address(name), await whole(name, hash))),
    );
  } catch (reason) {
    await caches.delete(CACHE);
    throw reason;
  }
}

async function dropOtherBuilds() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
}

async function kept(name) {
  const cache = await caches.open(CACHE);
  return cache.match(address(name));
}

/** The network's page, so that no old build stays for ever; without network, ours. */
async function page(request) {
  const late = new Promise((_, reject) => setTimeout(reject, PATIENCE_MS));
  const response = await Promise.race([fetch(request), late]).catch(() => undefined);
  return response?.ok ? response : ((await kept(PAGE)) ?? fetch(request));
}

addEventListener("install", (event) => event.waitUntil(keepBuild()));

addEventListener("activate", (event) => event.waitUntil(dropOtherBuilds()));

addEventListener("message", (event) => {
  if (event.data === "build") {
    event.ports[0].postMessage(BUILD);
  } else if (event.data === "take") {
    event.waitUntil(skipWaiting());
  }
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const [url] = request.url.split(/[?#]/);
  const name = url.slice(registration.scope.length) || PAGE;
  if (request.method !== "GET" || !url.startsWith(registration.scope) || !Object.hasOwn(FILES, name)) {
    return;
  }
  event.respondWith(
    name === PAGE ? page(request) : kept(name).then((response) => response ?? fetch(request)),
  );
});
