// Soft sounds, made on the spot: no file is loaded, and nothing is heard unless the reader wants it.

import { preferences } from "./preferences.svelte";

let context: AudioContext | null = null;

/** Two quiet notes upwards: it is your turn. */
export function chime(): void {
  play([523.25, 783.99], 0.16);
}

/** One low, short note: somebody said something. */
export function tap(): void {
  play([392], 0.08);
}

function play(notes: number[], apart: number): void {
  // Browsers keep a page silent until it has been touched once.
  if (!preferences.sound || !navigator.userActivation?.hasBeenActive) return;
  try {
    context ??= new AudioContext();
  } catch {
    return; // A device without sound is no reason to stop.
  }
  const audio = context;
  if (audio.state === "suspended") void audio.resume();
  notes.forEach((frequency, index) => ring(audio, frequency, audio.currentTime + index * apart));
}

function ring(audio: AudioContext, frequency: number, at: number): void {
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = "sine";
  tone.frequency.value = frequency;
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(0.12, at + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
  tone.connect(loudness).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.55);
}
