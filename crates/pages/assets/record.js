// How somebody has played an edition alone, as this browser remembers it: nothing of it leaves the device.

/** The most games of an edition that are remembered. */
const MOST = 500;

/** The games of an edition: pairs of match and row, no row if the code was not cracked. */
export function games(edition) {
  return JSON.parse(localStorage.getItem(`record ${edition}`) ?? "[]");
}

/** Counts the match that has ended, once, and shows how it compares. */
export function count(card) {
  const { counted, edition, rows } = card.dataset;
  const own = Number(rows) || null;
  const all = games(edition);
  if (!all.some(([id]) => id === counted)) {
    all.push([counted, own]);
    localStorage.setItem(`record ${edition}`, JSON.stringify(all.slice(-MOST)));
  }
  show(card.querySelector("#record"), all.map(([, row]) => row), own);
}

function show(place, rows, own) {
  const solved = rows.filter(Boolean);
  if (!place || rows.length < 2 || !solved.length) return;
  const lost = [...rows].reverse().findIndex((row) => !row);
  const number = (value) => value.toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 });
  const numbers = [
    [place.dataset.best, Math.min(...solved)],
    [place.dataset.average, solved.reduce((sum, row) => sum + row, 0) / solved.length],
    [place.dataset.streak, lost < 0 ? rows.length : lost],
  ];
  const list = document.createElement("dl");
  for (const [name, value] of numbers) {
    const one = list.appendChild(document.createElement("div"));
    one.appendChild(document.createElement("dt")).textContent = name;
    one.appendChild(document.createElement("dd")).textContent = number(value);
  }
  const bars = document.createElement("ol");
  bars.setAttribute("aria-label", place.dataset.bars);
  const most = Math.max(...solved.map((row) => solved.filter((other) => other === row).length));
  for (let row = Math.min(...solved); row <= Math.max(...solved); row++) {
    const many = solved.filter((other) => other === row).length;
    const bar = bars.appendChild(document.createElement("li"));
    bar.classList.toggle("now", row === own);
    bar.append(String(row));
    const span = bar.appendChild(document.createElement("span"));
    span.style.setProperty("--share", String((100 * many) / most));
    span.textContent = String(many);
  }
  place.replaceChildren(list, bars);
  place.hidden = false;
}
