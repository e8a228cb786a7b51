// The games of this server and what a table can agree on, in the reader's language.

import { get } from "../lib/api";
import { preferences } from "../lib/preferences.svelte";
import type { AgreementField, AgreementInfo, GameInfo, GameList } from "../lib/wire";

class Installed {
  list: GameInfo[] = $state.raw([]);
  agreement: AgreementField[] = $state.raw([]);
  #gamesIn = "";
  #agreementIn = "";

  /** Call it from an effect: a change of language fetches the texts anew. */
  async load(): Promise<void> {
    const language = preferences.language;
    if (this.#gamesIn === language) return;
    this.#gamesIn = language;
    try {
      this.list = (await get<GameList>("/api/games")).games;
    } catch {
      // Nothing is shown instead; whoever needs the list asks again.
      this.#gamesIn = "";
    }
  }

  async loadAgreement(): Promise<void> {
    const language = preferences.language;
    if (this.#agreementIn === language) return;
    this.#agreementIn = language;
    try {
      this.agreement = (await get<AgreementInfo>("/api/agreement")).fields;
    } catch {
      this.#agreementIn = "";
    }
  }

  find(name: string): GameInfo | undefined {
    return this.list.find((game) => game.name === name);
  }

  title(name: string): string {
    return this.find(name)?.title ?? name;
  }
}

export const games = new Installed();
