// The hand on the film: which step is shown, whether it runs, and how fast.

export const SPEEDS = [0.5, 1, 2, 4] as const;

const STEP_MS = 1600;

export class Player {
  step = $state(0);
  running = $state(false);
  speed = $state(1);

  constructor(
    first: number,
    /** The number of the last step. */
    private readonly last: () => number,
    /** Is that step here? Running waits for it instead of showing a gap. */
    private readonly ready: (step: number) => boolean,
  ) {
    this.step = first;
  }

  get atEnd(): boolean {
    return this.step >= this.last();
  }

  go(step: number): void {
    this.step = Math.max(0, Math.min(this.last(), step));
  }

  /** By hand: whoever steps wants to look, so the film stops. */
  jump(step: number): void {
    this.running = false;
    this.go(step);
  }

  toggle(): void {
    if (!this.running && this.atEnd) this.step = 0;
    this.running = !this.running;
  }

  /** To be called in an effect: keeps the film going while it runs. */
  run(): (() => void) | undefined {
    if (!this.running) return undefined;
    const timer = setInterval(() => {
      if (this.atEnd) this.running = false;
      else if (this.ready(this.step + 1)) this.go(this.step + 1);
    }, STEP_MS / this.speed);
    return () => clearInterval(timer);
  }

  /** True if the key was one of ours. */
  press(key: string, big: boolean): boolean {
    const stride = big ? 10 : 1;
    switch (key) {
      case " ":
      case "k":
        this.toggle();
        return true;
      case "ArrowRight":
        this.jump(this.step + stride);
        return true;
      case "ArrowLeft":
        this.jump(this.step - stride);
        return true;
      case "Home":
        this.jump(0);
        return true;
      case "End":
        this.jump(this.last());
        return true;
      default:
        return false;
    }
  }
}
