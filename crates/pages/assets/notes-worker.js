// Shows that it is somebody's turn, and brings the table back to the front.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = event.notification.data;
  const path = (url) => new URL(url).pathname;
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((tabs) => {
      const tab = tabs.find((one) => path(one.url) === path(address));
      return tab ? tab.focus() : self.clients.openWindow(address);
    }),
  );
});
