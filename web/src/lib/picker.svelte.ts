// One way to choose, whatever the game: by the things on the board, by the list, by keyboard.
//
// Every option names the things it touches. Picking a thing keeps the options that touch it; when one is left, it is
// taken. So a board only says which thing is where, and never what may be done with it.

import type { OptionInfo, Question } from "./wire";

export class Picker {
  picked: string[] = $state([]);
  hovered: OptionInfo | null = $state(null);

  constructor(
    private readonly question: () => Question | null,
    private readonly choose: (option: string) => void,
    private readonly explain: (thing: string) => void,
  ) {}

  get options(): OptionInfo[] {
    return this.question()?.options ?? [];
  }

  /** The options that touch everything picked so far. */
  get left(): OptionInfo[] {
    return this.options.filter((option) => this.picked.every((thing) => option.things.includes(thing)));
  }

  isPicked(thing: string): boolean {
    return this.picked.includes(thing);
  }

  canPick(thing: string): boolean {
    return this.left.some((option) => option.things.includes(thing));
  }

  isHovered(thing: string): boolean {
    return this.hovered?.things.includes(thing) ?? false;
  }

  pick(thing: string): void {
    if (this.isPicked(thing)) {
      this.picked = this.picked.filter((other) => other !== thing);
      return;
    }
    if (!this.canPick(thing)) {
      this.picked = [];
      if (!this.canPick(thing)) {
        this.explain(thing);
        return;
      }
    }
    this.picked = [...this.picked, thing];
    const [only, ...others] = this.left;
    if (only && others.length === 0) this.take(only);
  }

  take(option: OptionInfo): void {
    this.clear();
    this.choose(option.id);
  }

  clear(): void {
    this.picked = [];
    this.hovered = null;
  }
}
