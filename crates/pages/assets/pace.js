// The computer takes its time: its rows appear one after the other, however fast it was. A tap or a key shows the rest.

import { graft } from "./graft.js";

/** How long a row is looked at, in milliseconds. */
const PACE = 800;

/** The rows that have been shown, and where they lie. */
let shown = new Set();
let place = "";
let timer;
let last = 0;

const rows = (table) => [...table.querySelectorAll(".row[id]:not(.free, .now)")];
const name = (row) => `${row.closest("section")?.id} ${row.id}`;
const where = ({ dataset }) => `${dataset.mark?.split(".")[0]} ${dataset.round ?? ""}`;

/** A page as it is first seen: nothing on it is news. */
export function begin(table) {
  shown = new Set(rows(table).map(name));
  place = where(table);
}

/** Takes over a page. Its new rows are shown one after the other, somebody's own at once; `show` is told of each, and
 * `all` once no more will come. */
export function follow(table, own, show, all) {
  clearTimeout(timer);
  if (place !== where(table)) {
    // Another round begins with an empty board.
    shown = new Set();
    place = where(table);
  }
  const news = rows(table).filter((row) => !shown.has(name(row)));
  // People take their own time.
  const paced = Boolean(table.querySelector("[data-thinking]"));
  news.forEach((row) => row.classList.add("coming"));
  table.classList.toggle("coming", news.length > 0);
  const next = () => {
    const row = news.shift();
    if (row) {
      shown.add(name(row));
      row.classList.remove("coming");
      show(row);
      last = Date.now();
    }
    if (news.length && paced) timer = setTimeout(next, PACE);
    else if (news.length) next();
    else {
      table.classList.remove("coming");
      all();
    }
  };
  rest = () => {
    while (news.length) {
      clearTimeout(timer);
      next();
    }
    clearTimeout(timer);
  };
  const wait = own || !paced || !news.length ? 0 : last + PACE - Date.now();
  if (wait > 0) timer = setTimeout(next, wait);
  else next();
}

let rest = () => {};
/** Shows what is still to come. */
export const hurry = () => rest();

/** The row that ends a round is seen at once: the card and what else changes with it take longer to be laid out. */
export async function ahead(table, page) {
  if (table.querySelector("#over") || !page.getElementById("over")) return;
  const row = [...page.querySelectorAll("#board .row[id]:not(.free)")].at(-1);
  const own = row && document.getElementById(row.id);
  if (!own?.matches(".free, .now")) return;
  graft(own, row.cloneNode(true));
  own.querySelectorAll(".pins, .peg").forEach((one) => one.classList.add("new"));
  // Nothing is drawn in a tab that nobody sees.
  await new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 50);
  });
}
