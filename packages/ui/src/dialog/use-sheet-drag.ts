import { useRef, type PointerEvent, type RefObject } from 'react';

/** Distance in pixels at which dragging the header closes the sheet. */
const FAR_ENOUGH = 96;

/** Lets a bottom sheet be dragged down by its header. Optional: close button, scrim and Escape do the same. */
export function useSheetDrag(sheetRef: RefObject<HTMLElement | null>, enabled: boolean, onClose: () => void) {
  const from = useRef<number | null>(null);

  function way(event: PointerEvent) {
    return from.current === null ? 0 : Math.max(0, event.clientY - from.current);
  }

  function end(event: PointerEvent) {
    const pulled = way(event);
    from.current = null;
    sheetRef.current?.removeAttribute('data-pulled');
    sheetRef.current?.style.removeProperty('translate');
    if (pulled > FAR_ENOUGH && event.type === 'pointerup') onClose();
  }

  return {
    onPointerDown: (event: PointerEvent) => {
      const onControl = event.target instanceof Element && event.target.closest('button, a, label');
      if (!enabled || onControl || !matchMedia('(max-width: 767px)').matches) return;
      from.current = event.clientY;
      sheetRef.current?.setAttribute('data-pulled', '');
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (from.current !== null) sheetRef.current?.style.setProperty('translate', `0 ${way(event)}px`);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
