import { type RefObject, useEffect } from 'react';

/** Less than this is a bar of the browser that comes or goes, more is a keyboard. */
const KEYBOARD_PX = 120;

/**
 * While the keyboard of a phone lies over the page, the conversation takes up what is left to be seen: the field stands
 * right above the keys, and the newest message above the field.
 */
export function useVisibleHeight(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (seen === null) return;
    const fit = () => {
      const isCovered = innerHeight - seen.height > KEYBOARD_PX;
      frame.current?.style.setProperty('height', isCovered ? `${seen.height}px` : null);
      // The browser pushes the page up to show the field; with the fitting height there is nothing to push.
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
