// Whoever answers by keyboard stays where they are: the focus goes from the answer to what is asked next.

/** To be called while a component is made. `changes` reads whatever takes the focused button off the page. */
export function keepFocus(panel: () => HTMLElement | undefined, changes: () => unknown): void {
  let wasInside = false;
  $effect.pre(() => {
    changes();
    if (panel()?.contains(document.activeElement)) wasInside = true;
  });
  $effect(() => {
    changes();
    if (!wasInside) return;
    const isLost = document.activeElement === document.body;
    const heading = panel()?.querySelector("h2");
    if (isLost && heading) heading.focus({ preventScroll: true });
    // Without a question yet, wait for it; whoever has gone elsewhere stays there.
    if (heading || !isLost) wasInside = false;
  });
}
