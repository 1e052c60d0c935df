// The first visit: from here on the pages come from this device.
const sorry = document.getElementById("sorry");
try {
  await navigator.serviceWorker.register(new URL("sw.js", import.meta.url));
  navigator.serviceWorker.controller || (await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true })));
  navigator.storage?.persist?.();
  location.reload();
} catch {
  sorry.hidden = false;
}
