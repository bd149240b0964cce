import { type RefObject, useEffect } from 'react';
import { refreshStale } from '../refresh-message.ts';

/** What does not load in a conversation has mostly an address that has run out: its message is fetched anew. */
export function useStaleFiles(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const scroller = box.current;
    const onError = ({ target }: Event) => {
      const row = (target as HTMLElement).closest<HTMLElement>('[data-message]');
      if (row !== null) refreshStale(Number(row.dataset.message));
    };
    // It does not bubble, so it is caught on its way down.
    scroller?.addEventListener('error', onError, { capture: true });
    return () => scroller?.removeEventListener('error', onError, { capture: true });
  }, [box]);
}
