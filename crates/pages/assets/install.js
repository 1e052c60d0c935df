// Keeps the game on this device once a page is up and has nothing else to do, and says when it has a new version.
import { LONGEST, read, remember } from "./pocket-host.js";

const root = document.documentElement;
const workers = navigator.serviceWorker;

/** What the server and this device both have to know, each in its own storage. */
const SHARED = ["look", "lang"];

/** Gives the other maker of pages the language and look of this page, which was made last. */
export async function agree() {
  const told = Object.fromEntries(document.cookie.split("; ").map((pair) => pair.split("=")));
  if (root.dataset.host === "server") return remember(SHARED.map((name) => ({ path: "/", name, value: told[name] ?? "" })));
  if (root.dataset.host !== "here") return;
  const [, cookies] = await read("");
  for (const { path, name, value } of cookies) {
    if (path !== "/" || !SHARED.includes(name) || told[name] === value) continue;
    document.cookie = `${name}=${value}; Path=/; Max-Age=34560000; SameSite=Lax${location.protocol === "https:" ? "; Secure" : ""}`;
  }
}

function say(text) {
  const note = document.body.appendChild(document.createElement("p"));
  note.className = "toast";
  note.setAttribute("role", "status");
  note.textContent = text;
  setTimeout(() => note.remove(), 6000);
}

const updated = () => say(document.body.dataset.updated);

/** Has the browser keep the game; a new version takes over unless a match is under way. */
export async function install() {
  if (sessionStorage.getItem("updated")) {
    sessionStorage.removeItem("updated");
    updated();
  }
  let kept = Boolean(workers.controller);
  workers.addEventListener("controllerchange", () => {
    if (!kept) return void (kept = true);
    if (root.dataset.host === "server") return updated();
    // Pages and scripts of two versions don't mix.
    sessionStorage.setItem("updated", "yes");
    location.reload();
  });
  // It lies at BASE, and this script at BASE/a/VERSION/.
  const registration = await workers.register(new URL("../../sw.js", import.meta.url));
  const offer = () => registration.waiting?.postMessage("take over");
  offer();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", offer));
  await agree();
}

/** Asks the browser not to throw away what is kept, once there is something to keep. */
export const persist = () => navigator.storage?.persist?.();

/** Shows what is kept on this device on a page of the server's, which knows nothing of it. */
export async function join(place) {
  const text = await fetch(place.dataset.here).then((answer) => answer.text());
  const page = new DOMParser().parseFromString(text, "text/html");
  for (const name of place.dataset.part.split(" ")) {
    const part = page.getElementById(name);
    if (!part) continue;
    // The server's own is called so.
    if (document.getElementById(name)) part.id = `${name}-here`;
    place.append(part);
    // Now there is something to show.
    if (name === "mine") document.querySelector(place.dataset.instead)?.remove();
  }
}

/** Says whether the browser has promised to keep the matches; writes what else it remembers into their file. */
export async function keeper(place) {
  const note = place.querySelector("[data-promised]");
  if (note && (await navigator.storage?.persisted?.())) note.textContent = note.dataset.promised;
}

/** What this browser remembers beside matches, in a file of theirs: a comment for each, with its name. */
const BESIDE = "# browser ";
/** More such lines than this browser would write: one for each edition and a few. */
const MOST = 40;
const NICK = "nick";
const PUZZLES = ["puzzles", "puzzle days"];
const beside = (name) => name === NICK || PUZZLES.includes(name) || name.startsWith("record ");

/** Saves everything as a file. */
export async function save(address) {
  const answer = await fetch(address);
  const lines = Object.entries(localStorage).filter(([name]) => beside(name)).map((pair) => `${BESIDE}${JSON.stringify(pair)}\n`);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([...lines, await answer.text()], { type: "text/plain" }));
  link.download = "codeknacker-matches.txt";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}

/** Remembers again what a file has beside matches; what this browser knows itself stays. A file that is too long for its
 * matches to be read isn't read here either. */
export async function restore(file) {
  if (file.size > LONGEST) return;
  let lines = 0;
  const { add } = await import("./record.js");
  const puzzles = await import("./puzzles.js");
  for (const line of (await file.text()).split("\n")) {
    if (!line.startsWith(BESIDE) || ++lines > MOST) continue;
    try {
      const [name, value] = JSON.parse(line.slice(BESIDE.length));
      const [, edition] = /^record ([a-z0-9-]{1,40})$/.exec(name) ?? [];
      if (edition) add(edition, value);
      else if (PUZZLES.includes(name)) puzzles.add(name, value);
      else if (name === NICK && !localStorage.getItem(NICK)) localStorage.setItem(NICK, String(value).slice(0, 40));
    } catch {
      // A line that can't be read has nothing to say.
    }
  }
}
