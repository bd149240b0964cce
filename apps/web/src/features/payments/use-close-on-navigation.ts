import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from '../../platform/router/hooks.ts';

/** A link inside the dialog closes it. */
export function useCloseOnNavigation(open: boolean, close: () => void): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const leave = useEffectEvent(() => {
    if (before.current !== pathname && open) close();
    before.current = pathname;
  });
  useEffect(() => leave(), [pathname]);
}
