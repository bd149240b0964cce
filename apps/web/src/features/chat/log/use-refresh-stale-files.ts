import { type RefObject, useEffect } from 'react';
import { refreshStale } from '../state/refresh-message.ts';

/** Refetches a message whose file does not load; its URL has usually expired. */
export function useRefreshStaleFiles(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const scroller = box.current;
    const onError = ({ target }: Event) => {
      const row = (target as HTMLElement).closest<HTMLElement>('[data-message]');
      if (row !== null) refreshStale(Number(row.dataset.message));
    };
    // `error` does not bubble, so it is captured.
    scroller?.addEventListener('error', onError, { capture: true });
    return () => scroller?.removeEventListener('error', onError, { capture: true });
  }, [box]);
}
