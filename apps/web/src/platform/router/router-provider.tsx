import { createContext, type ReactNode, startTransition, use, useLayoutEffect, useMemo, useState } from 'react';
import { closeDialogsOnBack } from './close-dialogs-on-back.ts';
import type { Router, Shown } from './router.ts';

const RouterContext = createContext<{ readonly router: Router; readonly shown: Shown } | null>(null);

interface RouterProviderProps {
  readonly router: Router;
  /** What the document shows that is hydrated; the router may be further by then. */
  readonly first?: Shown;
  readonly children: ReactNode;
}

/** Keeps the current page on screen until the next one is rendered. */
export function RouterProvider({ router, first = router.shown, children }: RouterProviderProps) {
  const [shown, setShown] = useState(first);
  useLayoutEffect(() => {
    setShown(router.shown);
    return router.subscribe((next) => startTransition(() => setShown(next)));
  }, [router]);
  // Before the effects of any page: what is on top is asked first.
  useLayoutEffect(() => closeDialogsOnBack(router), [router]);
  const value = useMemo(() => ({ router, shown }), [router, shown]);
  return <RouterContext value={value}>{children}</RouterContext>;
}

export function useRouter(): Router {
  return useContextValue().router;
}

export function useShown(): Shown {
  return useContextValue().shown;
}

function useContextValue() {
  const value = use(RouterContext);
  if (value === null) throw new Error('A part of the router stands outside of its provider.');
  return value;
}
