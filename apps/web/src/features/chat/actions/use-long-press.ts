import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { messageButton } from './use-message-arrow-keys.ts';

/** Duration of a long press. */
const LONG_MS = 450;
/** Some browsers fire a click when the finger leaves; it has fired by then. */
const PRESS_MS = 80;
/** A finger that moves further than this is scrolling. */
const SLIP_PX = 10;

/**
 * Opens the menu of a row by long press, like its button. The row is marked once the press is long enough; the menu
 * opens when the finger leaves, because it would take the pointerup for a press outside and close.
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
    // Suppresses the context menu and the click of a link.
    onContextMenu: (event: MouseEvent<HTMLElement>) => isHeld(event.currentTarget) && event.preventDefault(),
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      if (!isHeld(event.currentTarget)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
