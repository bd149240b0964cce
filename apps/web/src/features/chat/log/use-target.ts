import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Older } from './older.ts';

export interface Target {
  readonly seq: number;
}

/**
 * Leads the reader to a message by its number; where it is not loaded yet, older pages are until it is. Each call is an
 * object of its own, so the same message can be asked for again.
 */
export function useTarget(
  oldest: number,
  older: Older,
  leaveEnd: () => void,
): { readonly target: Target | null; readonly leadTo: (seq: number) => void } {
  const [target, setTarget] = useState<Target | null>(null);
  const isMissing = target !== null && target.seq < oldest && older.hasOlder;
  const load = useEffectEvent(older.loadOlder);
  useEffect(() => {
    if (isMissing && !older.isLoadingOlder) load();
  }, [isMissing, older.isLoadingOlder, oldest]);
  const leadTo = useCallback(
    (seq: number) => {
      leaveEnd();
      setTarget({ seq });
    },
    [leaveEnd],
  );
  return { target: isMissing ? null : target, leadTo };
}
