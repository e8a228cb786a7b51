import { expect, test } from "vitest";
import { pathOf } from "./invitations";

test.each([
  ["https://example.org/match/MAoztP8EyJLZbkvc#cn9gyHPGiEWXfk69", "/match/MAoztP8EyJLZbkvc#cn9gyHPGiEWXfk69"],
  ["Come and play: http://10.0.0.5:8642/match/cg-DBpNqEucRSWH9 !", "/match/cg-DBpNqEucRSWH9"],
  ["  MAoztP8EyJLZbkvc ", "/match/MAoztP8EyJLZbkvc"],
])("a pasted link leads to its table: %s", (pasted, path) => {
  expect(pathOf(pasted)).toBe(path);
});

test.each(["", "hello there", "https://example.org/"])("what is no link leads nowhere: %s", (pasted) => {
  expect(pathOf(pasted)).toBeUndefined();
});
