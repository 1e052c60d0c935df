// A page that was made on this device: what takes thought is asked of a worker of its own.

let worker = null;
let asked = 0;
const waiting = new Map();

function hear({ data: { number, told, at, failed } }) {
  const { done, lost } = waiting.get(number);
  waiting.delete(number);
  if (!told) return lost(new Error(failed));
  const headers = { "content-type": told.kind, "content-location": told.content_location || at };
  done(new Response(told.body, { status: told.status, headers }));
}

/** The answer to a request that takes thought. */
export function think(address, { method = "GET", body = "" } = {}) {
  if (!worker) {
    worker = new Worker(new URL("./pocket-worker.js", import.meta.url), { type: "module" });
    worker.onmessage = hear;
  }
  const { pathname, search } = new URL(address, location.href);
  const served = document.documentElement.dataset.host !== "alone";
  const number = ++asked;
  worker.postMessage({ number, asked: { method, path: pathname + search, body: String(body), referer: location.href, inline: true, served } });
  return new Promise((done, lost) => waiting.set(number, { done, lost }));
}

/** Lets go of what is being thought about: it is about a position that was. */
export function cancel() {
  if (!waiting.size) return;
  worker.terminate();
  worker = null;
  for (const { lost } of waiting.values()) lost(new DOMException("cancelled", "AbortError"));
  waiting.clear();
}

/** Hears of a table where something was done, in whichever tab. */
export function follow(table, hear) {
  new BroadcastChannel("codeknacker-here").onmessage = ({ data }) => data === table && hear();
}
