// That it is somebody's turn, told by the system. A telephone shows what a service worker tells, and nothing else.
const works = "Notification" in window && "serviceWorker" in navigator;

/** The worker that shows notes; older ones of its kind go, the one that keeps the game stays. */
async function worker() {
  const address = new URL("./notes-worker.js", import.meta.url).href;
  const own = await navigator.serviceWorker.register(address);
  for (const other of await navigator.serviceWorker.getRegistrations()) {
    const notes = (other.active ?? other.waiting ?? other.installing)?.scriptURL.endsWith("/notes-worker.js");
    if (notes && other.scope !== own.scope) other.unregister();
  }
  const begins = own.installing ?? own.waiting;
  if (!own.active && begins) await new Promise((ready) => begins.addEventListener("statechange", () => begins.state === "activated" && ready()));
  return own;
}

/** Asks whether notes may be shown, and says how it went: `on`, `blocked`, or `never` where they can't be. */
export async function allow() {
  if (!works) return "never";
  if ((await Notification.requestPermission()) !== "granted") return "blocked";
  return worker().then(() => "on", () => "never");
}

/** Shows a note, if that was allowed. */
export async function notify(title, tag, address) {
  if (!works || Notification.permission !== "granted") return;
  const own = await worker().catch(() => null);
  await own?.showNotification(title, { tag, renotify: true, data: new URL(address, location.href).href }).catch(() => {});
}
