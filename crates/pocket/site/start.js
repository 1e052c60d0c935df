// The first visit: from here on the pages come from this device.
const sections = [...document.querySelectorAll("section")];
const spoken = (tag) => sections.find(({ lang }) => lang === tag.split("-")[0]);
const own = navigator.languages.map(spoken).find(Boolean) ?? sections[0];

function say(what) {
  document.documentElement.lang = own.lang;
  own.hidden = false;
  for (const sentence of own.children) sentence.hidden = sentence.className !== what;
}

/** Waits until a worker has all that it needs; it throws itself away if it can't get that. */
const ready = (worker) =>
  new Promise((done, failed) =>
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated") done();
      if (worker.state === "redundant") failed();
    }),
  );

if (!("serviceWorker" in navigator)) say(isSecureContext ? "none" : "open");
else {
  say("wait");
  try {
    const kept = await navigator.serviceWorker.register(new URL("sw.js", import.meta.url));
    const coming = kept.installing ?? kept.waiting;
    if (!kept.active && coming) await ready(coming);
    location.reload();
  } catch {
    say("lost");
  }
}
