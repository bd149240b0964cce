import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useRouter, useShown } from './router-provider.tsx';

const KEPT = 'app.scroll';

/** Scroll positions by the key of the visit. */
let positions: Record<string, number> | null = null;

/** Scrolls a new page to its top or to its hash; restores the position when going back. Render once, in the frame. */
export function ScrollMemory() {
  const router = useRouter();
  const { place, keepsScroll, isOpening = false } = useShown();

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => (remembered()[router.shown.place.key] = scrollY);
    const keep = () => {
      remember();
      write();
    };
    const stop = router.subscribe(remember);
    addEventListener('pagehide', keep);
    return () => {
      stop();
      removeEventListener('pagehide', keep);
    };
  }, [router]);

  const arrive = useEffectEvent(() => {
    const before = remembered()[place.key];
    if (before !== undefined) return scrollTo(0, before);
    const part = place.hash === '' ? null : document.getElementById(decodeURIComponent(place.hash.slice(1)));
    if (part !== null) return part.scrollIntoView();
    if (keepsScroll !== true) scrollTo(0, 0);
  });
  // Newer browsers return a promise, which is not a cleanup function.
  useLayoutEffect(() => {
    if (!isOpening) arrive();
  }, [place, isOpening]);

  return null;
}

function remembered(): Record<string, number> {
  positions ??= read();
  return positions;
}

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function write(): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(positions));
  } catch {
    // Storage is blocked: a reload starts at the top.
  }
}
