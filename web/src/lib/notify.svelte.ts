// Calling somebody back to the table: by the browser's own notifications, where it has them and was allowed to.

import { preferences } from "./preferences.svelte";
import { say } from "./words.svelte";

export type NotifyState = "ready" | "ask" | "denied" | "insecure" | "missing";

/** Plain http on a local network is no "secure context": browsers then hide notifications altogether. */
export function notifyState(): NotifyState {
  if (!window.isSecureContext) return "insecure";
  if (!("Notification" in window)) return "missing";
  if (Notification.permission === "granted") return "ready";
  return Notification.permission === "denied" ? "denied" : "ask";
}

/** What stands next to the switch: why it cannot be had here, or what it does. */
export function notifyHint(state = notifyState()): string {
  return say(`notify-hint-${state}`);
}

/** Switch notifications on or off; the browser may ask its own question first. Says whether they are on now. */
export async function wishNotifications(on: boolean): Promise<boolean> {
  const allowed = on && (notifyState() === "ready" || (notifyState() === "ask" && (await Notification.requestPermission()) === "granted"));
  preferences.notify = allowed;
  return allowed;
}

/** Say it outside the page, if nobody is looking at it. */
export async function notify(title: string, text: string, tag: string): Promise<void> {
  if (!document.hidden || !preferences.notify || notifyState() !== "ready") return;
  const details = { body: text, tag, icon: "/icon.svg" };
  try {
    const note = new Notification(title, details);
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Phones only let a service worker do it.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, details);
  }
}
