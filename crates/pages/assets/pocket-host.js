// The game in this browser: the module, what is kept, and how a request is answered. Workers use it; pages only what is kept.

/** The longest file that is read, in bytes. */
export const LONGEST = 64 << 20;

/** What is kept: matches by their id, cookies by path and name. */
let opened = null;
function store() {
  opened ??= new Promise((done, failed) => {
    const asked = indexedDB.open("codeknacker", 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore("matches", { keyPath: "id" }).createIndex("table", "table");
      asked.result.createObjectStore("cookies", { keyPath: ["path", "name"] });
    };
    asked.onsuccess = () => {
      // Who throws it away doesn't wait for those who still have it open.
      asked.result.onversionchange = () => {
        asked.result.close();
        opened = null;
      };
      asked.result.onclose = () => (opened = null);
      done(asked.result);
    };
    asked.onerror = () => failed(asked.error);
  });
  return opened.catch((error) => {
    opened = null;
    throw error;
  });
}

/** Tells all tabs at which table something was done. */
const channel = new BroadcastChannel("codeknacker-here");

/** What a question to the storage leads to. */
const result = (asked) =>
  new Promise((done, failed) => {
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error);
  });

/** When a change is kept for good, or why it isn't; whether it was not called off. */
const over = (work) =>
  new Promise((done, failed) => {
    work.oncomplete = () => done(true);
    work.onabort = () => (work.error ? failed(work.error) : done(false));
  });

/** The module, once it is loaded. One that has failed is thrown away. */
let loaded = null;
function pocket(load) {
  loaded ??= load().then((answer) => WebAssembly.instantiateStreaming(answer, {})).then(({ instance }) => instance.exports);
  return loaded.catch((error) => {
    loaded = null;
    throw error;
  });
}

/** Hands a text to a function of the module and takes what it returns. */
function call(exports, name, text) {
  try {
    const bytes = new TextEncoder().encode(text);
    const room = exports.room(bytes.length);
    new Uint8Array(exports.memory.buffer, room, bytes.length).set(bytes);
    const told = exports[name](room, bytes.length);
    const length = new DataView(exports.memory.buffer).getUint32(told, true);
    const answer = new TextDecoder().decode(new Uint8Array(exports.memory.buffer, told + 4, length));
    exports.release(told);
    return answer;
  } catch (error) {
    loaded = null;
    throw error;
  }
}

/** The matches that a request is about. */
function about(matches, wanted) {
  const [what, name] = wanted.split(" ");
  if (what === "all") return result(matches.getAll());
  if (what === "table") return result(matches.index("table").getAll(name));
  if (what === "match") return result(matches.get(name)).then((found) => (found ? [found] : []));
  return [];
}

/** Everything that is kept, to change it. In the system's hands a change survives a browser that is killed. Waiting for the
 * disk as well would also survive a dead battery, and take longer than everything else about a row. */
const writing = async () => (await store()).transaction(["matches", "cookies"], "readwrite", { durability: "relaxed" });

/** What is kept for a request: matches and cookies. */
export async function read(wanted, held) {
  const work = held ?? (await store()).transaction(["matches", "cookies"]);
  return Promise.all([about(work.objectStore("matches"), wanted), result(work.objectStore("cookies").getAll())]);
}

/** Writes cookies; those without a value go. */
function bake(jar, cookies) {
  for (const cookie of cookies) {
    if (cookie.value) jar.put(cookie);
    else jar.delete([cookie.path, cookie.name]);
  }
}

/** Keeps cookies. */
export async function remember(cookies) {
  const work = (await store()).transaction("cookies", "readwrite");
  bake(work.objectStore("cookies"), cookies);
  return over(work);
}

/** Throws everything away that is kept. */
export async function forget() {
  const work = (await store()).transaction(["matches", "cookies"], "readwrite");
  for (const name of work.objectStoreNames) work.objectStore(name).clear();
  return over(work);
}

/** Keeps what has changed, all of it or nothing; says whether what was read is still so. */
async function keep({ keep: changed, forget: gone, cookies }, kept, held) {
  if (!changed.length && !gone.length && !cookies.length) return true;
  const work = held ?? (await writing());
  const done = over(work);
  const matches = work.objectStore("matches");
  for (const row of changed) {
    const now = await result(matches.get(row.id));
    // Another tab was quicker: what it did is what counts.
    if (now?.text !== kept.find((one) => one.id === row.id)?.text) {
      work.abort();
      return done;
    }
    matches.put(row);
  }
  for (const id of gone) matches.delete(id);
  bake(work.objectStore("cookies"), cookies);
  return done;
}

/** Answers a request by a module; what it changes is kept before that. */
export async function answer(asked, { load, base, thinks }) {
  const exports = await pocket(load);
  const path = asked.path.slice(base.length);
  const wanted = call(exports, "wanted", path);
  for (;;) {
    // What takes no thought is read and kept in one go. Nobody else waits until somebody has thought.
    const held = asked.method === "POST" && !thinks ? await writing().catch(() => null) : null;
    // A browser that keeps nothing shows what needs nothing kept.
    const [kept, cookies] = await read(wanted, held).catch(() => [[], []]);
    const seed = [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    const request = { ...asked, path, base, languages: navigator.languages.join(","), origin: location.origin, now: Date.now(), seed, thinks, kept, cookies };
    const tell = (more) => JSON.parse(call(exports, "answer", JSON.stringify({ ...request, ...more })));
    const told = tell();
    try {
      if (!(await keep(told, kept, held))) continue;
    } catch (error) {
      // What can't be kept is not shown either.
      return tell({ trouble: error?.name === "QuotaExceededError" ? "full" : "unkept" });
    }
    // Who asked knows what has come of it.
    told.kept = told.keep.map(({ id, text }) => `${id} ${text.length}`).join();
    for (const { table } of told.keep) channel.postMessage({ table, kept: told.kept });
    return told;
  }
}
