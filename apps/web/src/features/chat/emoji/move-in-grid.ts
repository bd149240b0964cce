import type { KeyboardEvent } from 'react';

/** Emoji per row; must match the style sheet. */
const COLUMNS = 8;

const steps: { readonly [key: string]: number } = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
};

/** Arrow keys, Home and End within the grid; down from the search field into it and up again. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  const picker = event.currentTarget.closest('[role=dialog]');
  const field = picker?.querySelector('input') ?? null;
  const all = Array.from(picker?.querySelectorAll<HTMLElement>('[data-emoji-grid] > button') ?? []);
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
