// What happens at a table, as it happens: over one stream for all tabs, no matter which of them holds it.
import { Hub } from "./hub.js";

/** How often tabs say that they are there, and after which time they are taken for gone, in milliseconds. */
const BEAT = 2000;
const GONE = 7000;
/** How long a tab that would hold the stream waits, so that of several that would only one does. */
const CLAIM = 250;

/** Follows a table from a mark on; `hear` gets every message. The answer is how to follow it again once it was refused, and
 * how to leave it. */
export function follow(table, mark, hear) {
  if ("SharedWorker" in window) return byWorker(table, mark, hear);
  if ("BroadcastChannel" in window) return byLeader(table, mark, hear);
  const hub = new Hub((_, message) => hear(message));
  const again = () => hub.want("alone", table, mark());
  again();
  return { again, leave: () => hub.drop("alone") };
}

function byWorker(table, mark, hear) {
  const address = new URL("./worker.js", import.meta.url);
  const { port } = new SharedWorker(address, { type: "module", name: "codeknacker" });
  port.onmessage = ({ data }) => hear(data);
  const again = () => port.postMessage({ table, mark: mark() });
  const leave = () => port.postMessage({ leave: true });
  again();
  addEventListener("pagehide", leave);
  addEventListener("pageshow", (event) => event.persisted && again());
  return { again, leave };
}

/** Without a shared worker one of the tabs holds the stream: the one whose name stands in the storage, as long as it
 * says so again and again. A tab that would be that one writes its name, waits, and looks whether it still stands there. */
function byLeader(table, mark, hear) {
  const me = Math.random().toString(36).slice(2);
  const channel = new BroadcastChannel("codeknacker");
  const seen = new Map();
  let hub = null;
  let claiming = null;
  let wanted = true;
  const tell = (table_, message) => {
    channel.postMessage({ table: table_, message });
    if (table_ === table) hear(message);
  };
  const leader = () => {
    const [name, time] = (localStorage.getItem("leader") ?? "").split(" ");
    return Date.now() - Number(time) < GONE ? name : null;
  };
  const sign = () => localStorage.setItem("leader", `${me} ${Date.now()}`);
  const stop = () => {
    hub?.close();
    hub = null;
  };
  const ask = () => wanted && channel.postMessage({ want: table, mark: mark(), tab: me });
  const lead = () => {
    claiming = null;
    if (leader() !== me) return beat();
    hub = new Hub(tell);
    channel.postMessage({ leads: true });
    beat();
  };
  const beat = () => {
    if (claiming) return;
    const now = leader();
    if (now !== me) stop();
    if (now !== null && now !== me) return ask();
    sign();
    if (!hub) {
      claiming = setTimeout(lead, CLAIM);
      return;
    }
    if (wanted) hub.want(me, table, mark());
    for (const [tab, time] of seen) {
      if (Date.now() - time > GONE) {
        seen.delete(tab);
        hub.drop(tab);
      }
    }
  };
  channel.onmessage = ({ data }) => {
    if (data.want && hub) {
      seen.set(data.tab, Date.now());
      hub.want(data.tab, data.want, data.mark);
    } else if (data.leave) {
      seen.delete(data.leave);
      hub?.drop(data.leave);
    } else if (data.leads) {
      ask();
    } else if (data.table === table) {
      hear(data.message);
    }
  };
  const leave = () => {
    wanted = false;
    channel.postMessage({ leave: me });
    hub?.drop(me);
  };
  const again = () => {
    wanted = true;
    beat();
  };
  again();
  setInterval(beat, BEAT);
  // A tab in the background beats seldom, but hears at once that another one has taken over, or that nobody leads.
  addEventListener("storage", ({ key }) => {
    const now = leader();
    if (key === "leader" && (now === null || (hub && now !== me))) beat();
  });
  addEventListener("pagehide", () => {
    leave();
    stop();
    clearTimeout(claiming);
    claiming = null;
    if (leader() === me) localStorage.removeItem("leader");
  });
  addEventListener("pageshow", (event) => event.persisted && again());
  return { again, leave };
}
