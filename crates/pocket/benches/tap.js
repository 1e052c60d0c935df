// Places a row as a player does, who fills it in some milliseconds: how long it takes from the tap on *Place* until its pins
// are laid out.
globalThis.tap = async (code, filling) => {
  const rows = () => document.querySelectorAll("#board .row:not(.free)").length;
  const press = (one) => {
    one.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    one.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
    one.click();
  };
  for (const letter of code) {
    press(document.querySelector(`.pick[value="${letter}"]`));
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, filling / code.length)));
  }
  const before = rows();
  const begun = performance.now();
  const there = new Promise((done) => {
    const watch = new MutationObserver(() => {
      if (rows() === before && !document.querySelector("#over")) return;
      watch.disconnect();
      document.querySelector("#board").getBoundingClientRect();
      done(performance.now() - begun);
    });
    watch.observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  press(document.querySelector("#place"));
  return there;
};
