import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds; `onServer` until the browser answers. Prefer CSS: this is for behaviour only. */
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
