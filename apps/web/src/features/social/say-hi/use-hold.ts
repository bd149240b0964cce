import { type PointerEvent, useRef } from 'react';

/** Duration of a long press. */
const LONG_MS = 500;

/** Tells a long press of a button from a click. The keyboard and a mouse only click; scrolling cancels the pointer. */
export function useHold(onPress: (isLong: boolean) => unknown) {
  /** When the finger came down; -1 after a long press, whose click is left out. */
  const downAt = useRef(0);
  return {
    onPointerDown: (event: PointerEvent) => {
      downAt.current = event.pointerType === 'mouse' ? 0 : event.timeStamp;
    },
    onPointerUp: (event: PointerEvent) => {
      if (downAt.current === 0 || event.timeStamp - downAt.current < LONG_MS) return;
      downAt.current = -1;
      onPress(true);
    },
    onClick: () => {
      if (downAt.current >= 0) onPress(false);
      downAt.current = 0;
    },
  };
}
