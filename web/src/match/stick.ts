// A list that stays at its newest line, unless somebody has scrolled up to read.

const NEAR = 40;

export class Stick {
  isAtEnd = true;
  #isDue = false;
  #top = 0;

  /** New lines take the list away from its end as well; only who goes back wants to stay there. */
  onscroll = (event: Event): void => {
    const list = event.currentTarget as HTMLElement;
    if (list.scrollHeight - list.scrollTop - list.clientHeight < NEAR) this.isAtEnd = true;
    else if (list.scrollTop < this.#top) this.isAtEnd = false;
    this.#top = list.scrollTop;
  };

  /** Called after new lines are on the page. They may come faster than the page is painted: once a picture is enough. */
  follow(list: HTMLElement | undefined): void {
    if (!list || !this.isAtEnd || this.#isDue) return;
    this.#isDue = true;
    requestAnimationFrame(() => {
      this.#isDue = false;
      if (this.isAtEnd) list.scrollTop = list.scrollHeight;
    });
  }

  /** Also when the list gets its size, as in a drawer that has just opened. To be called in an effect. */
  watch(list: HTMLElement | undefined): (() => void) | undefined {
    if (!list) return undefined;
    const observer = new ResizeObserver(() => this.follow(list));
    observer.observe(list);
    return () => observer.disconnect();
  }
}
