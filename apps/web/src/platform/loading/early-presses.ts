import { hideBusyLine } from './busy-line.ts';

/**
 * Does again what was pressed while the program was on its way; from now on presses go where they belong. Only the last
 * press counts: anyone who pressed twice meant it once.
 */
export function repeatEarlyPresses(): void {
  const early = dropEarlyPresses();
  const last = early.findLast(({ type }) => type === 'submit') ?? early.at(-1);
  if (last?.target.isConnected !== true) return;
  if (last.target instanceof HTMLFormElement) last.target.requestSubmit();
  else if (last.target instanceof HTMLElement) last.target.click();
}

/** Forgets what was pressed: the program shows another page than the one it was pressed on. */
export function dropEarlyPresses(): readonly EarlyPress[] {
  const early = window.early ?? [];
  window.early = null;
  for (const { target } of early) target.removeAttribute('data-early');
  hideBusyLine();
  return early;
}

/** Shows the pictures that gave way to the program. Call before the page is hydrated: it looks at them then. */
export function showHeldPictures(): void {
  for (const show of window.heldPictures?.splice(0) ?? []) show();
}
