/** Has the browser keep the files of the page, where it can: in a secure context, and not in every private window. */
export function keepForOffline(): void {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register("./serviceWorker.js").catch(() => undefined);
}
