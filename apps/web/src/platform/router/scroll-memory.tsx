import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useRouter, useShown } from './router-provider.tsx';

const KEPT = 'app.scroll';

/** How far each visit was scrolled, by its key. */
let positions: Record<string, number> | null = null;

/**
 * A page begins at its top, or at the part its address names; one that is come back to stands where it was left. Once,
 * in the frame.
 */
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
  // Newer browsers answer a scroll with a promise, which is no way to clean up.
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
    // Blocked storage: a page that is loaded again begins at its top.
  }
}
