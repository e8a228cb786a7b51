// A list that stays at its newest line, unless somebody has scrolled up to read.

const NEAR = 40;

export class Stick {
  isAtEnd = true;

  onscroll = (event: Event): void => {
    const list = event.currentTarget as HTMLElement;
    this.isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
  };

  /** Called after new lines are on the page. */
  follow(list: HTMLElement | undefined): void {
    if (list && this.isAtEnd) list.scrollTop = list.scrollHeight;
  }

  /** Also when the list gets its size, as in a drawer that has just opened. To be called in an effect. */
  watch(list: HTMLElement | undefined): (() => void) | undefined {
    if (!list) return undefined;
    const observer = new ResizeObserver(() => this.follow(list));
    observer.observe(list);
    return () => observer.disconnect();
  }
}
