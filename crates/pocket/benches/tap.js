// Plays as somebody does at the page, and tells how long it took from the tap until what came of it was laid out.
const press = (one) => {
  one.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  one.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
  one.click();
};

const rest = (time) => new Promise((done) => requestAnimationFrame(() => setTimeout(done, time)));

/** Presses, and waits until the page shows what comes of it. */
const until = (button, there) =>
  new Promise((done) => {
    const begun = performance.now();
    const watch = new MutationObserver(() => {
      const shown = there();
      if (!shown) return;
      watch.disconnect();
      shown.getBoundingClientRect();
      done(performance.now() - begun);
    });
    watch.observe(document.body, { childList: true, subtree: true, attributes: true });
    press(button);
  });

const find = (what) => document.querySelector(what);

/** Places a row that is filled in some milliseconds. */
globalThis.tap = async (code, filling) => {
  for (const letter of code) {
    press(find(`.pick[value="${letter}"]`));
    await rest(filling / code.length);
  }
  const rows = () => document.querySelectorAll("#board .row:not(.free)").length;
  const before = rows();
  const took = await until(find("#place"), () => rows() > before && find("#board"));
  // The end comes right after the row.
  await rest(100);
  return took;
};

/** Looks for some milliseconds, and asks for hints, each harder than the one before, to the last: how long the slowest took. */
globalThis.hint = async (looking) => {
  await rest(looking);
  let slowest = 0;
  for (const kind of ["next", "best"]) {
    const text = () => [...document.querySelectorAll(".hint-text")].map((one) => one.textContent).join();
    const before = text();
    slowest = Math.max(slowest, await until(find(`[name=hint][value=${kind}]`), () => text() !== before && find(".hint-text")));
  }
  return slowest;
};
