import type { Docked } from './docked.ts';

/** Width of a window, from which the number that fits follows. Source: specification section 9, "Chat windows fit". */
const WINDOW_PX = 250;

/** How many windows a page of this width has room for. */
export function windowsThatFit(width: number): number {
  return Math.max(0, Math.floor(width / WINDOW_PX) - 1);
}

/** The newest windows as far as there is room; the others are left as pictures, like those made small by hand. */
export function shareRoom(
  docked: readonly Docked[],
  width: number,
): { readonly open: readonly Docked[]; readonly small: readonly Docked[] } {
  const fitting = windowsThatFit(width);
  const large = docked.filter((one) => !one.isSmall);
  const open = large.slice(Math.max(0, large.length - fitting));
  return { open, small: docked.filter((one) => !open.includes(one)) };
}
