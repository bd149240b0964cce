import { useSyncExternalStore } from 'react';

/** Heights of the window after which the way back is long. */
const FAR = 2;

/** True where the page is scrolled far from its start. */
export function useIsFarDown(): boolean {
  return useSyncExternalStore(
    followScroll,
    () => scrollY > FAR * innerHeight,
    () => false,
  );
}

function followScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}
