import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { decodePart } from './decode-part.ts';
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
    const remember = () => {
      // A page that is opening has no position yet.
      if (router.shown.isOpening !== true) remembered()[router.shown.place.key] = scrollY;
    };
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

  // Newer browsers return a promise from `scrollTo`, which is not a cleanup function.
  const arrive = useEffectEvent((): (() => void) | undefined => {
    const before = remembered()[place.key];
    const id = decodePart(place.hash.slice(1));
    if (before !== undefined) scrollTo(0, before);
    else if (id === '' || !scrollToPart(id)) {
      if (keepsScroll !== true) scrollTo(0, 0);
      // The page may still be a skeleton.
      return id === '' ? undefined : scrollOnceThere(id);
    }
    return undefined;
  });
  useLayoutEffect(() => (isOpening ? undefined : arrive()), [place, isOpening]);

  return null;
}

function scrollToPart(id: string): boolean {
  const part = document.getElementById(id);
  part?.scrollIntoView();
  return part !== null;
}

const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Scrolls to a part when it appears, unless the reader moves first. Returns an unsubscribe function. */
function scrollOnceThere(id: string): () => void {
  const observer = new MutationObserver(() => {
    if (scrollToPart(id)) stop();
  });
  const stop = () => {
    observer.disconnect();
    for (const move of moves) removeEventListener(move, stop);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  for (const move of moves) addEventListener(move, stop, { passive: true });
  return stop;
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

/** Keeps what is stored where the page was left before it had opened. */
function write(): void {
  if (positions === null) return;
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(positions));
  } catch {
    // Storage is blocked: a reload starts at the top.
  }
}
