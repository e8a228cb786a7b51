// The story stays at its newest line, however fast lines come; who scrolls up is left alone.

import { beforeEach, expect, it, vi } from "vitest";
import { Stick } from "./stick";

let painting: (() => void)[] = [];
const paint = () => painting.splice(0).forEach((draw) => draw());

beforeEach(() => {
  painting = [];
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => painting.push(draw));
});

function scrolled(stick: Stick, list: HTMLElement): void {
  stick.onscroll({ currentTarget: list } as unknown as Event);
}

it("follows lines that come faster than the page is painted", () => {
  const stick = new Stick();
  const list = { scrollHeight: 500, scrollTop: 0, clientHeight: 200 };
  const element = list as HTMLElement;
  stick.follow(element);
  paint();
  // The page hears of its own scrolling only when there are more lines already.
  list.scrollHeight = 900;
  scrolled(stick, element);
  stick.follow(element);
  stick.follow(element);
  expect(painting.length).toBe(1);
  paint();
  expect(list.scrollTop).toBe(900);
});

it("stays where somebody has scrolled up to, until they are back at the end", () => {
  const stick = new Stick();
  const list = { scrollHeight: 500, scrollTop: 300, clientHeight: 200 };
  const element = list as HTMLElement;
  scrolled(stick, element);
  list.scrollTop = 100;
  scrolled(stick, element);
  stick.follow(element);
  paint();
  expect(list.scrollTop).toBe(100);
  list.scrollTop = 300;
  scrolled(stick, element);
  stick.follow(element);
  paint();
  expect(list.scrollTop).toBe(500);
});
