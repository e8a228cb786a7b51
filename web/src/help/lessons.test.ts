// The guide says the right thing to the right side, about what it is asked.

import { describe, expect, it, vi } from "vitest";
import type { Question } from "../lib/wire";
import { situation } from "./alone/situation";
import { hasLessons, INTRODUCTION, lesson, lessonFor } from "./lessons";

vi.mock("../lib/preferences.svelte", () => ({ preferences: { language: "en" } }));

const question = (kind: string, is_window = false): Question => ({ seat: 0, kind, text: "", rules: [], options: [], is_window, deadline: null });
const tile = (more: object = {}) => ({ tile: 1, dx: 0, dy: 0, end_of: -1, room: -1, danger: false, figures: [], ...more });
const hero = (here: object = {}, missions: object[] = []) => ({ seat: 0, round: 1, map: null, tiles: [tile(here)], missions });
const evil = (map: object = {}, seat = 1) => ({ seat, round: 1, tiles: [], missions: [], map: { hero: 0, monsters: [{}], sectors: [{ danger: false }], ...map } });

describe("the guide of Alone", () => {
  it("greets the Hero and Evil with words of their own", () => {
    for (const name of INTRODUCTION) expect(lesson("alone", hero(), name)).not.toBe(lesson("alone", evil(), name));
    expect(lesson("alone", hero(), "welcome")).toContain("You are the Hero");
    expect(lesson("alone", evil(), "welcome")).toContain("You are Evil");
  });

  it("takes every seat but the first for Evil", () => {
    expect(lesson("alone", evil({}, 3), "welcome")).toContain("You are Evil");
  });

  it("speaks of what matters where the Hero stands", () => {
    const asked = question("choose-action");
    expect(lessonFor("alone", asked, hero())).toBe("choose-action");
    expect(lessonFor("alone", asked, hero({ figures: [{}] }))).toBe("choose-action-monster");
    expect(lessonFor("alone", asked, hero({ danger: true }))).toBe("choose-action-danger");
    expect(lessonFor("alone", asked, hero({ room: 3 }, [{ room: 3, active: true, done: false }]))).toBe("choose-action-mission");
    expect(lessonFor("alone", asked, hero({ room: 3 }, [{ room: 3, active: false, done: false }]))).toBe("choose-action");
  });

  it("speaks of what Evil has on the map", () => {
    const asked = question("may-react", true);
    expect(lessonFor("alone", asked, evil())).toBe("may-react");
    expect(lessonFor("alone", asked, evil({ monsters: [] }))).toBe("may-react-empty");
    expect(lessonFor("alone", asked, evil({ sectors: [{ danger: true }] }))).toBe("may-react-danger");
    expect(situation(evil({ hero: -1 }))).toBe("");
  });

  it("does not speak of turns before the first", () => {
    for (const view of [hero(), evil()]) expect(lessonFor("alone", null, { ...view, round: 0 })).toBe("phase-setup");
    expect(lessonFor("alone", question("from-which-deck"), { ...evil(), round: 0 })).toBe("from-which-deck");
  });

  it("has something to say to either side about any question, and while others choose", () => {
    for (const view of [hero(), evil()]) {
      for (const asked of [question("never-heard-of"), question("never-heard-of", true), null]) {
        expect(lesson("alone", view, lessonFor("alone", asked, view))).not.toBe("");
      }
      expect(lesson("alone", view, lessonFor("alone", null, { ...view, round: 2 }))).not.toBe("");
    }
  });
});

describe("the guide of other games", () => {
  it("knows no sides where there are none", () => {
    expect(lesson("boss-monster", { seat: 1, phase: "build" }, "welcome")).toContain("You are a Boss");
    expect(lessonFor("boss-monster", question("may-act", true), { seat: 1, phase: "adventure" })).toBe("may-act-adventure");
    expect(lessonFor("boss-monster", null, { seat: 1, phase: "bait" })).toBe("phase-bait");
  });

  it("is silent about a game that nobody wrote lessons for", () => expect(hasLessons("chess", { seat: 0 })).toBe(false));
});
