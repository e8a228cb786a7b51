// The language is kept on this device at once, and with the person for their other devices.

import { ask } from "../lib/api";
import { me } from "../lib/me.svelte";
import { preferences, type Language } from "../lib/preferences.svelte";
import { orTell } from "../lib/toasts.svelte";
import type { Me } from "../lib/wire";

export async function chooseLanguage(language: Language): Promise<void> {
  preferences.language = language;
  if (!me.person || me.person.language === language) return;
  const changed = await orTell(ask<Me>("PATCH", "/api/me", { language }));
  if (changed && me.person) me.person = changed;
}
