import { expect, test } from "vitest";
import { clockText } from "./ticker";

test.each([
  [-5, "0:00"],
  [1, "0:01"],
  [42_000, "0:42"],
  [725_000, "12:05"],
  [3 * 3600_000, "3:00:00"],
  [(2 * 24 + 5) * 3600_000, "2 d 5 h"],
])("%d milliseconds read %s", (milliseconds, text) => expect(clockText(milliseconds)).toBe(text));
