// What a reader prefers, kept on this device: language, theme, text size, motion, sound, palette.

export type Language = "en" | "pl";
export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "none";

export interface Preferences {
  language: Language;
  theme: Theme;
  textSize: number;
  motion: Motion;
  sound: boolean;
  notify: boolean;
  palette: "usual" | "clear";
}

const KEY = "undercroft.preferences";

const usual: Preferences = {
  language: navigator.language.toLowerCase().startsWith("pl") ? "pl" : "en",
  theme: "system",
  textSize: 1,
  motion: "system",
  sound: true,
  notify: false,
  palette: "usual",
};

export const preferences: Preferences = $state(read());

function read(): Preferences {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>) };
  } catch {
    return { ...usual };
  }
}

/** Keep the preferences and dress the page accordingly; called once, from the root component. */
export function applyPreferences(): void {
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(preferences));
    const root = document.documentElement;
    root.lang = preferences.language;
    root.dataset.theme = preferences.theme;
    root.dataset.palette = preferences.palette;
    root.dataset.motion = preferences.motion;
    root.style.setProperty("--text-scale", String(preferences.textSize));
  });
}

/** May things move? The system's wish counts unless somebody said otherwise here. */
export function mayMove(): boolean {
  if (preferences.motion !== "system") return preferences.motion === "full";
  return !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
