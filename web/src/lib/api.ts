// Asking the server over HTTP. Every refusal comes back as a sentence in the reader's language.

import type { Trouble } from "./wire";
import { preferences } from "./preferences.svelte";
import { say } from "./words.svelte";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const answer = await send(method, path, body);
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  throw await refusalOf(answer);
}

export const get = <T>(path: string) => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body);

async function send(method: Method, path: string, body: unknown): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": preferences.language };
  if (method !== "GET") {
    headers["x-csrf-token"] = csrfToken() ?? (await fetchToken());
    headers["Content-Type"] = "application/json";
  }
  try {
    return await fetch(path, { method, headers, body: method === "GET" ? undefined : JSON.stringify(body ?? {}) });
  } catch {
    throw new Refusal("not-connected", say("server-unreachable"), 0);
  }
}

/** The token comes as a cookie with any answer; a page that has just been opened may have none yet. */
async function fetchToken(): Promise<string> {
  await fetch("/api/games");
  return csrfToken() ?? "";
}

function csrfToken(): string | undefined {
  const cookie = document.cookie.split("; ").find((part) => part.startsWith("undercroft_csrf="));
  return cookie && decodeURIComponent(cookie.slice("undercroft_csrf=".length));
}

async function refusalOf(answer: Response): Promise<Refusal> {
  try {
    const trouble = (await answer.json()) as Trouble;
    return new Refusal(trouble.code, trouble.text, answer.status);
  } catch {
    return new Refusal("server-trouble", answer.statusText, answer.status);
  }
}
