// One stream for all tables of all tabs: who holds it tells everybody what happens at their table.

/** The most that is waited before the server is asked again, in milliseconds. */
const LONGEST = 15000;

export class Hub {
  /** @param tell told of everything: (table, message). */
  constructor(tell) {
    this.tell = (table, message) => {
      try {
        tell(table, message);
      } catch (error) {
        // A tab that stumbles over a message doesn't stop the others.
        console.error(error);
      }
    };
    /** What each tab looks at: tab → table. */
    this.wanted = new Map();
    /** How far each table was followed: table → mark. */
    this.marks = new Map();
    this.pause = 500;
  }

  /** A tab looks at a table that it has seen up to a mark. */
  want(tab, table, mark) {
    const known = this.wanted.get(tab) === table;
    this.wanted.set(tab, table);
    if (!this.marks.has(table)) this.marks.set(table, mark);
    if (!known || !this.source) this.open();
  }

  /** A tab has gone. */
  drop(tab) {
    if (this.wanted.delete(tab)) this.open();
  }

  /** A table isn't told any more: who looks at it finds out why, and asks again if there is something to see. */
  refuse(table) {
    for (const [tab, wanted] of this.wanted) if (wanted === table) this.wanted.delete(tab);
    this.open();
  }

  /** Opens the stream of all tables that somebody looks at, if it isn't that one. */
  open() {
    const tables = [...new Set(this.wanted.values())].sort();
    for (const table of this.marks.keys()) if (!tables.includes(table)) this.marks.delete(table);
    if (this.source && this.open_for === tables.join()) return;
    this.close();
    if (!tables.length) return;
    this.open_for = tables.join();
    const query = tables.map((table) => `table=${table}@${this.marks.get(table) ?? ""}`).join("&");
    const source = (this.source = new EventSource(`/api/v1/stream?brief&${query}`));
    source.onopen = () => {
      this.pause = 500;
      this.all({ what: "found" });
    };
    source.onerror = () => {
      this.all({ what: "lost" });
      // A browser comes back by itself unless it was refused.
      if (source.readyState === EventSource.CLOSED) {
        this.later();
        this.explain(source.url);
      }
    };
    for (const what of ["nudge", "whisper", "reload", "problem"]) {
      source.addEventListener(what, (event) => {
        const { table, mark, data } = JSON.parse(event.data);
        if (mark) this.marks.set(table, mark);
        if (what === "reload") this.marks.delete(table);
        this.tell(table, { what, mark, data });
        if (what === "reload") this.later();
        if (what === "problem") this.refuse(table);
      });
    }
    source.addEventListener("bye", () => {
      this.all({ what: "bye" });
      this.later();
    });
  }

  close() {
    this.source?.close();
    this.source = null;
    clearTimeout(this.timer);
  }

  later() {
    this.close();
    this.timer = setTimeout(() => this.open(), this.pause);
    this.pause = Math.min(2 * this.pause, LONGEST);
  }

  /** Tells why there is no stream: a browser doesn't say. */
  async explain(address) {
    try {
      const answer = await fetch(address);
      if (answer.ok) return void answer.body.cancel();
      const { sentence } = await answer.json();
      this.all({ what: "refused", sentence });
    } catch {
      // The line is broken: that was told.
    }
  }

  all(message) {
    for (const table of new Set(this.wanted.values())) this.tell(table, message);
  }
}
