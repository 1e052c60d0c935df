// Comfort on every page. Nothing depends on it: every form and link works without.
const root = document.documentElement;
root.classList.add("script");

/** Remembers the name that somebody plays under, in this browser alone. */
const nick = "nick";
for (const field of document.querySelectorAll("[data-nick]")) {
  if (!field.value) field.value = localStorage.getItem(nick) ?? "";
  field.form?.addEventListener("submit", () => localStorage.setItem(nick, field.value.trim()));
}

/** On a narrow screen the ways to other pages are one line: the page that is shown is in sight there. */
const here = document.querySelector(".top nav [aria-current]");
if (here) here.parentElement.scrollLeft = here.offsetLeft - 90;

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
  const text = `${button.dataset.share}\n${location.origin}`;
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

/** Forms that lead on as soon as something is chosen. */
for (const form of document.querySelectorAll("[data-go]")) {
  form.addEventListener("change", () => form.requestSubmit());
}

/** Opening a table: what is chosen is counted while the knobs are turned. */
const setup = document.querySelector("form[data-live]");
if (setup) {
  let latest = 0;
  setup.addEventListener("input", async (event) => {
    const asked = ++latest;
    const query = new URLSearchParams(new FormData(setup));
    query.delete("key");
    const address = `${setup.getAttribute("action")}?${query}`;
    if (event.target.matches("[data-reload]")) return location.assign(address);
    const text = await fetch(address).then((answer) => answer.text()).catch(() => null);
    if (text === null || asked !== latest) return;
    const fresh = new DOMParser().parseFromString(text, "text/html");
    for (const id of ["facts", "space"]) {
      const [old, now] = [document.getElementById(id), fresh.getElementById(id)];
      if (old && now && old.textContent !== now.textContent) old.textContent = now.textContent;
    }
    const [old, now] = [setup, fresh].map((place) => place.querySelector(".seats"));
    if (old && now && old.children.length !== now.children.length) old.replaceWith(now);
  });
}

/** A link to this device: what is followed stands behind the sign that no browser sends. */
const link = document.getElementById("link");
if (link && location.hash.length > 1) {
  link.value = location.hash.slice(1);
  history.replaceState(null, "", location.pathname);
}

if (document.getElementById("table")) import("./table.js");
if (document.getElementById("replay")) import("./replay.js");
