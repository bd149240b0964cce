/** Distance to the trigger and to the edge of the window, in px. */
const GAP = 6;
const EDGE = 8;

export type Box = { left: number; top: number; right: number; bottom: number };

/** Where a menu of `size` goes: below the trigger, above when there is no room, never over the window's edge. */
export function menuPlace(
  trigger: Box,
  size: { width: number; height: number },
  window: { width: number; height: number },
  align: 'start' | 'end',
): { left: number; top: number } {
  const wanted = align === 'end' ? trigger.right - size.width : trigger.left;
  const left = Math.max(EDGE, Math.min(wanted, window.width - size.width - EDGE));
  const below = trigger.bottom + GAP;
  const above = trigger.top - GAP - size.height;
  const fits = below + size.height <= window.height - EDGE;
  const top = fits || above < EDGE ? Math.max(EDGE, Math.min(below, window.height - size.height - EDGE)) : above;
  return { left, top };
}
