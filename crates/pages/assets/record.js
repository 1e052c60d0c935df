// How somebody has played an edition alone, as this browser remembers it: nothing of it leaves the device.
import { ask } from "./ask.js";
import { keep } from "./notes.js";

/** The most games of an edition that are remembered. */
const MOST = 500;

/** More rows than any board has, and more letters than any match's name. */
const ROWS = 100;
const NAME = 64;

const isRow = (row) => row === null || (Number.isInteger(row) && row > 0 && row <= ROWS);
const isShare = (share) => share === undefined || (typeof share === "number" && share >= 0 && share <= 100);
const isGame = (one) => Array.isArray(one) && typeof one[0] === "string" && one[0].length <= NAME && isRow(one[1]) && isShare(one[2]);

/** The games that a text says; what is none is left out. */
function read(text) {
  try {
    return JSON.parse(text).filter(isGame);
  } catch {
    return [];
  }
}

/** The games of an edition: match, row (none if the code was not cracked) and, once it is known, accuracy. */
export const games = (edition) => read(localStorage.getItem(`record ${edition}`));

/** Adds games that a file has of an edition; those that are known stay as they are. */
export function add(edition, text) {
  const own = games(edition);
  const known = new Set(own.map(([id]) => id));
  const all = [...read(text).filter(([id]) => !known.has(id)), ...own];
  if (all.length > own.length) keep(localStorage, `record ${edition}`, all.slice(-MOST));
}

/** Counts the match that has ended, once, and shows how it compares. */
export function count(card) {
  const { counted, edition, rows } = card.dataset;
  const own = Number(rows) || null;
  const all = games(edition);
  if (!all.some(([id]) => id === counted)) {
    all.push([counted, own]);
    keep(localStorage, `record ${edition}`, all.slice(-MOST));
  }
  const place = card.querySelector("#record");
  if (!place || place.hasChildNodes()) return;
  const sums = sum(all.map(([, row]) => row));
  const { load, accuracy, best, average, streak } = place.dataset;
  const known = all.find(([id]) => id === counted)[2];
  const named = [[accuracy, known ?? "…"]];
  // One game is its own best and average; a streak is more than one.
  if (all.length > 1 && sums.solved.length) named.push([best, sums.best], [average, sums.average]);
  if (sums.streak > 1) named.push([streak, sums.streak]);
  const list = numbers(named);
  place.replaceChildren(list);
  const verdict = compared(place.dataset, own, all.slice(0, all.findIndex(([id]) => id === counted)).map(([, row]) => row));
  if (verdict) {
    const line = document.createElement("p");
    line.className = "verdict";
    line.textContent = verdict;
    card.querySelector("h2").after(line);
  }
  if (all.length > 1 && sums.solved.length) place.append(bars(place.dataset.bars, sums, own));
  if (known === undefined) judge(load, edition, counted, list.querySelector("dd"));
}

/** What there is to be glad of beside the games before. */
function compared({ first, record, better }, own, before) {
  const { solved, best, average } = sum(before);
  if (!own) return "";
  if (!solved.length) return first;
  if (own < best) return record;
  return own < average ? better : "";
}

/** Asks how well a match was played, which takes a moment to find out, and remembers it. */
async function judge(address, edition, match, shown) {
  const text = await ask(address).then((answer) => answer.text()).catch(() => "");
  const told = new DOMParser().parseFromString(text, "text/html").querySelector("[data-accuracy]")?.dataset.accuracy;
  // Where there was no time to find out, nothing is said of it.
  if (!told) return void shown.parentElement.remove();
  shown.textContent = told;
  const all = games(edition).map((game) => (game[0] === match ? [...game.slice(0, 2), Number(told)] : game));
  keep(localStorage, `record ${edition}`, all);
}

/** What rows come to. */
export function sum(rows) {
  const solved = rows.filter(Boolean);
  const lost = [...rows].reverse().findIndex((row) => !row);
  const average = solved.reduce((total, row) => total + row, 0) / solved.length;
  return { rows, solved, best: Math.min(...solved), average, streak: lost < 0 ? rows.length : lost };
}

/** Numbers with their names. */
export function numbers(named) {
  const list = document.createElement("dl");
  for (const [name, value] of named) {
    const one = list.appendChild(document.createElement("div"));
    one.appendChild(document.createElement("dt")).textContent = name;
    one.appendChild(document.createElement("dd")).textContent = typeof value === "string" ? value : value.toLocaleString(document.documentElement.lang, { maximumFractionDigits: 2 });
  }
  return list;
}

/** A bar for every number of rows, and one for codes that were not cracked if they have a name here. */
export function bars(label, { rows, solved }, own, missed) {
  const list = document.createElement("ol");
  list.setAttribute("aria-label", label);
  const many = (row) => rows.filter((other) => (other || 0) === row).length;
  const shown = [];
  for (let row = Math.min(...solved); row <= Math.max(...solved); row++) shown.push(row);
  if (missed && many(0)) shown.push(0);
  const most = Math.max(...shown.map(many));
  for (const row of shown) {
    const bar = list.appendChild(document.createElement("li"));
    bar.classList.toggle("now", row !== 0 && row === own);
    const name = bar.appendChild(document.createElement("b"));
    name.textContent = row ? String(row) : "✕";
    if (!row) name.title = missed;
    const length = bar.appendChild(document.createElement("span"));
    length.style.setProperty("--share", String((100 * many(row)) / most));
    length.textContent = String(many(row));
  }
  return list;
}
