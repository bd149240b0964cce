import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useMe } from '../../../platform/session/session.ts';
import { useOnline } from '../../../platform/use-online.ts';
import { NOT_SENT_AFTER_MS, queueFor, unsentState, type UnsentState } from './outbox-state.ts';
import { unsentStore } from './outbox.ts';
import type { Unsent } from './unsent.ts';

export interface ShownUnsent {
  readonly unsent: Unsent;
  readonly state: UnsentState;
}

const none: readonly Unsent[] = [];

/** Own unsent messages to a member with their state; renders again when one becomes late. */
export function useUnsent(to: number): readonly ShownUnsent[] {
  const from = useMe()?.id ?? 0;
  const all = useSyncExternalStore(unsentStore.subscribe, unsentStore.list, () => none);
  const queue = useMemo(() => queueFor(all, from, to), [all, from, to]);
  const isOnline = useOnline();
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      setNow(Date.now());
      const dues = queue.map(({ since }) => since + NOT_SENT_AFTER_MS - Date.now()).filter((ms) => ms > 0);
      if (dues.length > 0) timer = setTimeout(look, Math.min(...dues) + 1);
    };
    look();
    return () => clearTimeout(timer);
  }, [queue]);

  return useMemo(
    () => queue.map((unsent) => ({ unsent, state: unsentState(unsent, now, isOnline) })),
    [queue, now, isOnline],
  );
}
