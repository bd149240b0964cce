import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { messageButton } from '../log/use-move-among-messages.ts';

/** A finger that rests this long wants the menu. */
const LONG_MS = 450;
/** Some browsers make a press of it as the finger leaves; by then that is over. */
const PRESS_MS = 80;
/** A finger that moves further than this scrolls. */
const SLIP_PX = 10;

/**
 * A long press on a row opens its menu, as its button does; a mouse has the button. The row shows when it was long
 * enough, and the menu opens as the finger leaves: opened under it, it would take that for a press beside it and close
 * again.
 */
export function useLongPress() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const begun = useRef({ x: 0, y: 0 });
  const isHeld = (row: HTMLElement) => row.dataset.held !== undefined;
  const forget = (row: HTMLElement) => {
    clearTimeout(timer.current);
    delete row.dataset.held;
  };
  const end = ({ currentTarget: row }: PointerEvent<HTMLElement>) => {
    const wasHeld = isHeld(row);
    clearTimeout(timer.current);
    if (!wasHeld) return;
    setTimeout(() => {
      forget(row);
      row.querySelector<HTMLElement>(messageButton)?.click();
    }, PRESS_MS);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'mouse' || !event.isPrimary) return;
      const row = event.currentTarget;
      forget(row);
      begun.current = { x: event.clientX, y: event.clientY };
      timer.current = setTimeout(() => (row.dataset.held = ''), LONG_MS);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (Math.hypot(event.clientX - begun.current.x, event.clientY - begun.current.y) > SLIP_PX)
        forget(event.currentTarget);
    },
    onPointerUp: end,
    onPointerCancel: end,
    // The browser's own menu and the press on a link would come on top of it.
    onContextMenu: (event: MouseEvent<HTMLElement>) => isHeld(event.currentTarget) && event.preventDefault(),
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      if (!isHeld(event.currentTarget)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
