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
    if (before.current === pathname) return;
    before.current = pathname;
    for (const player of document.querySelectorAll('audio, video')) (player as HTMLMediaElement).pause();
    focusTitle();
  }, [pathname]);
}

function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1');
  if (title === null) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
