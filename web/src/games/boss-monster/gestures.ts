// Looking closely at a card, from anywhere on the board: right click, a long press, or the key i; arrows walk the cards.

const HOLD = 450;
const SLACK = 10;

export function cardUnder(target: EventTarget | null): number | null {
  const element = target instanceof Element ? target : null;
  const found = element?.closest("[data-card]") ?? element?.closest("[data-thing]")?.querySelector("[data-card]");
  const id = Number(found?.getAttribute("data-card") ?? -1);
  return id >= 0 ? id : null;
}

/** A long press; the click that follows it must not choose anything. */
export function holding(node: HTMLElement, look: (card: number) => void): { destroy: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let held = false;
  const stop = () => clearTimeout(timer);
  const down = (event: PointerEvent) => {
    held = false;
    from = { x: event.clientX, y: event.clientY };
    const card = cardUnder(event.target);
    stop();
    if (card !== null && event.button === 0) timer = setTimeout(() => ((held = true), look(card)), HOLD);
  };
  const move = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK) stop();
  };
  const click = (event: MouseEvent) => {
    if (held) event.stopPropagation();
    held = false;
  };
  const menu = (event: MouseEvent) => {
    const card = cardUnder(event.target);
    if (card === null) return;
    event.preventDefault();
    stop();
    held = event.button !== 2;
    look(card);
  };
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  for (const over of ["pointerup", "pointercancel"]) node.addEventListener(over, stop);
  node.addEventListener("click", click, true);
  node.addEventListener("contextmenu", menu);
  return { destroy: stop };
}

/** Arrows go from card to card within a zone, and from the zone itself to its first card. */
export function walk(event: KeyboardEvent): void {
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  const target = event.target instanceof HTMLElement ? event.target : null;
  const zone = target?.closest("[data-zone]");
  if (!step || !target || !zone) return;
  const things = [...zone.querySelectorAll<HTMLElement>("[data-thing]")];
  const here = things.indexOf(target);
  const next = here < 0 ? (step > 0 ? things[0] : things.at(-1)) : things[here + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ block: "nearest", inline: "nearest" });
}
