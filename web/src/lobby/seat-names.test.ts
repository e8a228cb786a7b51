import { expect, test } from "vitest";
import { freeName } from "./seat-names";

test("a free name stays", () => expect(freeName(" Robin ", ["Ala", ""])).toBe("Robin"));

test("a taken name gets the first free number, whatever its capitals", () => {
  expect(freeName("Robin", ["robin"])).toBe("Robin 2");
  expect(freeName("Robin", ["Robin", "Robin 2"])).toBe("Robin 3");
});

test("a long name makes room for its number", () => {
  const long = "x".repeat(24);
  expect(freeName(long, [long])).toBe(`${"x".repeat(22)} 2`);
});
