// The games of this server, the simplest first, and what a table can agree on, in the reader's language.

import { simplestFirst } from "../help/guided-games";
import { get } from "../lib/api";
import { preferences } from "../lib/preferences.svelte";
import type { AgreementField, AgreementInfo, GameInfo, GameList } from "../lib/wire";

const KEY = "undercroft.game";

class Installed {
  list: GameInfo[] = $state.raw([]);
  agreement: AgreementField[] = $state.raw([]);
  #wished: string = $state(read());
  #gamesIn = "";
  #agreementIn = "";

  /** Call it from an effect: a change of language fetches the texts anew. */
  async load(): Promise<void> {
    const language = preferences.language;
    if (this.#gamesIn === language) return;
    this.#gamesIn = language;
    try {
      this.list = (await get<GameList>("/api/games")).games.toSorted(simplestFirst);
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

  /** What a new match is of: what was chosen last on this device, else the simplest game. */
  get chosen(): GameInfo | undefined {
    return this.find(this.#wished) ?? this.list[0];
  }

  choose(name: string): void {
    this.#wished = name;
    try {
      localStorage.setItem(KEY, name);
    } catch {
      // Then it is only remembered until the page is left.
    }
  }

  find(name: string): GameInfo | undefined {
    return this.list.find((game) => game.name === name);
  }

  title(name: string): string {
    return this.find(name)?.title ?? name;
  }
}

function read(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

export const games = new Installed();
