import { useEffect, useRef } from 'react';
import { useHold, useLocation } from './hooks.ts';
import type { NavigateOptions } from './router.ts';

type Go = (path: string, options?: NavigateOptions) => void;

let go: Go = (path) => location.assign(path);

/** Navigates to a path of this site from outside of components; before the router exists, loads the document. */
export function goTo(path: string, options?: NavigateOptions): void {
  go(path, options);
}

export function adoptRouter(next: Go): void {
  go = next;
}

/** Blocks navigation while an overlay (the photo viewer) is open; `onBlocked` closes it. */
export function useBlockNavigation(isBlocked: boolean, onBlocked: () => void): void {
  const held = useHold(() => isBlocked);
  useEffect(() => {
    if (held === null) return;
    held.stay();
    onBlocked();
  }, [held, onBlocked]);
}

/**
 * On each change of page: pauses all audio, moves the focus to the title, and sets the body class (`front page` or
 * `main page`). A change of the query alone is the same page. Source: specification section 2.
 */
export function usePageChange(isFront: boolean): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    document.body.dataset['page'] = isFront ? 'landing' : 'app';
  }, [isFront]);
  useEffect(() => {
    if (before.current === pathname) return undefined;
    before.current = pathname;
    for (const player of document.querySelectorAll('audio, video')) (player as HTMLMediaElement).pause();
    return focusTitle();
  }, [pathname]);
}

/** How long a page may take to bring its title. */
const TITLE_MS = 10_000;

/**
 * Focuses the title, and the one that takes its place while the page loads, unless the reader has gone on. Returns a
 * function that ends it.
 */
function focusTitle(): () => void {
  let last = document.activeElement;
  const look = () => {
    const { activeElement: now, body } = document;
    // A dialog, a field of the page or the reader has it.
    if (now !== last && now !== body) return stop();
    const title = document.querySelector<HTMLElement>('main h1');
    if (title === null || title === now) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
    last = title;
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(stop, TITLE_MS);
  const ends = ['keydown', 'pointerdown'] as const;
  for (const end of ends) addEventListener(end, stop, true);
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return stop;

  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    for (const end of ends) removeEventListener(end, stop, true);
  }
}
