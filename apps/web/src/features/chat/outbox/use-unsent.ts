import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useMe } from '../../../platform/session/session.ts';
import { useOnline } from '../use-online.ts';
import { LATE_MS, laneOf, stateOf, type UnsentState } from './outbox-state.ts';
import { unsentStore } from './outbox.ts';
import type { Unsent } from './unsent.ts';

export interface ShownUnsent {
  readonly unsent: Unsent;
  readonly state: UnsentState;
}

const none: readonly Unsent[] = [];

/** My unsent messages to a member, each with how it stands; renders again when one becomes late. */
export function useUnsent(to: number): readonly ShownUnsent[] {
  const from = useMe()?.id ?? 0;
  const all = useSyncExternalStore(unsentStore.subscribe, unsentStore.list, () => none);
  const lane = useMemo(() => laneOf(all, from, to), [all, from, to]);
  const isOnline = useOnline();
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      setNow(Date.now());
      const dues = lane.map(({ since }) => since + LATE_MS - Date.now()).filter((ms) => ms > 0);
      if (dues.length > 0) timer = setTimeout(look, Math.min(...dues) + 1);
    };
    look();
    return () => clearTimeout(timer);
  }, [lane]);

  return useMemo(
    () => lane.map((unsent) => ({ unsent, state: stateOf(unsent, now, isOnline) })),
    [lane, now, isOnline],
  );
}
