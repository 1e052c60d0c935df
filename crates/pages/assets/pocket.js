// A page that was made on this device asks workers of its own: one answers at once, the other takes the time to think.

/** A worker, and what it was asked. It lives as long as the page: a service worker would have to be woken. */
class Hand {
  #worker = null;
  #asked = 0;
  #waiting = new Map();

  constructor(thinks) {
    this.thinks = thinks;
  }

  get #ready() {
    if (!this.#worker) {
      this.#worker = new Worker(new URL("./pocket-worker.js", import.meta.url), { type: "module" });
      this.#worker.onmessage = ({ data }) => this.#hear(data);
      this.#worker.onerror = () => this.#drop(new Error("no worker"));
    }
    return this.#worker;
  }

  #hear({ number, told, at, failed }) {
    const { done, lost } = this.#waiting.get(number);
    this.#waiting.delete(number);
    if (!told) return lost(new Error(failed));
    const headers = { "content-type": told.kind, kept: told.kept ?? "" };
    if (at) headers["content-location"] = at;
    done(new Response(told.body, { status: told.status, headers }));
  }

  #drop(why) {
    this.#worker.terminate();
    this.#worker = null;
    for (const { lost } of this.#waiting.values()) lost(why);
    this.#waiting.clear();
  }

  /** Asks; a question is spare if nobody waits for its answer. */
  ask(address, { method = "GET", body = "" } = {}, spare = false) {
    const { pathname, search } = new URL(address, location.href);
    const served = document.documentElement.dataset.host !== "alone";
    const number = ++this.#asked;
    const { thinks } = this;
    this.#ready.postMessage({ number, thinks, asked: { method, path: pathname + search, body: String(body), referer: location.href, inline: true, served } });
    return new Promise((done, lost) => this.#waiting.set(number, { done, lost, spare }));
  }

  cancel() {
    if ([...this.#waiting.values()].some(({ spare }) => !spare)) this.#drop(new DOMException("cancelled", "AbortError"));
  }
}

const [quick, thoughtful] = [new Hand(false), new Hand(true)];

/** The answer to a request that takes thought. */
export const think = (address, options) => thoughtful.ask(address, options);

/** Lets go of what is being thought about: it is about a position that was. */
export const cancel = () => thoughtful.cancel();

/** The answer to a request about a table on this device. */
export async function ask(address, options) {
  // Where there is no such worker the service worker answers. What was done already is not done again.
  const answer = await quick.ask(address, options).catch(() => fetch(address, options));
  return answer.status === 202 ? think(address, options) : answer;
}

/** Hears of a table where something was done, in whichever tab, and what was kept then. */
export function follow(table, hear) {
  new BroadcastChannel("codeknacker-here").onmessage = ({ data }) => data.table === table && hear(data.kept);
}

/** Has both look at a table before somebody does something there: browsers compile what runs for the first time, and that
 * would take longer than the answer. */
export function prepare(address, hints) {
  const [unseen, nothing] = [{ method: "POST" }, () => {}];
  quick.ask(`${address}/draft`, unseen, true).catch(nothing);
  if (hints) thoughtful.ask(`${address}?hint=best`, {}, true).catch(nothing);
}
