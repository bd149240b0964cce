/** Distance in pixels to the trigger and to the window's edge. */
const GAP = 6;
const EDGE = 8;

type Box = { left: number; top: number; right: number; bottom: number };

/** Position of a menu of `size`: below the trigger, above without room, always inside the window. */
export function menuPosition(
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
