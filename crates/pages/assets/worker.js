// Holds the one stream for all tabs of this browser.
import { Hub } from "./hub.js";

const ports = new Map();
const hub = new Hub((table, message) => {
  for (const [port, wanted] of ports) if (wanted === table) port.postMessage(message);
});

self.onconnect = ({ ports: [port] }) => {
  port.onmessage = ({ data }) => {
    if (data.leave) {
      ports.delete(port);
      hub.drop(port);
    } else {
      ports.set(port, data.table);
      hub.want(port, data.table, data.mark);
    }
  };
};
