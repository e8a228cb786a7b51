// Somebody without a name may write one and press any button: the name is chosen on the way.

import { Refusal } from "../lib/api";
import { me } from "../lib/me.svelte";
import { say } from "../lib/words.svelte";

export class Naming {
  wish = $state("");
  trouble = $state("");
  field: HTMLInputElement | undefined = $state();

  /** Is there a name now? If not, the field says why and is where one writes next. */
  async settle(): Promise<boolean> {
    if (me.person) return true;
    this.trouble = "";
    try {
      if (!this.wish.trim()) throw new Refusal("bad-name", say("name-first"), 400);
      await me.choose(this.wish.trim());
      return true;
    } catch (error) {
      this.trouble = error instanceof Refusal ? error.message : say("server-unreachable");
      this.field?.focus();
      return false;
    }
  }
}
