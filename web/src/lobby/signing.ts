// Coming back to an account: its language comes along.

import { me } from "../lib/me.svelte";
import { preferences } from "../lib/preferences.svelte";

export async function logIn(login: string, password: string): Promise<void> {
  await me.logIn(login, password);
  if (me.person) preferences.language = me.person.language;
}
