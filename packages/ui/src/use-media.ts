import { useCallback, useSyncExternalStore } from 'react';

/** True if a media query matches; `onServer` before hydration. Prefer CSS: this is for behaviour only. */
export function useMedia(query: string, onServer = false): boolean {
  const watch = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => onServer,
  );
}
