import { beforeEach, expect, test, vi } from "vitest";
import type { Analysis, JudgedDecision } from "../lib/wire";

const post = vi.hoisted(() => vi.fn());
vi.mock("../lib/api", () => ({ post }));

import { Study } from "./study.svelte";

const judged = (step: number, verdict: JudgedDecision["verdict"] = "best"): JudgedDecision => ({ step, seat: 0, verdict, loss: 0, best: "", text: "" });
const part = (progress: Analysis["progress"], from: number, total: number, ...judgements: JudgedDecision[]): Analysis => ({
  match: "m",
  bot: "adept",
  progress,
  decisions: 9,
  judged: total,
  from,
  judgements,
  seats: [],
});

/** Whatever waits for the next second need not wait. */
async function settle(asking: Promise<void>): Promise<void> {
  await vi.runAllTimersAsync();
  await asking;
}

beforeEach(() => {
  vi.useFakeTimers();
  post.mockReset();
});

test("it asks until all is said, and only for what it does not have", async () => {
  post
    .mockResolvedValueOnce(part("waiting", 0, 0))
    .mockResolvedValueOnce(part("running", 0, 2, judged(1), judged(3, "mistake")))
    .mockResolvedValueOnce(part("done", 2, 4, judged(4)))
    .mockResolvedValueOnce(part("done", 3, 4, judged(9, "blunder")));
  const study = new Study("a b");
  await settle(study.ask("adept"));
  expect(post.mock.calls.map(([path, wish]) => [path, (wish as { from: number }).from])).toEqual(
    [0, 0, 2, 3].map((from) => ["/api/matches/a%20b/analysis", from]),
  );
  expect(study.busy).toBe(false);
  expect(study.at(4)?.verdict).toBe("best");
  expect(study.at(2)).toBeUndefined();
  expect(study.misses.map((miss) => miss.step)).toEqual([3, 9]);
  expect([study.missAfter(0), study.missAfter(3), study.missAfter(9)]).toEqual([3, 9, undefined]);
});

test("who asks another bot does not hear the first one any more", async () => {
  const study = new Study("m");
  post.mockResolvedValueOnce(part("running", 0, 1, judged(1, "blunder"))).mockResolvedValue(part("done", 0, 1, judged(1, "good")));
  const first = study.ask("greedy");
  await settle(study.ask("master"));
  await first;
  expect(study.bot).toBe("master");
  expect(study.at(1)?.verdict).toBe("good");
  expect(post).toHaveBeenCalledTimes(2);
});

test("a refusal is kept to be told, and one can ask again", async () => {
  const study = new Study("m");
  post.mockRejectedValueOnce(new Error("too often"));
  await settle(study.ask("adept"));
  expect([study.progress, study.busy, study.failure]).toEqual([null, false, new Error("too often")]);
  post.mockResolvedValueOnce(part("done", 0, 0));
  await settle(study.ask("adept"));
  expect([study.progress, study.failure]).toEqual(["done", null]);
});

test("who leaves the page stops asking", async () => {
  const study = new Study("m");
  post.mockResolvedValue(part("running", 0, 0));
  const asking = study.ask("adept");
  await vi.advanceTimersByTimeAsync(2500);
  study.stop();
  const asked = post.mock.calls.length;
  await settle(asking);
  expect(asked).toBe(3);
  expect(post).toHaveBeenCalledTimes(asked);
});
