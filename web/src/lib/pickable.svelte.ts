// How a thing on a board behaves, whether it is drawn in a page or within a drawing: it lights up when an option touches
// it, and can be picked by mouse, touch and keyboard.

import type { Snippet } from "svelte";
import { getPicker } from "./context";

export interface PickableProps {
  /** The thing's name, as options have it: `card:12`, `seat:0`. */
  id: string;
  /** What a screen reader says. */
  label: string;
  children: Snippet;
  /** What a press does while no option touches the thing; without it one learns why nothing can be done. */
  onidle?: () => void;
}

export class Pickable {
  readonly #props: () => Pick<PickableProps, "id" | "onidle">;
  readonly #picker = getPicker();
  readonly #choosable = $derived.by(() => this.#picker.canPick(this.#props().id));
  readonly #picked = $derived.by(() => this.#picker.isPicked(this.#props().id));
  readonly #lit = $derived.by(() => this.#picker.isHovered(this.#props().id));
  readonly #idle = $derived.by(() => {
    const { id, onidle } = this.#props();
    return this.#picker.options.some((option) => option.things.includes(id)) ? undefined : onidle;
  });

  /** Call it while a component is made. */
  constructor(props: () => Pick<PickableProps, "id" | "onidle">) {
    this.#props = props;
  }

  /** What the element says of itself, to the style sheet as to a screen reader. */
  readonly attributes = $derived.by(() => ({
    class: { choosable: this.#choosable, picked: this.#picked, lit: this.#lit, idle: this.#idle !== undefined },
    "data-thing": this.#props().id,
    role: "button",
    tabindex: this.#choosable || this.#picked ? 0 : -1,
    "aria-pressed": this.#picked,
    "aria-disabled": !this.#choosable && !this.#picked && !this.#idle,
    onclick: (event: Event) => {
      event.stopPropagation();
      this.#act();
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      this.#act();
    },
  }));

  #act(): void {
    if (this.#idle) this.#idle();
    else this.#picker.pick(this.#props().id);
  }
}
