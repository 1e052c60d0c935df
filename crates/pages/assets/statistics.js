// The statistics of this browser, edition by edition: drawn here, sent nowhere.
import * as puzzles from "./puzzles.js";
import { bars, games, numbers, sum } from "./record.js";

const page = document.getElementById("statistics");
const words = page.dataset;
const cards = [...page.querySelectorAll(".counted .record")];
const solved = document.getElementById("puzzles");

/** How many games the line shows. */
const LAST = 30;

/** A line through the last games, beside what perfect play takes: fewer rows stand lower. */
function trend(rows, perfect) {
  const last = rows.slice(-LAST);
  const solved = last.filter(Boolean);
  const top = Math.max(...solved, perfect || 0) + 1;
  const low = Math.min(...solved, perfect || Infinity) - 0.5;
  const at = (index, row) => [last.length < 2 ? 150 : 8 + (284 * index) / (last.length - 1), 8 + (64 * (top - row)) / (top - low)].map((one) => one.toFixed(1));
  const svg = draw("svg", { viewBox: "0 0 300 80", role: "img", "aria-label": `${words.trend}: ${last.map((row) => row ?? words.missed).join(", ")}` });
  if (perfect) {
    const [, y] = at(0, perfect);
    svg.append(draw("line", { x1: 0, x2: 300, y1: y, y2: y, class: "perfect" }));
  }
  svg.append(draw("polyline", { points: last.map((row, index) => at(index, row ?? top).join()).join(" ") }));
  last.forEach((row, index) => {
    const [cx, cy] = at(index, row ?? top);
    svg.append(draw("circle", { cx, cy, r: 3.5, class: row ? "" : "missed" }));
  });
  return svg;
}

function draw(name, attributes) {
  const one = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) one.setAttribute(key, value);
  return one;
}

function show() {
  for (const card of cards) {
    const played = games(card.id);
    const rows = played.map(([, row]) => row);
    const judged = played.map((game) => game[2]).filter((one) => one !== undefined);
    card.hidden = !rows.length;
    if (!rows.length) continue;
    const sums = sum(rows);
    const perfect = Number(card.dataset.rows) || null;
    const share = (sums.solved.length / rows.length).toLocaleString(document.documentElement.lang, { style: "percent" });
    const named = [[words.games, rows.length], [words.cracked, share], [words.streak, sums.streak]];
    if (sums.solved.length) named.push([words.best, sums.best], [words.average, sums.average]);
    if (perfect) named.push([words.perfect, perfect]);
    if (judged.length) named.push([words.accuracy, Math.round(judged.reduce((one, other) => one + other) / judged.length)]);
    card.replaceChildren(card.querySelector("h2"), numbers(named));
    if (!sums.solved.length) continue;
    card.append(bars(words.bars, sums, rows.at(-1), words.missed));
    if (rows.length > 2) {
      const label = card.appendChild(document.createElement("p"));
      label.textContent = words.trend;
      card.append(trend(rows, perfect));
    }
  }
  tell();
  const none = cards.every((card) => card.hidden) && solved.hidden;
  document.getElementById("uncounted").hidden = !none;
  document.getElementById("clear").hidden = none;
}

/** Puzzles, a line for each edition and grade. */
function tell() {
  const all = puzzles.ended();
  solved.querySelectorAll("tr.puzzled").forEach((line) => line.remove());
  for (const grade of new Set(all.map((one) => one.grade))) {
    const [game, stars] = grade.split(" ");
    const [id, ...options] = game.split(",");
    const of = solved.querySelector(`tr[data-game="${CSS.escape(id)}"]`);
    const took = all.filter((one) => one.grade === grade).map((one) => one.seconds).filter(Boolean);
    if (!of || !took.length) continue;
    const line = of.cloneNode(true);
    line.className = "puzzled";
    line.hidden = false;
    line.dataset.stars = stars;
    if (options.length) line.firstElementChild.append(` (${options.join(", ")})`);
    const average = Math.round(took.reduce((one, other) => one + other) / took.length);
    for (const text of ["★".repeat(Number(stars)), took.length, puzzles.clock(Math.min(...took)), puzzles.clock(average)]) line.appendChild(document.createElement("td")).textContent = text;
    const later = [...solved.querySelectorAll(`tr.puzzled[data-game="${CSS.escape(id)}"]`)].find((other) => other.dataset.stars > stars);
    (later ?? of).before(line);
  }
  solved.hidden = !solved.querySelector("tr.puzzled");
  const days = puzzles.streak(new Date().toISOString().slice(0, 10));
  const row = solved.querySelector("p");
  row.hidden = !days;
  row.textContent = solved.dataset.streak.replace("{n}", days);
}

page.querySelector("#clear button").addEventListener("click", () => {
  for (const name of Object.keys(localStorage)) if (name.startsWith("record ")) localStorage.removeItem(name);
  puzzles.forget();
  document.getElementById("clear").open = false;
  show();
});

show();
if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
