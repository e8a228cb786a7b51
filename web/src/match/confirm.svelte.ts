// "Are you sure?", asked before anything that cannot be taken back.

export interface Confirmation {
  title: string;
  text: string;
  action: string;
}

export const confirmation: { asked: Confirmation | null } = $state({ asked: null });
let settle: ((yes: boolean) => void) | null = null;

export function askFirst(asked: Confirmation): Promise<boolean> {
  answerConfirmation(false);
  confirmation.asked = asked;
  return new Promise((resolve) => (settle = resolve));
}

export function answerConfirmation(yes: boolean): void {
  settle?.(yes);
  settle = null;
  confirmation.asked = null;
}
