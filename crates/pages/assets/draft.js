// A row that is being filled: taps, keys, undo, notes. The server's page shows the same without script.

import { keep, Notes } from "./notes.js";
import * as sound from "./sound.js";

const BLANK = ".";
/** Where several share a device, what one of them has begun is kept as long as the page is theirs, and nowhere else. At a
 * table of this device's it outlives the tab, as the match does; at a server's it belongs to the tab. */
const own = new Map();
let opened;
let local;
const fleeting = { getItem: (key) => own.get(key) ?? null, setItem: (key, value) => own.set(key, value), removeItem: (key) => own.delete(key) };
const kept = (key, value) => {
  const store = opened ? fleeting : local ? localStorage : sessionStorage;
  if (value === undefined) return JSON.parse(store.getItem(key) ?? "null");
  keep(store, key, value);
};

export class Draft {
  constructor(table, say) {
    this.table = table;
    this.say = say;
    this.read();
  }

  get entry() {
    return this.table.querySelector(".pegs.entry");
  }
  get form() {
    return document.getElementById("entry");
  }
  get slots() {
    return [...this.table.querySelectorAll(".slot")];
  }
  get picks() {
    return [...this.table.querySelectorAll(".pick")];
  }

  /** Takes over what the page has, or what was there before it was loaded again. */
  read(fromServer = false) {
    const entry = this.entry;
    if (opened !== this.table.dataset.open) own.clear();
    opened = this.table.dataset.open;
    local = "local" in this.table.dataset;
    const known = fromServer ? null : this.key;
    this.key = null;
    if (!entry) return;
    const { table, mark, round = "" } = this.table.dataset;
    const seat = this.form.elements.seat?.value ?? "";
    this.key = `draft ${table} ${mark.split(".")[0]} ${round} ${seat} ${entry.dataset.action}`;
    this.notes = new Notes(`notes ${table} ${mark.split(".")[0]} ${round}${opened ? ` ${seat}` : ""}`);
    this.pairs = "pairs" in entry.dataset;
    this.many = Number(entry.dataset.holes);
    const same = this.key === known && !this.sent;
    this.sent = false;
    if (!same) this.history = [];
    const shown = this.form.elements.draft.value;
    const before = kept(this.key);
    this.cells = this.split(!fromServer && before ? before : shown);
    // Pegs that were held for this row stay, whatever happens meanwhile.
    if (fromServer) kept(this.key, this.text());
    if (!fromServer && !before) {
      this.cells.forEach((cell, hole) => {
        if (cell.every((part) => part === BLANK)) this.notes.sure(hole, this.picks).forEach((pick) => (cell[pick.dataset.part] = pick.value));
      });
    }
    // A hole that was chosen stays chosen, whatever happens meanwhile.
    if (!same) this.at = this.next(0);
    this.show();
    return Boolean(before && before !== shown && !fromServer);
  }

  split(text) {
    const letters = [...text];
    const part = this.pairs ? 2 : 1;
    return Array.from({ length: this.many }, (_, hole) =>
      Array.from({ length: part }, (_, place) => letters[hole * part + place] ?? BLANK),
    );
  }

  text() {
    return this.cells.flat().join("");
  }
  /** Whether anything of it is kept. */
  get begun() {
    return Boolean(this.key) && /[^.]/.test(kept(this.key) ?? "");
  }
  full(hole) {
    return this.cells[hole].every((part) => part !== BLANK);
  }
  /** Whether as many holes are full as the server wants. */
  get complete() {
    return this.cells.filter((_, hole) => this.full(hole)).length >= Number(this.entry.dataset.least);
  }

  next(from) {
    for (let step = 0; step < this.many; step++) {
      const hole = (from + step) % this.many;
      if (!this.full(hole)) return hole;
    }
    return from;
  }

  change(work) {
    // What was wrong with the row before is no longer.
    this.table.querySelector("#notice [role=alert]")?.remove();
    this.form.elements.sure?.remove();
    this.history.push([this.cells.map((cell) => [...cell]), this.at]);
    work();
    kept(this.key, this.text());
    this.show(true);
  }

  put(letter, hole = this.at) {
    const pick = this.picks.find((one) => one.value === letter);
    if (!pick) return;
    this.at = hole;
    this.change(() => {
      const cell = this.cells[hole];
      if (letter === BLANK) {
        cell.fill(BLANK);
        this.at = Math.min(hole + 1, this.many - 1);
        return;
      }
      cell[pick.dataset.part] = letter;
      if (this.full(hole)) this.at = this.next(hole);
    });
    sound.peg(hole);
    this.say(this.slots[hole].getAttribute("aria-label"));
  }

  /** Takes what stands in a hole of another row. */
  take(text, place) {
    const parts = this.split(text.replaceAll(" ", ""))[place].filter((part) => part !== BLANK);
    const hole = this.at;
    for (const part of parts) this.put(part, hole);
  }

  select(hole) {
    const filled = this.cells[hole].some((part) => part !== BLANK);
    if (hole === this.at && filled) this.change(() => this.cells[hole].fill(BLANK));
    else {
      this.at = hole;
      this.show();
    }
  }

  erase() {
    const filled = (hole) => this.cells[hole].some((part) => part !== BLANK);
    let hole = this.at;
    while (hole > 0 && !filled(hole)) hole--;
    if (filled(hole)) {
      this.at = hole;
      this.change(() => this.cells[hole].fill(BLANK));
      sound.lift();
    }
  }

  undo() {
    const before = this.history.pop();
    if (!before) return;
    [this.cells, this.at] = before;
    kept(this.key, this.text());
    this.show();
  }

  clear() {
    this.change(() => {
      this.cells.forEach((cell) => cell.fill(BLANK));
      this.at = 0;
    });
  }

  copy(text) {
    this.change(() => {
      this.cells = this.split(text.replaceAll(" ", ""));
      this.at = this.next(0);
    });
  }

  move(by) {
    this.at = (this.at + by + this.many) % this.many;
    this.show();
    this.slots[this.at].focus();
  }

  /** The row was placed: nothing is kept of it. */
  placed() {
    if (this.key) kept(this.key, null);
    this.sent = true;
  }

  show(fresh = false) {
    const { hole, holeWith } = this.entry.dataset;
    this.slots.forEach((slot, index) => {
      const letters = this.cells[index].join("");
      if (slot.dataset.letters !== letters) {
        slot.replaceChildren(this.piece(this.cells[index], fresh));
        slot.dataset.letters = letters;
      }
      const names = this.cells[index].map((part) => this.pick(part)?.getAttribute("aria-label")).filter(Boolean);
      const number = String(index + 1);
      const label = names.length ? holeWith.replace("{n}", number).replace("{c}", names.reverse().join(" ")) : hole.replace("{n}", number);
      slot.setAttribute("aria-label", label);
      const noted = this.cells[index].map((part) => (part === BLANK ? 0 : this.notes.at(part, index)));
      slot.classList.toggle("sure", noted.every((mark) => mark === 2));
      slot.classList.toggle("ruled", noted.includes(1));
      if (index === this.at) slot.setAttribute("aria-current", "true");
      else slot.removeAttribute("aria-current");
    });
    this.picks.forEach((pick) => pick.classList.toggle("out", this.notes.gone(pick.value, this.many)));
    this.form.elements.draft.value = this.text();
    this.form.elements.cursor.value = this.at + 1;
    document.getElementById("place")?.setAttribute("aria-disabled", String(!this.complete));
  }

  /** What a key means: a digit the place in the tray, a letter what stands on the piece or in records. */
  typed(key) {
    const digits = this.picks.length <= 10 && !this.picks.some((pick) => pick.value === "1");
    if (digits && /^[0-9]$/.test(key)) return this.picks[(Number(key) + 9) % 10];
    const keys = this.pairs ? [key] : [key, key.toUpperCase()];
    const is = (of) => this.picks.find((pick) => keys.includes(of(pick)));
    return is((pick) => pick.dataset.key) ?? is((pick) => pick.value);
  }

  pick(letter) {
    return letter === BLANK ? undefined : this.picks.find((one) => one.value === letter);
  }

  /** A piece as the server would draw it. */
  piece(cell, fresh) {
    const found = cell.map((letter) => this.pick(letter));
    const span = document.createElement("span");
    if (!found.some(Boolean)) {
      span.className = "hole";
      return span;
    }
    if (!this.pairs) {
      const peg = found[0].firstElementChild.cloneNode(true);
      peg.classList.toggle("new", fresh);
      return peg;
    }
    const [shape, colour] = found;
    span.className = `peg pair${fresh ? " new" : ""}`;
    span.setAttribute("aria-hidden", "true");
    span.classList.add(...(shape ? [`s-${shape.dataset.class}`] : ["blot"]), ...(colour ? [`c-${colour.dataset.class}`] : ["bare"]));
    const letter = document.createElement("b");
    letter.textContent = found.map((pick) => pick?.dataset.key ?? "").join("");
    span.append(letter);
    return span;
  }

  /** What can be noted: all that is in the tray but the empty hole. */
  get noted() {
    return this.picks.filter((pick) => pick.value !== BLANK);
  }

  /** Shows the sheet of notes, or puts it away. */
  open(noting) {
    const dock = this.table.querySelector(".dock");
    dock?.classList.toggle("noting", noting);
    dock?.querySelector("[data-pencil]")?.setAttribute("aria-pressed", String(noting));
    const sheet = dock?.querySelector(".notebook");
    if (noting && sheet) this.notes.draw(sheet, this.noted, this.many);
  }

  /** Crosses a letter of the keyboard off, or no longer. */
  cross(letter) {
    this.notes.rule(letter, this.many);
    this.open(true);
    this.show();
  }

  /** Notes what a hint has told: letter, hole, ruled out or sure. */
  learn(marks) {
    for (const [letter, hole, mark] of marks.split(" ")) this.notes.set(letter, Number(hole), mark === "o" ? 2 : 1);
    if (this.table.querySelector(".dock.noting")) this.open(true);
    this.show();
  }

  note(value) {
    this.notes.press(value, this.noted, this.many);
    this.open(true);
    this.show();
  }
}
