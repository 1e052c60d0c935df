// The game in this browser: the module, what is kept, and how a request is answered. Workers use it, no page does.

/** What is kept: matches by their id, cookies by path and name. */
const opened = new Promise((done, failed) => {
  const asked = indexedDB.open("codeknacker", 1);
  asked.onupgradeneeded = () => {
    asked.result.createObjectStore("matches", { keyPath: "id" }).createIndex("table", "table");
    asked.result.createObjectStore("cookies", { keyPath: ["path", "name"] });
  };
  asked.onsuccess = () => done(asked.result);
  asked.onerror = () => failed(asked.error);
});

/** Tells all tabs at which table something was done. */
const channel = new BroadcastChannel("codeknacker-here");

/** What a question to the storage leads to. */
const result = (asked) =>
  new Promise((done, failed) => {
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error);
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

/** Keeps what has changed, all of it or nothing; says whether what was read is still so. */
async function keep(store, { keep: changed, forget, cookies }, kept) {
  if (!changed.length && !forget.length && !cookies.length) return true;
  const work = store.transaction(["matches", "cookies"], "readwrite", { durability: "strict" });
  const over = new Promise((done, failed) => {
    work.oncomplete = () => done(true);
    work.onabort = () => (work.error ? failed(work.error) : done(false));
  });
  const matches = work.objectStore("matches");
  for (const row of changed) {
    const now = await result(matches.get(row.id));
    // Another tab was quicker: what it did is what counts.
    if (now?.text !== kept.find((one) => one.id === row.id)?.text) {
      work.abort();
      return over;
    }
    matches.put(row);
  }
  for (const id of forget) matches.delete(id);
  for (const cookie of cookies) {
    if (cookie.value) work.objectStore("cookies").put(cookie);
    else work.objectStore("cookies").delete([cookie.path, cookie.name]);
  }
  return over;
}

/** Answers a request by a module; what it changes is kept before that. */
export async function answer(asked, { load, base, thinks }) {
  const [exports, store] = await Promise.all([pocket(load), opened]);
  const path = asked.path.slice(base.length);
  const wanted = call(exports, "wanted", path);
  for (;;) {
    const reading = store.transaction(["matches", "cookies"]);
    const [kept, cookies] = await Promise.all([about(reading.objectStore("matches"), wanted), result(reading.objectStore("cookies").getAll())]);
    const seed = [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    const request = { ...asked, path, base, languages: navigator.languages.join(","), origin: location.origin, now: Date.now(), seed, thinks, kept, cookies };
    const told = JSON.parse(call(exports, "answer", JSON.stringify(request)));
    if (!(await keep(store, told, kept))) continue;
    for (const { table } of told.keep) channel.postMessage(table);
    return told;
  }
}
