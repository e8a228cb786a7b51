// A guided first match: against one novice, from the seat one likes, and there one goes.

import { expect, it, vi } from "vitest";
import { startGuided } from "./start";

const { post, go, guideThrough } = vi.hoisted(() => ({ post: vi.fn(), go: vi.fn(), guideThrough: vi.fn() }));
vi.mock("../lib/api", () => ({ post }));
vi.mock("../lib/router.svelte", () => ({ go }));
vi.mock("../lib/toasts.svelte", () => ({ orTell: (asked: Promise<unknown>) => asked.catch(() => undefined) }));
vi.mock("./guided", () => ({ guideThrough }));

const novice = { kind: "bot", bot: "novice" };

it("seats me where I like to sit, and guides me there", async () => {
  post.mockResolvedValue({ table: { id: "t1" } });
  await startGuided("alone", 1);
  expect(post).toHaveBeenLastCalledWith("/api/matches", { game: "alone", seats: [novice, { kind: "me" }], settings: { quick_setup: true }, listed: false });
  expect(guideThrough).toHaveBeenLastCalledWith("t1");
  expect(go).toHaveBeenLastCalledWith("/match/t1");
  await startGuided("boss-monster", 0);
  expect(post).toHaveBeenLastCalledWith("/api/matches", { game: "boss-monster", seats: [{ kind: "me" }, novice], settings: {}, listed: false });
});

it("stays where it is if there can be no match", async () => {
  go.mockClear();
  post.mockRejectedValue(new Error("no"));
  await startGuided("alone", 0);
  expect(go).not.toHaveBeenCalled();
});
