// Short messages that come and go: what was refused and why, what somebody should know.

export interface Toast {
  id: number;
  text: string;
  kind: "news" | "refusal";
}

const SECONDS = 7;
let last = 0;

export const toasts: { list: Toast[] } = $state({ list: [] });

export function toast(text: string, kind: Toast["kind"] = "news"): void {
  if (!text) return;
  const id = ++last;
  toasts.list = [...toasts.list.slice(-3), { id, text, kind }];
  setTimeout(() => dismiss(id), SECONDS * 1000);
}

export function dismiss(id: number): void {
  toasts.list = toasts.list.filter((one) => one.id !== id);
}

/** Run something that the server may refuse; a refusal is told, and undefined comes back. */
export async function orTell<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    toast(error instanceof Error ? error.message : String(error), "refusal");
    return undefined;
  }
}
