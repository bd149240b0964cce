import type { Docked } from '../state/docked-chats.ts';

/** Width of a window. Source: specification section 9, "Chat windows fit". */
const WINDOW_PX = 250;

/** Number of windows that fit into this page width. */
export function windowCount(width: number): number {
  return Math.max(0, Math.floor(width / WINDOW_PX) - 1);
}

/** Splits docked conversations into windows that fit, newest first, and minimized ones. */
export function fitWindows(
  docked: readonly Docked[],
  width: number,
): { readonly open: readonly Docked[]; readonly small: readonly Docked[] } {
  const fitting = windowCount(width);
  const large = docked.filter((one) => !one.isSmall);
  const open = large.slice(Math.max(0, large.length - fitting));
  return { open, small: docked.filter((one) => !open.includes(one)) };
}
