// Who sits at this device.

import { ask, get, post, Refusal } from "./api";
import { preferences } from "./preferences.svelte";
import type { Me } from "./wire";

class Myself {
  person: Me | null = $state.raw(null);
  /** Has the server been asked yet? */
  known = $state(false);

  async load(): Promise<void> {
    try {
      this.person = await get<Me>("/api/me");
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    } finally {
      this.known = true;
    }
  }

  async choose(name: string): Promise<void> {
    this.person = await post<Me>("/api/me", { name, language: preferences.language });
  }

  async rename(name: string): Promise<void> {
    this.person = await ask<Me>("PATCH", "/api/me", { name });
  }

  async makeAccount(login: string, password: string): Promise<void> {
    this.person = await post<Me>("/api/me/account", { login, password });
  }

  async logIn(login: string, password: string): Promise<void> {
    this.person = await post<Me>("/api/session", { login, password });
  }

  async logOut(): Promise<void> {
    await ask("DELETE", "/api/session");
    this.person = null;
  }

  async deleteAll(): Promise<void> {
    await ask("DELETE", "/api/me");
    this.person = null;
  }
}

export const me = new Myself();
