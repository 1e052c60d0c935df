// What happens at a table, as it happens: over one stream for all tabs, whoever of them holds it.
import { Hub } from "./hub.js";

/** How often tabs say that they are there, and after which time they are taken for gone, in milliseconds. */
const BEAT = 2000;
const GONE = 7000;

/** Follows a table from a mark on; `hear` gets every message. */
export function follow(table, mark, hear) {
  if ("SharedWorker" in window) return byWorker(table, mark, hear);
  if ("BroadcastChannel" in window) return byLeader(table, mark, hear);
  new Hub((_, message) => hear(message)).want("alone", table, mark);
}

function byWorker(table, mark, hear) {
  const address = new URL("./worker.js", import.meta.url);
  const { port } = new SharedWorker(address, { type: "module", name: "codeknacker" });
  port.onmessage = ({ data }) => hear(data);
  const join = () => port.postMessage({ table, mark: mark() });
  join();
  addEventListener("pagehide", () => port.postMessage({ leave: true }));
  addEventListener("pageshow", (event) => event.persisted && join());
}

/** Without a shared worker one of the tabs holds the stream: the one whose name stands in the storage, as long as it
 * says so again and again. */
function byLeader(table, mark, hear) {
  const me = Math.random().toString(36).slice(2);
  const channel = new BroadcastChannel("codeknacker");
  const seen = new Map();
  let hub = null;
  const tell = (table_, message) => {
    channel.postMessage({ table: table_, message });
    if (table_ === table) hear(message);
  };
  const leader = () => {
    const [name, time] = (localStorage.getItem("leader") ?? "").split(" ");
    return Date.now() - Number(time) < GONE ? name : null;
  };
  const beat = () => {
    if ([null, me].includes(leader())) localStorage.setItem("leader", `${me} ${Date.now()}`);
    if (leader() === me) {
      hub ??= new Hub(tell);
      hub.want(me, table, mark());
      for (const [tab, time] of seen) {
        if (Date.now() - time > GONE) {
          seen.delete(tab);
          hub.drop(tab);
        }
      }
    } else {
      hub?.close();
      hub = null;
      channel.postMessage({ want: table, mark: mark(), tab: me });
    }
  };
  channel.onmessage = ({ data }) => {
    if (data.want && hub) {
      seen.set(data.tab, Date.now());
      hub.want(data.tab, data.want, data.mark);
    } else if (data.leave) {
      hub?.drop(data.leave);
    } else if (data.table === table) {
      hear(data.message);
    }
  };
  beat();
  setInterval(beat, BEAT);
  addEventListener("pagehide", () => {
    channel.postMessage({ leave: me });
    if (leader() === me) localStorage.removeItem("leader");
  });
}
