// Answers a page as the service worker does, and thinks where that one has not the time.
import { answer } from "./pocket-host.js";

// It lies at BASE/a/VERSION/, and the module at BASE.
const base = new URL("../..", self.location.href).pathname.replace(/\/$/, "");

/** The module that came with this script: another version's has other pages. */
async function load() {
  const module = new URL(`${base}/pocket.wasm`, self.location.href).href;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const found = (await cache.match(self.location.href)) && (await cache.match(module));
    if (found) return found;
  }
  return fetch(module);
}

self.onmessage = async ({ data: { number, asked, thinks } }) => {
  const how = { load, base, thinks };
  try {
    let told = await answer(asked, how);
    let at = told.content_location;
    while (told.location) {
      at = told.location;
      told = { ...(await answer({ ...asked, method: "GET", path: at, body: "" }, how)), kept: told.kept };
    }
    self.postMessage({ number, told, at });
  } catch (error) {
    self.postMessage({ number, failed: String(error) });
  }
};
