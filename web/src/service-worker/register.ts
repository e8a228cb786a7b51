// Makes the client installable and quick to open. Browsers allow it on https and on this very machine only.

export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  window.addEventListener("load", () => {
    // Without it everything works as well, only not offline.
    navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
  });
}
