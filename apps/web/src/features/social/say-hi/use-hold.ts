import { useRef } from 'react';

/** Duration of a long press. */
const LONG_MS = 500;

/** Tells a long press of a button from a click. The keyboard and a mouse only click. */
export function useHold(onPress: () => void, onHold: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasHeld = useRef(false);
  const stop = () => clearTimeout(timer.current);
  return {
    onPointerDown: ({ pointerType }: { pointerType: string }) => {
      stop();
      wasHeld.current = false;
      if (pointerType === 'mouse') return;
      timer.current = setTimeout(() => {
        wasHeld.current = true;
        onHold();
      }, LONG_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    // Scrolling cancels the pointer.
    onPointerCancel: stop,
    onContextMenu: (event: { preventDefault: () => void }) => {
      if (wasHeld.current) event.preventDefault();
    },
    onClick: () => {
      stop();
      if (!wasHeld.current) onPress();
      wasHeld.current = false;
    },
  };
}
