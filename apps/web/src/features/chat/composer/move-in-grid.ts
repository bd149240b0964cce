import type { KeyboardEvent } from 'react';

/** Emoji in a row; the grid in the style sheet says the same. */
const COLUMNS = 8;

const steps: { readonly [key: string]: number } = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
};

/** Arrows, Home and End among the emoji; down from the search to the first of them, up from the first row back to it. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  const picker = event.currentTarget.closest('.emojis');
  const field = picker?.querySelector('input') ?? null;
  const all = Array.from(picker?.querySelectorAll<HTMLElement>('.emoji-grid > button') ?? []);
  const here = all.findIndex((button) => button === document.activeElement);
  if (here === -1 && event.key !== 'ArrowDown') return;
  const there =
    here === -1
      ? 0
      : event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? all.length - 1
          : here + (steps[event.key] ?? Number.NaN);
  const next = there < 0 ? field : all[there];
  if (next === null || next === undefined) return;
  event.preventDefault();
  next.focus();
}
