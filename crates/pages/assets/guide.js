// Comforts of the guide's pages: printing, and forgetting what this browser keeps.
for (const button of document.querySelectorAll("[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}
if (document.querySelector("[data-forgotten]")) {
  // Nobody wants it a second time: a tab that is restored later must not forget what was played since.
  history.replaceState(null, "", location.pathname);
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
  // The page itself may come from what this device keeps: that goes last.
  addEventListener("load", async () => {
    const base = new URL("../..", import.meta.url);
    for (const kept of (await navigator.serviceWorker?.getRegistrations()) ?? []) {
      const { scriptURL = "" } = kept.active ?? kept.waiting ?? kept.installing ?? {};
      // What keeps the game, and what shows notes; a site beside ours has its own.
      if (scriptURL === `${base}sw.js` || scriptURL.startsWith(`${base}a/`)) await kept.unregister();
    }
    const ours = `codeknacker ${base.pathname.replace(/\/$/, "")} `;
    for (const name of (await self.caches?.keys()) ?? []) if (name.startsWith(ours)) await caches.delete(name);
    self.indexedDB?.deleteDatabase("codeknacker");
  });
}
