import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Older } from './use-older-pages.ts';

/** Messages before the target that are loaded with it. */
const AROUND = 15;

export interface Target {
  readonly seq: number;
}

/**
 * Jumps to a message by its number; loads older pages until it is there. Each call creates a new object, so that the
 * same message can be the target again.
 */
export function useJumpTarget(
  oldest: number,
  older: Older,
  leaveEnd: () => void,
): { readonly target: Target | null; readonly jumpTo: (seq: number) => void } {
  const [target, setTarget] = useState<Target | null>(null);
  const isMissing = target !== null && target.seq < oldest && older.hasOlder;
  const load = useEffectEvent(() => older.loadOlder(Math.max(1, (target?.seq ?? 1) - AROUND)));
  useEffect(() => {
    if (isMissing && !older.isLoadingOlder) load();
  }, [isMissing, older.isLoadingOlder, oldest]);
  const jumpTo = useCallback(
    (seq: number) => {
      leaveEnd();
      setTarget({ seq });
    },
    [leaveEnd],
  );
  return { target: isMissing ? null : target, jumpTo };
}
