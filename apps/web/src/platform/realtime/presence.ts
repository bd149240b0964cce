import { useEffect, useSyncExternalStore } from 'react';
import { signal } from '../signal.ts';

/** Most members one socket may watch; source: contract, frame `watch`. */
const MOST = 200;
const GATHER_MS = 100;

/** Collects the members that components watch and stores their online state. */
export function makePresence(tell: (ids: readonly number[]) => void) {
  const wanted = new Map<number, number>();
  let online: ReadonlyMap<number, boolean> = new Map();
  const changed = signal();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tellSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => tell(watched()), GATHER_MS);
  };
  // The latest watch has priority: it belongs to what is on the screen.
  const watched = () => [...wanted.keys()].slice(-MOST);

  return {
    watched,
    watch(ids: readonly number[]): () => void {
      for (const id of ids) {
        const times = wanted.get(id) ?? 0;
        wanted.delete(id);
        wanted.set(id, times + 1);
      }
      tellSoon();
      return () => {
        for (const id of ids) {
          const times = (wanted.get(id) ?? 1) - 1;
          if (times > 0) wanted.set(id, times);
          else wanted.delete(id);
        }
        tellSoon();
      };
    },
    heard(id: number, isOnline: boolean): void {
      online = new Map(online).set(id, isOnline);
      changed.emit();
    },
    current: () => online,
    subscribe: changed.subscribe,
  };
}

const none: ReadonlyMap<number, boolean> = new Map();

/** Watches members while the component is mounted. A member without a known state is not in the map. */
export function useWatched(
  presence: ReturnType<typeof makePresence>,
  ids: readonly number[],
): ReadonlyMap<number, boolean> {
  const key = [...new Set(ids)].toSorted((a, b) => a - b).join(',');
  useEffect(() => (key === '' ? undefined : presence.watch(key.split(',').map(Number))), [presence, key]);
  return useSyncExternalStore(presence.subscribe, presence.current, () => none);
}
