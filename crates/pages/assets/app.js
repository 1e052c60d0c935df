// Comfort on every page. Nothing depends on it: every form and link works without.
import { ask } from "./ask.js";

const root = document.documentElement;
root.classList.add("script");
/** Where the site begins: this script lies at BASE/a/VERSION/. */
const site = new URL("../..", import.meta.url).href;

/** Remembers the name that somebody plays under, in this browser alone. */
const nick = "nick";
for (const field of document.querySelectorAll("[data-nick]")) field.value ||= localStorage.getItem(nick) ?? "";
document.addEventListener("submit", ({ target }) => {
  const field = target.querySelector("[data-nick]");
  try {
    if (field) localStorage.setItem(nick, field.value.trim());
  } catch {
    // Where there is no room for it, it is typed again.
  }
});

/** On a narrow screen the ways to other pages are one line: the page that is shown is in sight there, after the way
 * before it if both fit. */
const here = document.querySelector(".top nav [aria-current]");
if (here) {
  const nav = here.parentElement;
  const before = here.previousElementSibling;
  const both = before && here.offsetLeft + here.offsetWidth - before.offsetLeft < nav.clientWidth - 32;
  nav.scrollLeft = (both ? before : here).offsetLeft - nav.offsetLeft;
}

/** Copies what stands in a field. */
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  const field = document.getElementById(button.dataset.copy);
  field.select?.();
  try {
    await navigator.clipboard.writeText(field.value ?? field.textContent);
  } catch {
    // Plain http has no clipboard; the old way still works there.
    document.execCommand("copy");
  }
  const name = button.textContent;
  button.textContent = button.dataset.done;
  setTimeout(() => (button.textContent = name), 2000);
});

/** Shares a result: by what the system offers, else it is copied. */
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-share]");
  if (!button) return;
  const text = `${button.dataset.share}\n${new URL(button.dataset.link ?? site, location.href).href}`;
  try {
    if (navigator.share) return await navigator.share({ text });
    await navigator.clipboard.writeText(text);
  } catch (error) {
    if (error.name === "AbortError") return;
    const field = document.body.appendChild(document.createElement("textarea"));
    field.value = text;
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  const name = button.textContent;
  button.textContent = button.dataset.done;
  setTimeout(() => (button.textContent = name), 2500);
});

/** Opening a table: the server says what the form is for what was chosen; what was typed in it stays. */
let chosen = 0;
document.addEventListener("input", async ({ target }) => {
  const form = target.closest("form[data-live]");
  if (!form || target.matches("[name^=name-]")) return;
  const own = ++chosen;
  const filled = [...new FormData(form)].filter(([name, value]) => value && name !== "key");
  const address = `${form.getAttribute("action")}?${new URLSearchParams(filled)}`;
  const fresh = await page(address);
  if (!fresh || own !== chosen) return;
  const seats = [document, fresh].map((place) => place.querySelectorAll(".seat").length);
  const whole = target.matches("[data-whole]") || seats[0] !== seats[1];
  for (const id of whole ? ["setup"] : ["facts", "space", "first"]) {
    const [old, now] = [document, fresh].map((place) => place.getElementById(id));
    if (!old || !now || old.isEqualNode(now)) continue;
    // What was typed since it was asked for, and what was unfolded.
    for (const field of old.querySelectorAll("[name^=name-]")) {
      const same = now.querySelector(`[name=${field.name}]`);
      if (same) same.value = field.value;
    }
    if (old.querySelector("details[open]")) now.querySelector("details").open = true;
    id === "space" ? old.replaceChildren(...now.childNodes) : old.replaceWith(now);
  }
  if (!whole) return;
  document.title = fresh.title;
  history.replaceState(null, "", address);
  document.querySelector(`[name=${target.name}]`)?.focus();
});

/** What was unfolded is folded again; without script the page is loaded anew for that. */
document.addEventListener("click", (event) => {
  const link = event.target.closest("[data-fold]");
  if (!link) return;
  event.preventDefault();
  const unfolded = link.closest("details");
  unfolded.open = false;
  unfolded.querySelector("summary").focus();
});

/** A part of a page that answers a form in its own place, such as the box to try answers in. */
document.addEventListener("submit", async (event) => {
  const { target: form, submitter } = event;
  const part = form.dataset.swap;
  if (!part) return;
  event.preventDefault();
  const fields = new URLSearchParams(new FormData(form));
  if (submitter?.name) fields.set(submitter.name, submitter.value);
  const address = `${location.pathname}?${fields}`;
  const fresh = await page(address);
  const now = fresh?.getElementById(part);
  if (!now) return void form.submit();
  // What was typed since stays.
  for (const field of document.querySelectorAll(`#${part} input[id]`)) if (field.value !== fields.get(field.name)) now.querySelector(`[name=${field.name}]`).value = field.value;
  document.getElementById(part).replaceWith(now);
  history.replaceState(null, "", `${address}#${part}`);
  const { name, value } = submitter ?? {};
  (now.querySelector(`[name="${name}"][value="${value}"]:not([tabindex])`) ?? now.querySelector("[aria-invalid]"))?.focus({ preventScroll: true });
});

/** Settings hold from the moment they are chosen: the page is drawn anew around what was pressed. */
document.addEventListener("change", async ({ target }) => {
  const form = target.closest("form[data-apply]");
  if (!form) return;
  const fresh = await page(form.getAttribute("action"), { method: "POST", headers: { Prefer: "return=representation" }, body: new URLSearchParams(new FormData(form)) });
  if (!fresh?.querySelector("form[data-apply]")) return;
  const { documentElement: old } = document;
  for (const { name } of [...old.attributes]) if (name !== "class") old.removeAttribute(name);
  for (const { name, value } of fresh.documentElement.attributes) old.setAttribute(name, value);
  document.title = fresh.title;
  for (const part of ["header.top", "main", "footer.bottom"]) document.querySelector(part).replaceWith(fresh.querySelector(part));
  document.querySelector(`[name="${target.name}"][value="${target.value}"]`)?.focus({ preventScroll: true });
  if (keeps) (await kept()).agree();
});

/** What this device keeps, so that the game runs without a server. Some private windows keep nothing: there it is the
 * server's alone. Somebody who has just been forgotten is left alone. */
const keeps = "serviceWorker" in navigator && !document.querySelector("[data-forgotten]");
const kept = () => import("./install.js");
const idle = window.requestIdleCallback ?? ((work) => setTimeout(work, 200));
if (keeps) {
  const later = () => idle(() => kept().then(({ install }) => install()).catch(() => {}), { timeout: 5000 });
  if (document.readyState === "complete") later();
  else addEventListener("load", later);
  if (navigator.serviceWorker.controller) {
    if (root.dataset.host === "server") for (const place of document.querySelectorAll("[data-here]")) kept().then(({ join }) => join(place)).then(keeper).catch(() => {});
    keeper();
    if (document.querySelector("#table[data-local]")) kept().then(({ persist }) => persist());
  }
}

/** Whether what is kept is promised to stay. */
function keeper() {
  const place = document.querySelector("#kept, #kept-here");
  if (place) kept().then(({ keeper }) => keeper(place));
}

/** All that is kept, to a file and back. */
document.addEventListener("click", (event) => {
  const link = event.target.closest("[data-export]");
  if (!link) return;
  event.preventDefault();
  kept().then(({ save }) => save(link.href)).catch(() => location.assign(link.href));
});
document.addEventListener("submit", async (event) => {
  const { target: form } = event;
  if (!form.matches("[data-import]")) return;
  event.preventDefault();
  await kept().then(({ restore }) => restore(form.elements.file.files[0])).catch(() => {});
  form.submit();
});

/** What only the server can show comes as soon as it can be reached again. */
if (document.querySelector("[data-waits]")) {
  const look = async () => {
    const answer = await fetch(location.href).catch(() => null);
    if (answer && answer.status !== 503) location.reload();
  };
  addEventListener("online", look);
  setInterval(look, 5000);
}

/** A page of ours; nothing if it doesn't come. */
async function page(address, options) {
  const text = await ask(address, options).then((answer) => answer.text()).catch(() => null);
  return text === null ? null : new DOMParser().parseFromString(text, "text/html");
}

/** A list that others change, such as the lobby, is looked at again while somebody sees it. */
for (const list of document.querySelectorAll("[data-fresh]")) {
  setInterval(async () => {
    if (document.hidden || list.contains(document.activeElement)) return;
    const told = await page(location.href);
    const fresh = told?.getElementById(list.id);
    if (told) document.title = told.title;
    if (fresh && fresh.innerHTML !== list.innerHTML) list.innerHTML = fresh.innerHTML;
  }, Number(list.dataset.fresh));
}

/** Time that runs down to something, such as the next code of the day. */
setInterval(() => {
  for (const one of document.querySelectorAll("[data-left]")) {
    one.until ??= Date.now() + 1000 * Number(one.dataset.left);
    const left = Math.max(0, Math.round((one.until - Date.now()) / 1000));
    const two = (number) => String(number).padStart(2, "0");
    one.textContent = one.dataset.text.replace("{t}", `${Math.floor(left / 3600)}:${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`);
  }
}, 1000);

/** A link to this device: what is followed stands behind the sign that no browser sends. */
const link = document.getElementById("link");
if (link && location.hash.length > 1) {
  link.value = location.hash.slice(1);
  history.replaceState(null, "", location.pathname);
}

/** A page that takes thought, on a device without a server, comes from a worker that has the time. */
const thinking = document.getElementById("thinking");
if (thinking) {
  const { href } = new URL(thinking.dataset.address, location.href);
  try {
    const answer = await ask(href);
    const told = { status: answer.status, kind: answer.headers.get("content-type"), body: await answer.text() };
    // It becomes a page like any other: the worker that answers for the network has it at hand when it is loaded.
    const { port1, port2 } = new MessageChannel();
    const taken = new Promise((done) => (port1.onmessage = done));
    navigator.serviceWorker.controller.postMessage({ thought: href, told }, [port2]);
    await taken;
    location.replace(href);
  } catch {
    for (const one of thinking.children) one.hidden = !one.hidden;
  }
}

if (document.getElementById("table")) import("./table.js");
if (document.getElementById("statistics")) import("./statistics.js");
if (document.getElementById("replay")) import("./replay.js");
