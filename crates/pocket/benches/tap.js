// Places a row as a player does: how long it takes from the tap until its pins are laid out.
globalThis.tap = async (code) => {
  const rows = () => document.querySelectorAll("#board .row:not(.free)").length;
  for (const letter of code) document.querySelector(`.pick[value="${letter}"]`).click();
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)));
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
  document.querySelector("#place").click();
  return there;
};
