import { expect, test } from "vitest";
import type { GameInfo } from "../lib/wire";
import { MatchDraft } from "./draft.svelte";

const game: GameInfo = {
  name: "any",
  title: "Any",
  summary: "",
  version: "1",
  roles: [], windows: [], seats: { lowest: 2, highest: 4 },
  settings: [{ name: "hard", title: "hard", kind: "yes-no", values: [], usual: false, lowest: null, highest: null, help: "" }],
  bots: [{ name: "clever", title: "Clever", about: "", is_level: true }],
};

test("a new draft is me against the game's usual bot, by the book, at the usual pace", () => {
  const draft = new MatchDraft(game);
  expect(draft.pace).toBe("usual");
  expect(draft.isComplete).toBe(true);
  expect(draft.wish(game)).toMatchObject({ seats: [{ kind: "me" }, { kind: "bot", bot: "clever" }], settings: {} });
});

test("a friend at this device is another seat of mine, with their name", () => {
  const draft = new MatchDraft(game);
  draft.seats[1] = { kind: "friend", bot: "", name: " Olek " };
  expect(draft.wish(game).seats[1]).toEqual({ kind: "me", name: "Olek" });
});

test("seats that are kept keep who sits there", () => {
  const draft = new MatchDraft(game);
  draft.seats[1] = { kind: "invite", bot: "", name: "" };
  draft.resize(4);
  draft.resize(3);
  expect(draft.seats.map((seat) => seat.kind)).toEqual(["me", "invite", "bot"]);
  expect(draft.isComplete).toBe(false);
});

test("only changed settings are sent, and a changed agreement is no named pace", () => {
  const draft = new MatchDraft(game);
  draft.settings["hard"] = true;
  draft.choosePace("brisk");
  expect(draft.wish(game)).toMatchObject({ settings: { hard: true }, agreement: { clock_seconds: 60, stand_in: "clever" } });
  draft.agreement.fast = true;
  expect(draft.pace).toBeUndefined();
});

test("a table with an invited friend is not public, unless somebody wants it to be", () => {
  const draft = new MatchDraft(game);
  expect(draft.wish(game).listed).toBe(true);
  draft.seats[1] = { kind: "invite", bot: "", name: "" };
  expect(draft.wish(game).listed).toBe(false);
  draft.listed = true;
  expect(draft.wish(game).listed).toBe(true);
});
