// A row that is being filled: taps, keys, undo, pencil marks. The server's page shows the same without script.

const BLANK = ".";
/** Where several share a device, what one of them has begun is kept as long as the page is theirs, and nowhere else. */
const own = new Map();
let opened;
const fleeting = { getItem: (key) => own.get(key) ?? null, setItem: (key, value) => own.set(key, value), removeItem: (key) => own.delete(key) };
const kept = (key, value) => {
  const store = opened ? fleeting : sessionStorage;
  if (value === undefined) return JSON.parse(store.getItem(key) ?? "null");
  if (value === null) store.removeItem(key);
  else store.setItem(key, JSON.stringify(value));
};

export class Draft {
  constructor(table, say) {
    this.table = table;
    this.say = say;
    this.pencilling = false;
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
    const known = fromServer ? null : this.key;
    this.key = null;
    if (!entry) return;
    const { table, mark, round = "" } = this.table.dataset;
    const row = entry.closest("li")?.id ?? "";
    const seat = this.form.elements.seat?.value ?? "";
    this.key = `draft ${table} ${mark.split(".")[0]} ${round} ${seat} ${entry.dataset.action} ${row}`;
    this.notes = `pencil ${table} ${mark.split(".")[0]} ${round}${opened ? ` ${seat}` : ""}`;
    this.pairs = "pairs" in entry.dataset;
    this.many = Number(entry.dataset.holes);
    const same = this.key === known;
    if (!same) this.history = [];
    const shown = this.form.elements.draft.value;
    const before = kept(this.key);
    const marks = this.marks();
    this.cells = this.split(!fromServer && before ? before : shown);
    // Pegs that were held for this row stay, whatever happens meanwhile.
    if (fromServer) kept(this.key, this.text());
    if (!fromServer && !before) {
      marks.sure.forEach((letters, hole) => {
        if (letters && this.cells[hole].every((part) => part === BLANK)) this.cells[hole] = [...letters];
      });
    }
    // Whoever has chosen a hole fills that one, whatever happens meanwhile.
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
    this.say(this.slots[hole].getAttribute("aria-label"));
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
  }

  show(fresh = false) {
    const { hole, holeWith } = this.entry.dataset;
    const marks = this.marks();
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
      slot.classList.toggle("sure", marks.sure[index] === letters && names.length > 0);
      if (index === this.at) slot.setAttribute("aria-current", "true");
      else slot.removeAttribute("aria-current");
    });
    this.picks.forEach((pick) => pick.classList.toggle("out", marks.out.includes(pick.value)));
    this.form.elements.draft.value = this.text();
    this.form.elements.cursor.value = this.at + 1;
    document.getElementById("place")?.setAttribute("aria-disabled", String(!this.complete));
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
    letter.textContent = cell.filter((part) => part !== BLANK).join("");
    span.append(letter);
    return span;
  }

  /** Pencil marks: colours that are out, holes that are sure. They stay in this browser. */
  marks() {
    const marks = this.notes && JSON.parse(localStorage.getItem(this.notes) ?? "null");
    return marks ?? { out: [], sure: [] };
  }

  pencil(target) {
    const marks = this.marks();
    if (target.matches(".pick")) {
      const out = marks.out.includes(target.value);
      marks.out = out ? marks.out.filter((letter) => letter !== target.value) : [...marks.out, target.value];
    } else {
      const hole = Number(target.value) - 1;
      const letters = this.cells[hole].join("");
      marks.sure[hole] = marks.sure[hole] === letters || !this.full(hole) ? null : letters;
    }
    localStorage.setItem(this.notes, JSON.stringify(marks));
    this.show();
  }
}
