// Thinks for a page: answers requests as the service worker does, and takes the time that this one has not.
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

const how = { load, base, thinks: true };

self.onmessage = async ({ data: { number, asked } }) => {
  try {
    let told = await answer(asked, how);
    let at = asked.path;
    while (told.location) {
      at = told.location;
      told = await answer({ ...asked, method: "GET", path: at, body: "" }, how);
    }
    self.postMessage({ number, told, at });
  } catch (error) {
    self.postMessage({ number, failed: String(error) });
  }
};
