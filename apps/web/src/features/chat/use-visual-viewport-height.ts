import { type RefObject, useEffect } from 'react';

/** A smaller difference is a browser bar, a larger one the on-screen keyboard. */
const KEYBOARD_PX = 120;

/**
 * Fits the chat to the visual viewport while the on-screen keyboard is open, so that the field stays above the
 * keyboard.
 */
export function useVisualViewportHeight(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (seen === null) return;
    const fit = () => {
      const isCovered = innerHeight - seen.height > KEYBOARD_PX;
      frame.current?.style.setProperty('height', isCovered ? `${seen.height}px` : null);
      // The browser scrolls the page to show the field, which is unnecessary with the fitted height.
      if (isCovered && seen.offsetTop > 0) scrollTo({ top: 0 });
    };
    seen.addEventListener('resize', fit);
    seen.addEventListener('scroll', fit);
    return () => {
      seen.removeEventListener('resize', fit);
      seen.removeEventListener('scroll', fit);
    };
  }, [frame]);
}
