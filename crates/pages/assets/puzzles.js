// A puzzle's time, the best of its grade, and days in a row: this browser alone remembers them.

import { keep } from "./notes.js";

/** The most puzzles that are remembered, and the longest time for one: a year, in seconds. */
const MOST = 1000;
const LONGEST = 31536000;

function kept(key) {
  try {
    const found = JSON.parse(localStorage.getItem(key));
    return found && typeof found === "object" ? found : {};
  } catch {
    return {};
  }
}

/** Every puzzle that has ended: its grade, and the seconds it took unless it was given away. */
export const ended = () => Object.values(kept("puzzles"));

/** Minutes and seconds. */
export const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** Days in a row, up to this one or the one before, on which a puzzle of the day was solved. */
export function streak(date) {
  const days = kept("puzzle days");
  const day = (back) => new Date(Date.parse(date) - back * 86400000).toISOString().slice(0, 10);
  let many = days[date] ? 1 : 0;
  for (let back = 1; days[day(back)]; back++) many++;
  return many;
}

/** Adds puzzles, or days, that a file has; those that are known stay as they are. A file may say anything. */
export function add(name, text) {
  const read = {
    puzzles: ([id, { grade, seconds }]) => id.length < 200 && /^[a-z0-9,=-]{1,200} [1-5]$/.test(grade) && (seconds === undefined || (seconds > 0 && seconds <= LONGEST)) && [id, { grade, seconds: seconds && Math.ceil(seconds) }],
    "puzzle days": ([date]) => /^\d{4}-\d\d-\d\d$/.test(date) && [date, true],
  }[name];
  const found = Object.entries(JSON.parse(text)).map(read).filter(Boolean);
  const all = Object.entries({ ...Object.fromEntries(found), ...kept(name) });
  keep(localStorage, name, Object.fromEntries(all.slice(-MOST)));
}

/** Forgets all of them. */
export function forget() {
  for (const key of ["puzzles", "puzzle days"]) localStorage.removeItem(key);
}

/** Counts the time of the puzzle on the page, once it has ended, and tells it. */
export function time(page) {
  const told = page.querySelector("#times");
  if (!told) return;
  const { solving: id, grade, date, time, best, streak: row, solved, given, today } = told.dataset;
  const all = kept("puzzles");
  const key = `puzzle ${id}`;
  const began = Number(sessionStorage.getItem(key));
  const over = solved !== undefined || given !== undefined;
  if (!over && !began) sessionStorage.setItem(key, Date.now());
  // What was given away, or opened by its solution's address, has no time.
  if (over && !(id in all) && began) {
    all[id] = solved === undefined ? { grade } : { grade, seconds: Math.max(1, Math.round((Date.now() - began) / 1000)) };
    keep(localStorage, "puzzles", Object.fromEntries(Object.entries(all).slice(-MOST)));
    if (all[id].seconds && today !== undefined) keep(localStorage, "puzzle days", { ...kept("puzzle days"), [date]: true });
  }
  const fastest = Math.min(...Object.values(all).filter((one) => one.grade === grade && one.seconds).map((one) => one.seconds));
  const days = streak(date);
  const texts = [];
  if (all[id]?.seconds) texts.push(time.replace("{t}", clock(all[id].seconds)));
  if (fastest < Infinity) texts.push(best.replace("{t}", clock(fastest)));
  if (days) texts.push(row.replace("{n}", days));
  told.textContent = texts.join(" ");
}
