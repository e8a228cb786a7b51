// A second hand for everything that counts down. It runs only while somebody looks at it.

import { createSubscriber } from "svelte/reactivity";

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 250);
  return () => clearInterval(timer);
});

/** Our own time in milliseconds; whoever reads it in a component is told again when it has moved on. */
export function ticking(): number {
  subscribe();
  return Date.now();
}

/** "0:42", "12:05", "3:00:00"; from a day on seconds say nothing: "2 d 5 h". */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [days, hours, minutes] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  if (days) return `${days} d ${hours} h`;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
