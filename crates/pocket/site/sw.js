
// Answers every page from this device. A browser stops it when nobody asks: all it knows is in storage and in the module.
const scope = self.registration.scope;
const base = new URL(scope).pathname.replace(/\/$/, "");
const cached = `codeknacker ${base} ${VERSION}`;
const module = new URL("pocket.wasm", scope).href;
const how = { load: () => caches.match(module, { cacheName: cached }), base, thinks: false };

self.addEventListener("install", (event) => {
  const ready = async () => {
    const cache = await caches.open(cached);
    await cache.addAll(FILES.map((file) => new Request(new URL(file, scope), { cache: "reload" })));
    // A module that is broken or came by half never replaces one that works.
    await WebAssembly.compileStreaming(await how.load());
  };
  event.waitUntil(ready());
});

self.addEventListener("activate", (event) => {
  const ready = async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith(`codeknacker ${base} `) && name !== cached) await caches.delete(name);
    }
    await self.clients.claim();
  };
  event.waitUntil(ready());
});

self.addEventListener("fetch", (event) => {
  if (event.request.url.startsWith(scope)) event.respondWith(serve(event.request));
});

async function serve(request) {
  const file = await caches.match(request, { cacheName: cached, ignoreSearch: true });
  if (file) return file;
  const { pathname, search } = new URL(request.url);
  const post = request.method === "POST";
  const told = await answer({ method: post ? "POST" : "GET", path: pathname + search, body: post ? await request.text() : "", referer: request.referrer, inline: request.headers.get("prefer") === "return=representation" }, how);
  if (told.location) return Response.redirect(new URL(told.location, location.href), 303);
  const policy = pathname.endsWith("/pocket-worker.js") ? POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'") : POLICY;
  const headers = { "content-type": told.kind, "content-security-policy": policy, "cache-control": "no-store", "referrer-policy": "same-origin", "x-content-type-options": "nosniff" };
  if (told.content_location) headers["content-location"] = told.content_location;
  return new Response(told.body, { status: told.status, headers });
}
