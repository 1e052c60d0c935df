// What somebody has worked out, hole by hole: what is ruled out, what is sure. It stays in this browser.

/** Keeps a value in a storage of this browser's, or forgets it if there is none. What there is no room for lasts as long as
 * the page. */
export function keep(storage, name, value) {
  try {
    if (value === null) storage.removeItem(name);
    else storage.setItem(name, JSON.stringify(value));
  } catch {
    // It is played all the same.
  }
}

const [OPEN, OUT, SURE] = [0, 1, 2];

export class Notes {
  /** `key` says which round they are for. */
  constructor(key) {
    this.key = key;
    try {
      this.marks = JSON.parse(localStorage.getItem(key)) ?? {};
    } catch {
      this.marks = {};
    }
  }

  at(letter, hole) {
    return this.marks[letter]?.[hole] ?? OPEN;
  }

  /** Whether something is ruled out wherever it could be. */
  gone(letter, holes) {
    return Array.from({ length: holes }, (_, hole) => this.at(letter, hole)).every((mark) => mark === OUT);
  }

  /** What is sure in a hole, one letter for each part that it has. */
  sure(hole, picks) {
    return picks.filter((pick) => this.at(pick.value, hole) === SURE);
  }

  set(letter, hole, mark) {
    (this.marks[letter] ??= [])[hole] = mark;
    keep(localStorage, this.key, this.marks);
  }

  /** What a press on a cell does: open, ruled out, sure, and round again. Only one thing is sure in a hole. */
  turn(pick, hole, picks) {
    const mark = (this.at(pick.value, hole) + 1) % 3;
    if (mark === SURE) {
      for (const other of this.sure(hole, picks)) if (other.dataset.part === pick.dataset.part) this.set(other.value, hole, OPEN);
    }
    this.set(pick.value, hole, mark);
  }

  /** Rules something out everywhere, or nowhere. */
  rule(letter, holes) {
    const mark = this.gone(letter, holes) ? OPEN : OUT;
    for (let hole = 0; hole < holes; hole++) this.set(letter, hole, mark);
  }

  /** Draws the sheet: a line for each thing in the tray, a cell for each hole. */
  draw(sheet, picks, holes) {
    const { cell, all, states } = sheet.dataset;
    const words = states.split("|");
    const focus = document.activeElement?.closest?.(".notebook button")?.value;
    const lines = picks.map((pick) => {
      const line = document.createElement("div");
      line.setAttribute("role", "row");
      const name = pick.getAttribute("aria-label");
      const button = (value, label, mark) => {
        const one = line.appendChild(document.createElement("span")).appendChild(document.createElement("button"));
        one.parentElement.setAttribute("role", value.endsWith("*") ? "rowheader" : "cell");
        Object.assign(one, { type: "button", value, className: `note-${mark}` });
        one.setAttribute("aria-label", label);
        return one;
      };
      const gone = this.gone(pick.value, holes);
      button(`${pick.value}*`, all.replace("{c}", name), gone ? OUT : OPEN).append(pick.firstElementChild.cloneNode(true));
      for (let hole = 0; hole < holes; hole++) {
        const mark = this.at(pick.value, hole);
        button(`${pick.value}${hole}`, cell.replace("{c}", name).replace("{n}", hole + 1).replace("{s}", words[mark]), mark);
      }
      return line;
    });
    const numbers = document.createElement("div");
    numbers.setAttribute("role", "row");
    for (const number of ["", ...Array(holes).keys()]) {
      const one = numbers.appendChild(document.createElement("span"));
      one.setAttribute("role", number === "" ? "cell" : "columnheader");
      one.textContent = number === "" ? "" : number + 1;
    }
    sheet.replaceChildren(numbers, ...lines);
    if (focus) sheet.querySelector(`button[value="${CSS.escape(focus)}"]`)?.focus();
  }

  /** A press on the sheet. */
  press(value, picks, holes) {
    const pick = picks.find((one) => value.startsWith(one.value));
    const hole = value.slice(pick.value.length);
    if (hole === "*") this.rule(pick.value, holes);
    else this.turn(pick, Number(hole), picks);
  }
}
