// The table, live: rows are filled on the page, what others do appears, nothing unfinished gets lost.
import { ask } from "./ask.js";
import { Draft } from "./draft.js";
import { graft } from "./graft.js";
import { follow } from "./live.js";
import { keep } from "./notes.js";
import * as pace from "./pace.js";
import { allow, notify } from "./notify.js";
import * as sound from "./sound.js";

let table = document.getElementById("table");
/** What answers at a table on this device. */
const pocket = "local" in table.dataset ? await import("./pocket.js") : null;
/** Whether it is no table, but a puzzle with the board of one: nobody else is there, and nothing goes on by itself. */
const puzzle = "puzzle" in table.dataset;
/** A page as the server wrote it, without what is different each time. */
const written = (page) => page.outerHTML.replace(/ name="key" value="[^"]*"| data-now="[^"]*"/g, "").replace(/ here"/g, '"');
let before = written(table);
const told = document.getElementById("told");
let saying;
const say = (text) => {
  told.textContent = "";
  clearTimeout(saying);
  // A new sentence is read out even if it is the same as before.
  saying = setTimeout(() => (told.textContent = text), 50);
};
/** What was said to somebody who has covered their seat is gone as well. */
function hush() {
  say("");
  toast();
}
const draft = new Draft(table, say);
let steps = lastStep();
let offset = Number(table.querySelector("[data-now]")?.dataset.now ?? Date.now()) - Date.now();

function lastStep() {
  return Math.max(0, ...[...table.querySelectorAll("[data-step]")].map((one) => Number(one.dataset.step)));
}

function toast(text, lasting = false, role = "status") {
  document.querySelector(".toast")?.remove();
  if (!text) return;
  const note = document.createElement("p");
  note.className = "toast";
  note.setAttribute("role", role);
  note.textContent = text;
  document.body.append(note);
  if (!lasting) setTimeout(() => note.remove(), 4000);
}

/** The row that is due is in sight, on a board that is too high for the screen, with as many answers below it as there is
 * room for. The page itself stands still. */
function reach() {
  const row = table.querySelector(".row.now") ?? [...table.querySelectorAll(".row:not(.free)")].at(-1);
  for (const box of [row?.closest(".rows"), row?.closest(".left")]) {
    if (!box || box.scrollHeight <= box.clientHeight) continue;
    const [own, whole] = [row.getBoundingClientRect(), box.getBoundingClientRect()];
    const seen = own.top >= whole.top && own.bottom <= whole.bottom;
    if (box.matches(".rows") || !seen) box.scrollTop += own.top - whole.top;
  }
}

/** A row comes into sight. */
function arrive(row) {
  row.querySelectorAll(".pins, .peg").forEach((one) => one.classList.add("new"));
  if (!row.querySelector(".pins")) return;
  sound.pins([...row.querySelectorAll(".pins i:not(.none)")].map((pin) => !pin.matches(".white, .blue")));
}

/** All rows are in sight. */
function arrived(was) {
  ended();
  const over = table.querySelector("#over");
  if (was.open || !(over || table.querySelector(".shield.open"))) return;
  table.classList.add("opens");
  reach();
  // Wherever one had scrolled, the end is in view, where it will be once it has moved there.
  let bottom = over?.offsetHeight ?? 0;
  for (let one = over; one; one = one.offsetParent) bottom += one.offsetTop;
  scrollTo({ top: Math.max(0, bottom - innerHeight), behavior: "instant" });
  if (over?.matches(".won") || "cracked" in table.dataset) {
    import("./feast.js").then(({ fanfare }) => table.matches(".opens") && fanfare([...table.querySelectorAll("#board .row:not(.free)")].at(-1)));
    sound.won();
  }
  else if (over?.dataset.counted) sound.lost();
  else sound.shield();
}

/** A match somebody played alone is over. */
function ended() {
  const card = table.querySelector("#over[data-counted]");
  // What only an end needs is loaded there.
  if (card) {
    import("./record.js").then(({ count }) => {
      count(card);
      // The card has grown, and the board is smaller.
      reach();
    });
  }
  if (puzzle) import("./puzzles.js").then(({ time }) => time(table));
}

/** Where something stands, so that it is found again on a fresh page. */
function place(element) {
  if (!element || !table.contains(element)) return null;
  if (element.id) return `#${CSS.escape(element.id)}`;
  const { name, value } = element;
  return name && value ? `[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]` : null;
}

/** Drawers beside the board that somebody has opened or shut, as this browser remembers them. */
function drawers() {
  try {
    return Object.entries(JSON.parse(localStorage.getItem("drawers")) ?? {});
  } catch {
    return [];
  }
}
document.addEventListener("click", ({ target }) => {
  const one = target.closest(".side > details > summary")?.parentElement;
  if (one) keep(localStorage, "drawers", { ...Object.fromEntries(drawers()), [one.id]: !one.open });
});

function unfold(open) {
  for (const [id, isOpen] of open) {
    const one = document.getElementById(id);
    if (one) one.open = isOpen;
  }
}

/** Takes over a page that the server has written: everything but what somebody is about to do. */
function take(page, { fresh = false, background = false, own = false } = {}) {
  const now = page.getElementById("table");
  table.hidden = false;
  // What was wrong is said again, however often it is tried.
  const fresher = written(now);
  const still = before === fresher && !now.querySelector("#notice [role=alert]");
  if (!fresh && still) {
    if (!background) rekey(page);
    return ponder();
  }
  if (now.dataset.open !== table.dataset.open) hush();
  const was = { yours: "yours" in table.dataset, wrong: Boolean(table.querySelector("#contradiction")), stop: Boolean(table.querySelector("#stop")), open: Boolean(table.querySelector(".shield.open, #over")), noting: Boolean(table.querySelector(".dock.noting")), hold: table.querySelector("[name=hold]")?.checked };
  const focus = place(document.activeElement);
  const open = new Map([...table.querySelectorAll("details[id]")].map((one) => [one.id, one.open]));
  const changed = (one) => (one.matches("select") ? ![...one.options].some((option) => option.defaultSelected && option.selected) : one.value !== one.defaultValue || one.checked !== one.defaultChecked);
  const chosen = [...table.querySelectorAll("input:not([type=hidden]), select")].filter((one) => one.name && changed(one)).map((one) => [`#${CSS.escape(one.closest("[id]:not(input, select)").id)} [name="${CSS.escape(one.name)}"]${one.type === "radio" ? `[value="${CSS.escape(one.value)}"]` : ""}`, one.value, one.checked]);
  // A group's page changes as a whole from turn to turn: of what stayed, much would only slide.
  if (now.matches(".wide")) {
    table.replaceWith(now);
    table = draft.table = now;
  } else graft(table, now);
  graft(document.getElementById("entry"), page.getElementById("entry"));
  document.title = page.title;
  unfold([...drawers(), ...open]);
  for (const [where, value, checked] of chosen) {
    const one = table.querySelector(where);
    if (!one) continue;
    if (one.type === "radio" || one.type === "checkbox") one.checked = checked;
    else one.value = value;
  }
  const hold = table.querySelector("[name=hold]");
  if (hold && background) hold.checked = was.hold ?? false;
  // Where all is over nothing is left to be filled in.
  if (table.querySelector("#over")) draft.placed();
  draft.read(fresh);
  if (was.noting) draft.open(true);
  if (focus) table.querySelector(focus)?.focus({ preventScroll: true });
  const news = [...table.querySelectorAll("[data-step]")].filter((one) => Number(one.dataset.step) > steps).reverse();
  const lesson = [...table.querySelectorAll("#lesson .step:not(.full) p")];
  if (news.length) say([...news, ...lesson].map((one) => one.textContent).join(" "));
  heard();
  pace.follow(table, own, arrive, () => arrived(was));
  // Laid out once, after everything that changes it.
  reach();
  const problem = table.querySelector("#notice .problem");
  if (problem) say(problem.textContent);
  else if (!background) document.querySelector(".toast[role=alert]")?.remove();
  // What was wrong is seen wherever one is looking.
  if (problem?.matches("[role=alert]") && !background) toast(problem.textContent, false, "alert");
  const stop = table.querySelector("#stop p");
  if (stop && !was.stop && stop.getBoundingClientRect().bottom < 0) toast(stop.textContent);
  const wrong = table.querySelector("#contradiction p");
  if (wrong && !was.wrong) toast(wrong.textContent, false, "alert");
  steps = lastStep();
  offset = Number(table.querySelector("[data-now]")?.dataset.now ?? Date.now() + offset) - Date.now();
  if ("yours" in table.dataset && !was.yours) yourTurn();
  // Only what was taken over whole need not be taken again.
  before = fresher;
  ponder();
}

/** Lets a worker think about a table on this device: computers that are due, and what takes longer to count. */
let pondering = false;
async function ponder() {
  await sending;
  const { address, mark, round, thinks } = table.dataset;
  if (thinks === undefined || pondering) return;
  pondering = true;
  // The end of a round is looked at until somebody goes on.
  const after = round ? { after: round } : {};
  await load(`${address}/think`, { method: "POST", body: new URLSearchParams(after) }, { think: true, background: true }).catch(stumble);
  pondering = false;
  // What did not get any further would not do so at once.
  if (table.dataset.mark !== mark) setTimeout(ponder, 300);
}

/** A page of the server's. Read this way, what is for those without script is part of it, and would be sent along. */
function read(text) {
  const page = new DOMParser().parseFromString(text, "text/html");
  page.querySelectorAll("noscript").forEach((one) => one.remove());
  return page;
}

/** There is no table on the page that came. Another page is gone to, unless it can't be opened by itself, as the answer to
 * a form, or only says that it can't be shown just now: then this one stays, with all that was filled in. */
function elsewhere(page, status, moved, { to, sent, background }) {
  const passing = [408, 429].includes(status) || status >= 500;
  if (sent ? moved && !passing : !passing) return location.assign(to);
  toast(page.querySelector(".lead")?.textContent.trim() || table.dataset.lost, false, "alert");
  if (sent && moved) draft.placed();
  if (background || moved) later();
}

/** A page that looks the same still has another key: the one that was sent is used up. */
function rekey(page) {
  const key = page.querySelector("[name=key]")?.value;
  if (key) document.querySelectorAll("#table [name=key], #entry [name=key]").forEach((one) => (one.value = key));
}

/** The table has filled up while somebody who does not sit there looked at it: that is said, and nothing is followed. */
function close(page, closed) {
  table.replaceWith(closed);
  table = closed;
  document.title = page.title;
  following.leave();
  say(closed.textContent.trim().replace(/\s+/g, " "));
}

/** What one of several at this device sees alone is open in one tab at most: whatever opens or covers a seat in one tab is
 * told to the others, which show nothing until the server has decided anew. */
const covers = "BroadcastChannel" in window ? new BroadcastChannel("codeknacker-cover") : null;
covers?.addEventListener("message", ({ data }) => {
  if (data !== table.dataset.table || !("open" in table.dataset)) return;
  table.hidden = true;
  hush();
  look();
});

/** Asks the server for a page and takes it over; says whether it did. A look in the background that was overtaken is not taken: it would
 * bring back what somebody has left, such as a round that is over or a seat that was covered. */
let turn = 0;
let again = false;
/** What is being sent, until its answer is shown: a look meanwhile would show what was before, from a seat that is
 * about to be covered. */
let sending = null;
function load(address, options = {}, how = {}) {
  const work = loading(address, options, how);
  if (options.method === "POST") sending = work.catch(() => {});
  return work;
}

async function loading(address, options, how) {
  const mine = ++turn;
  let answer;
  let page;
  try {
    // What was thought about is another position then.
    if (options.method === "POST" && !how.think) pocket?.cancel();
    // What is sent is answered with the page that follows, without a second request.
    if (options.method === "POST") options.headers = { Prefer: "return=representation" };
    options.signal = AbortSignal.timeout(PATIENCE);
    answer = await (how.think ? pocket.think : (pocket?.ask ?? ask))(address, options);
    page = read(await answer.text());
    if (options.method === "POST" && /\/(open|cover|act)$/.test(address)) covers?.postMessage(table.dataset.table);
  } catch ({ name }) {
    if (name === "AbortError") return;
    toast(table.dataset.lost);
    // What was being thought about was called off for it.
    if (how.background || pocket) later();
    return;
  }
  // A tap that has begun ends on the same page.
  if (how.background) await held;
  if (how.background && mine !== turn) {
    // What is shown now may know less: another look, from where somebody is now.
    again = true;
    if (!looking) look();
    return;
  }
  turn++;
  kept = answer.headers.get("kept") ?? kept;
  const given = answer.headers.get("content-location");
  const shown = given ? new URL(given, location.href).href : answer.url || address;
  const moved = answer.redirected || given !== null;
  const closed = page.querySelector("[data-closed]");
  if (how.background && closed) return close(page, closed);
  if (!page.getElementById("table")) return elsewhere(page, answer.status, moved, { to: how.background ? table.dataset.address : shown, sent: options.method === "POST", background: how.background });
  pause = 0;
  // A round that has ended since stays until somebody goes on.
  if (how.background && given) history.replaceState(null, "", shown);
  if (options.method === "POST" && answer.ok && !how.filling) {
    if (address.endsWith("/act")) draft.placed();
    if (address.endsWith("/act")) await pace.ahead(table, page);
    const to = moved ? shown.replace(/([?&])(after|draft|hold)=[^&]*/g, "") : location.href;
    // The browser takes its time even for the address that it has.
    if (to !== location.href) history.replaceState(null, "", to);
  }
  take(page, { background: how.background, own: address.endsWith("/act"), fresh: how.fresh ?? (options.method === "POST" && moved && shown.includes("draft=")) });
  return true;
}

/** What is being pressed, until it is let go, or for a moment. */
let held = null;
addEventListener("pointerdown", () => {
  held = new Promise((free) => {
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => setTimeout(free), { once: true });
    setTimeout(free, 1000);
  });
});

/** Looks again in a while; the longer nothing comes of it, the longer that is. */
let pause = 0;
let waiting;
function later() {
  pause = Math.min(2 * pause || 1000, 15000);
  clearTimeout(waiting);
  waiting = setTimeout(look, pause);
}

/** Whatever went wrong on this page, what others do is still shown. */
function stumble(error) {
  console.error(error);
  later();
}

/** Looks again. */
let looking = false;
async function look() {
  if (looking) {
    again = true;
    return;
  }
  looking = true;
  try {
    do {
      again = false;
      await sending;
      const { address, seat, open, round, back } = table.dataset;
      if (!address) break;
      const query = new URLSearchParams({ quiet: "yes" });
      if (seat) query.set("seat", seat);
      if (open) query.set("open", open);
      const hinted = document.querySelector("[name=hinted]")?.value;
      if (hinted) query.set("hinted", hinted);
      if (round && back === undefined) query.set("after", round);
      else if (round && "running" in table.dataset) query.set("round", round);
      // A row that is being corrected stays open.
      const correct = table.querySelector("#correction [name=correct]")?.value;
      if (correct) query.set("correct", correct);
      await load(`${address}?${query}`, {}, { background: true });
    } while (again);
  } catch (error) {
    stumble(error);
  } finally {
    looking = false;
  }
}

// Everything that is pressed.
document.addEventListener("click", (event) => {
  const button = event.target.closest("button, a");
  if (!button) return;
  if (button.matches("[data-next]")) {
    event.preventDefault();
    history.replaceState(null, "", button.href);
    return void load(button.href).catch(stumble);
  }
  if (button.matches("[data-pencil]")) {
    draft.open(button.getAttribute("aria-pressed") !== "true");
    return reach();
  }
  if (button.matches(".notebook button")) return draft.note(button.value);
  if (button.matches("[data-learn]")) {
    button.setAttribute("aria-pressed", "true");
    return draft.learn(button.dataset.learn);
  }
  if (button.matches("[data-keys]")) return keys();
  if (button.matches("[data-notify]")) return void allow().then((how) => toast(button.dataset[how]));
  if (button.matches("[data-mute]")) return mute(button);
  if (!table.contains(button) || !draft.key) return;
  const { name, value } = button;
  if (!Object.hasOwn(taps, name)) return;
  event.preventDefault();
  if (early) early.push(() => taps[name](value));
  else taps[name](value);
});

/** What the buttons of board and tray do without the server, by their names. */
const taps = {
  put: (letter) => (table.querySelector(".dock.noting") ? draft.cross(letter) : draft.put(letter)),
  at: (hole) => draft.select(Number(hole) - 1),
  undo: () => draft.undo(),
  clear: () => draft.clear(),
  copy: (row) => draft.copy(row),
};

// A peg of an earlier row goes into the hole that is next.
document.addEventListener("click", ({ target }) => {
  const peg = target.closest(".row:not(.now) .pegs > *");
  const row = peg?.closest(".row").querySelector(".copy");
  if (row && draft.key) draft.take(row.value, [...peg.parentElement.children].indexOf(peg));
});

// Doing something hurries the computer, and skips the feast.
function hurry() {
  table.classList.remove("opens");
  document.querySelector(".fanfare")?.remove();
  pace.hurry();
}
for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, hurry);

document.addEventListener("submit", async (event) => {
  const { target: form, submitter } = event;
  if (form.id !== "entry" && (!table.contains(form) || form.matches("[data-leave]"))) return;
  event.preventDefault();
  // One thing at a time: what was sent comes back with another page.
  if (early) return;
  if (submitter?.getAttribute("aria-disabled") === "true") return toast(table.dataset.unfilled);
  const fields = new URLSearchParams(new FormData(form));
  if (submitter?.name) fields.set(submitter.name, submitter.value);
  const address = submitter?.getAttribute("formaction") ?? form.getAttribute("action");
  const method = (submitter?.getAttribute("formmethod") ?? form.method).toUpperCase();
  if (method === "GET") {
    for (const name of ["key", "number", "action"]) fields.delete(name);
    await load(`${address}?${fields}`, {}, { fresh: fields.has("roll") }).catch(stumble);
    // What was done at a puzzle is in its address.
    if (puzzle) history.replaceState(null, "", `${address}?${fields}`);
    const hint = fields.has("hint") && table.querySelector(".hint-text span");
    return void (hint && say(hint.textContent));
  }
  if (address.endsWith("/draft")) return void load(address, { method: "POST", body: fields }, { filling: true, fresh: fields.has("roll") });
  const strokes = (early = []);
  // Most answers come at once; buttons that fade for a moment would only flicker.
  const slow = setTimeout(() => table.setAttribute("aria-busy", "true"), SLOW);
  const taken = await load(address, { method: "POST", body: fields }).catch(stumble);
  clearTimeout(slow);
  table.removeAttribute("aria-busy");
  early = null;
  // What was typed and tapped since belongs to the next row; a row that came back stays as it is.
  const back = !taken || table.querySelector("#notice .problem") || draft.form.elements.sure;
  if (draft.key && !back) strokes.forEach((stroke) => stroke());
});

// Keys: letters, arrows, undo, help.
document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (target.matches("input:not([type=checkbox]), select, textarea") || document.querySelector("dialog[open]")) return;
  if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === "z" && draft.key) {
    event.preventDefault();
    return draft.undo();
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (key === "?") return keys();
  if (early) return void early.push(() => stroke(key));
  if (!draft.key) return;
  const inHoles = target === document.body || target.matches(".slot, main");
  if (stroke(key)) event.preventDefault();
  else if (key === "ArrowLeft" && (inHoles || target.matches(".pick, #place"))) draft.move(-1);
  else if (key === "ArrowRight" && (inHoles || target.matches(".pick, #place"))) draft.move(1);
  // A full row is placed from wherever it was filled; whatever else has the focus does its own work.
  else if (key === "Enter" && (inHoles || (draft.complete && target.matches(".pick, .copy, .entry-actions *, [name=hold], [name=hint], [data-learn][aria-pressed=true]")))) document.getElementById("place")?.click();
  else return;
  event.preventDefault();
});

/** Nobody else plays at a table on this device, but another tab may show it. */
function alone() {
  const changed = async (by) => {
    await sending;
    if (by !== kept) look();
  };
  pocket.follow(table.dataset.table, changed);
  pocket.prepare(table.dataset.address, table.querySelector("[name=hint]"));
  return { again() {}, leave() {} };
}

/** What was last kept on this device for this page. */
let kept;

/** How long an answer may take before the buttons show that they are waiting for it, and before it counts as lost, in
 * milliseconds. */
const SLOW = 250;
const PATIENCE = 30000;

/** What is typed and tapped while a row is on its way; nothing if none is. */
let early = null;

/** Does what a key means for the row; not every key means anything. */
function stroke(key) {
  const pick = key.length === 1 && draft.typed(key);
  if (pick) draft.put(pick.value);
  else if (key === "Backspace") draft.erase();
  else return false;
  return true;
}

// Dragging is a comfort, never needed.
document.addEventListener("dragstart", (event) => {
  const pick = event.target.closest?.(".pick");
  if (pick) event.dataTransfer.setData("text/plain", pick.value);
});
document.addEventListener("dragover", (event) => event.target.closest?.(".slot") && event.preventDefault());
document.addEventListener("drop", (event) => {
  const slot = event.target.closest?.(".slot");
  if (!slot) return;
  event.preventDefault();
  draft.put(event.dataTransfer.getData("text/plain"), Number(slot.value) - 1);
});
document.addEventListener("pointerdown", (event) => {
  const pick = event.pointerType === "mouse" && event.target.closest?.(".pick");
  if (pick) pick.draggable = true;
});

function keys() {
  const dialog = document.getElementById("keys");
  dialog?.showModal?.();
}

// Whose turn it is: heard and seen, if somebody wants that.
function yourTurn() {
  sound.turn();
  if (document.hidden) notify(document.title, table.dataset.table, table.dataset.address);
}

/** What was said at this table, since it is told once and not stored: this tab keeps it in the story. */
function heard(text) {
  const key = `said ${table.dataset.table} ${table.dataset.mark?.split(".")[0]}`;
  const said = JSON.parse(sessionStorage.getItem(key) ?? "[]");
  if (text) keep(sessionStorage, key, [...said.slice(-29), { step: steps, text }]);
  table.querySelectorAll(".said").forEach((one) => one.remove());
  for (const { step, text: told } of text ? [...said.slice(-29), { step: steps, text }] : said) {
    const line = document.createElement("li");
    line.className = "said";
    line.textContent = told;
    const later = [...table.querySelectorAll("#story li:not(.said)")].filter((one) => Number(one.dataset.step) > step);
    if (later.length) later.at(-1).after(line);
    else table.querySelector("#story ol")?.prepend(line);
  }
}

function mute(button) {
  const silent = button.getAttribute("aria-pressed") !== "true";
  sound.mute(silent);
  table.querySelectorAll("[data-mute]").forEach((one) => one.setAttribute("aria-pressed", String(silent)));
  const { theme, board, pegs, contrast, served } = document.documentElement.dataset;
  const look = [theme, board, pegs, contrast && "contrast", silent && "mute", served !== undefined && "served"].filter(Boolean).join(".");
  if (navigator.serviceWorker?.controller) import("./pocket-host.js").then(({ remember }) => remember([{ path: "/", name: "look", value: look }]));
  document.cookie = `look=${look}; Path=/; Max-Age=34560000; SameSite=Lax`;
}

// The clock, and how long somebody who was warned has.
setInterval(() => {
  for (const clock of table.querySelectorAll("[data-deadline]")) {
    const left = Math.max(0, Math.ceil((Number(clock.dataset.deadline) - Date.now() - offset) / 1000));
    const two = (number) => String(number).padStart(2, "0");
    const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
    clock.querySelector("b").textContent = hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
    clock.classList.toggle("soon", left <= 10);
  }
}, 1000);

// What the others do.
let lost = false;
/** Whether the server has stopped: the one that comes back may have been restored, and knows better than this page. */
let stopped = false;
/** Whether a mark is further than another. */
function further(mark, than) {
  const [[match, step], [shown, seen]] = [mark, than].map((one) => one.split(".").map(Number));
  return match > shown || (match === shown && step > seen);
}
/** Looks again unless the page shows all of it: what was sent from here has brought its page along. */
async function nudged(mark, sign) {
  await sending;
  if (table.dataset.address && (sign !== table.dataset.sign || further(mark, table.dataset.mark))) look();
}
let refused;
const following = puzzle ? { again() {}, leave() {} } : pocket ? alone() : follow(table.dataset.table, () => table.dataset.mark, ({ what, mark, data, sentence }) => {
  if (what === "refused") {
    // Without a stream it is looked again and again.
    if (sentence !== refused) toast((refused = sentence), true);
    look();
  } else if (what === "lost" && !lost) {
    lost = true;
    toast(table.dataset.lost, true);
  } else if (what === "found") {
    if (lost) toast(table.dataset.found);
    if (lost || stopped) look();
    lost = stopped = false;
    refused = undefined;
  } else if (what === "bye") {
    stopped = true;
  } else if (what === "whisper" && data.what === "watching") {
    const told = document.getElementById("watching");
    if (told) told.textContent = data.many ? ` · ${data.many > 1 ? told.dataset.many.replace("{n}", data.many) : told.dataset.one}` : "";
  } else if (what === "whisper") {
    const chair = table.querySelector(`[data-chair="${data.seat}"]`);
    if (data.what === "said") {
      const text = document.querySelector(`[name=phrase][value="${CSS.escape(data.phrase)}"]`)?.textContent;
      const name = chair?.querySelector("bdi")?.textContent;
      if (text) toast(`${name}: ${text}`);
      if (text) heard(`${name}: ${text}`);
    }
    chair?.classList.toggle("here", data.what !== "gone");
    const presence = chair?.querySelector(".presence");
    if (presence) presence.textContent = data.what === "gone" ? presence.dataset.gone : presence.dataset.here;
  } else if (what === "problem") {
    // What is shown to somebody can be followed, too.
    look().then(() => table.dataset.address && following.again());
  } else if (what === "reload") {
    look();
  } else if (what === "nudge") {
    nudged(mark, data.sign);
  }
});
// What one of several at this device sees alone is not in sight when a page comes back: the server decides anew.
addEventListener("pagehide", () => {
  table.hidden = "open" in table.dataset;
  if (table.hidden) hush();
});
addEventListener("pageshow", (event) => {
  if (!event.persisted) return;
  if (table.hidden) location.reload();
  else look();
});
document.addEventListener("visibilitychange", () => document.hidden || ("open" in table.dataset && look()));
reach();
addEventListener("resize", reach);
ended();
heard();
pace.begin(table);
ponder();
if (draft.begun) toast(table.dataset.kept);
unfold(drawers());
