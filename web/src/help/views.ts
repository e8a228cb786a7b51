// Views belong to their games; most count rounds, and none has to. What is not there is nothing.

export function numberIn(view: unknown, field: string): number {
  const value = fieldOf(view, field);
  return typeof value === "number" ? value : 0;
}

export function textIn(view: unknown, field: string): string {
  const value = fieldOf(view, field);
  return typeof value === "string" ? value : "";
}

function fieldOf(view: unknown, field: string): unknown {
  return typeof view === "object" && view !== null ? (view as Record<string, unknown>)[field] : undefined;
}
