
// Answers from this device: every page of a site of plain files; on a server's site what is played here, and everything
// else while the server is out of reach. A browser stops it when nobody asks: all it knows is in storage and in the module.
const scope = self.registration.scope;
const base = new URL(scope).pathname.replace(/\/$/, "");
const ours = `codeknacker ${base} `;
const cached = ours + VERSION;
const module = new URL("pocket.wasm", scope).href;
const WASM = "application/wasm";
const how = { load: () => caches.match(module, { cacheName: cached }), base, thinks: false };

self.addEventListener("install", (event) => event.waitUntil(install()));

/** Fetches everything beside what another version has. What is broken, came by half or belongs to another version never
 * replaces what works. */
async function install() {
  const cache = await caches.open(cached);
  try {
    await cache.addAll(FILES.map((file) => new Request(new URL(file, scope), { cache: "reload" })));
    const fetched = await how.load();
    const bytes = await fetched.arrayBuffer();
    const digest = await crypto.subtle.digest("SHA-256", bytes);
    const found = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    if (found !== DIGEST) throw new Error("the module is not the one of this version");
    // Not every host knows what it is called, and under another name browsers don't take it.
    if (fetched.headers.get("content-type") !== WASM) await cache.put(module, new Response(bytes, { headers: { "content-type": WASM } }));
    // Where nothing can be kept, nothing is played.
    await store();
    // Style and script as the pages of this module ask for them.
    const { body } = await ask("GET", "/a");
    for (const address of body.split("\n")) {
      const { kind, body: text } = await ask("GET", address);
      const policy = address.endsWith("/pocket-worker.js") ? WORKER_POLICY : POLICY;
      await cache.put(new URL(base + address, scope), new Response(text, { headers: { "content-type": kind, "content-security-policy": policy } }));
    }
  } catch (error) {
    await caches.delete(cached);
    throw error;
  }
}

self.addEventListener("activate", (event) => {
  const ready = async () => {
    await clear(cached);
    await self.clients.claim();
  };
  event.waitUntil(ready());
});

/** Throws away what versions have cached, but for one. */
async function clear(but) {
  for (const name of await caches.keys()) {
    if (name.startsWith(ours) && name !== but) await caches.delete(name);
  }
}

/** What pages' own workers have thought out, by address, until it is asked for. */
const thought = new Map();

self.addEventListener("message", (event) => {
  const { data, ports } = event;
  // A new version waits until a page lets it take over, and until no match is under way in a tab.
  if (data === "take over") event.waitUntil(playing().then((busy) => busy || self.skipWaiting()));
  if (data.thought) {
    thought.set(data.thought, data.told);
    ports[0].postMessage("kept");
  }
});

async function playing() {
  for (const { url } of await self.clients.matchAll({ type: "window", includeUncontrolled: true })) {
    const table = new URL(url).pathname.slice(base.length).split("/")[2];
    if (!table?.startsWith(HERE)) continue;
    const [matches] = await read(`table ${table}`);
    if (matches.some(({ text }) => text.split("\n", 1)[0].endsWith(" running"))) return true;
  }
  return false;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (!request.url.startsWith(scope)) return;
  const path = new URL(request.url).pathname.slice(base.length);
  if (SERVED && passes(path, request.mode)) return;
  event.respondWith(serve(request, path));
});

/** Whether a request goes past to the server: the API with its streams, and what a script asks of a table there. */
function passes(path, mode) {
  if (/^\/(api|healthz|readyz|metrics|preview)(\/|$)/.test(path)) return !match(path);
  return mode !== "navigate" && path.startsWith("/t/") && !path.startsWith(`/t/${HERE}`);
}

/** The match that a path is about, by its id. */
const match = (path) => (/^\/m\/([^/]+)/.exec(path) ?? /^\/api\/v1\/matches\/([^/]+)\/record$/.exec(path))?.[1];

/** Whether a request is about what is kept on this device. */
async function isHere(path, query) {
  if (path.startsWith(`/t/${HERE}`) || ["/matches/export", "/matches/import", "/share"].includes(path) || query.has("here")) return true;
  const id = match(path);
  return id !== undefined && (await read(`match ${id}`))[0].length > 0;
}

/** The status of what couldn't be kept. */
const NO_ROOM = 507;

/** Forms that begin a game. */
const BEGINNINGS = ["/new", "/learn"];

/** Whether a form begins a game that may be played here: the reader may want all of them at the server. */
async function begins(path) {
  if (!BEGINNINGS.includes(path)) return false;
  const look = (await read(""))[1].find(({ name }) => name === "look");
  return !look?.value.split(".").includes("served");
}

async function serve(request, path) {
  const known = request.mode === "navigate" && thought.get(request.url);
  if (known) {
    thought.delete(request.url);
    return shown(known);
  }
  if (/^\/(a|icon)\/|^\/pocket\.wasm$/.test(path)) {
    return (await caches.match(request, { cacheName: cached, ignoreSearch: true })) ?? fetch(request);
  }
  const { pathname, search, searchParams } = new URL(request.url);
  const post = request.method === "POST";
  const spare = post && request.clone();
  let sent;
  const body = () => (sent ??= spare ? fields(spare) : "");
  const here = async () => {
    const said = await body();
    const more = { referer: request.referrer, inline: request.headers.get("prefer") === "return=representation" };
    return ask(post ? "POST" : "GET", path + search, { ...more, body: said ?? "", trouble: said === null ? "long" : "" });
  };
  if (path === "/forget" && post) return forgotten(request, here);
  if (SERVER && request.mode === "navigate") {
    // What this device can't do, or isn't wanted to do, a server elsewhere does. Forms begin there with what was filled in.
    const begun = post && BEGINNINGS.includes(path) && !(await begins(path));
    const told = begun ? null : await here();
    if (told && !told.elsewhere) return shown(told);
    return Response.redirect(SERVER + path + (post ? `?${await body()}` : search), 303);
  }
  if (!SERVED || (await isHere(path, searchParams).catch(() => false))) return shown(await here());
  let told = null;
  if (post && (await begins(path).catch(() => false))) {
    // What this device can't begin, for whatever reason, begins at the server; so does what it has no room for.
    told = await here().catch(() => null);
    if (told && !told.elsewhere && told.status !== NO_ROOM) return shown(told);
  }
  const answer = await fetch(request).catch(() => null);
  // What stands before a server that is gone answers in its place.
  const gone = !answer || ([502, 503, 504].includes(answer.status) && !answer.headers.has("x-request-id"));
  return gone ? shown(told ?? (await here())) : answer;
}

/** Asks the module. */
function ask(method, path, { body = "", referer = "", inline = false, trouble = "" } = {}) {
  return answer({ method, path: base + path, body, referer, inline, trouble, served: SERVED || SERVER !== "" }, how);
}

/** What a form says, as the module reads it; nothing if a file in it is too long to be read. */
async function fields(request) {
  if (!request.headers.get("content-type")?.startsWith("multipart/")) return request.text();
  const said = [...(await request.formData())];
  if (said.some(([, { size, length }]) => (size ?? length) > LONGEST)) return null;
  const pairs = said.map(async ([name, value]) => [name, typeof value === "string" ? value : await value.text()]);
  return new URLSearchParams(await Promise.all(pairs)).toString();
}

/** A response of the module. */
function shown(told) {
  if (told.location) return Response.redirect(new URL(told.location, location.href), 303);
  const headers = { "content-type": told.kind, "content-security-policy": POLICY, "cache-control": "no-store", "referrer-policy": "same-origin", "x-content-type-options": "nosniff" };
  if (told.content_location) headers["content-location"] = told.content_location;
  if (told.kept) headers.kept = told.kept;
  if (told.attachment) headers["content-disposition"] = `attachment; filename="${told.attachment}"`;
  return new Response(told.body, { status: told.status, headers });
}

/** Forgets all that is kept here; the server forgets its part. The page that says so sends this worker away and throws away
 * what it has cached, once that isn't needed for the page itself. */
async function forgotten(request, here) {
  // What another site sends makes nobody forget, here or there.
  if (!request.referrer.startsWith(scope)) return shown(await here());
  let answer = SERVED && (await fetch(request).catch(() => null));
  if (!answer) {
    await here();
    answer = shown(await ask("GET", "/privacy?forgotten=yes", { referer: request.referrer }));
  }
  await forget().catch(() => {});
  return answer;
}
