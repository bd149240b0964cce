import { useSyncExternalStore } from 'react';
import { currentMe, useMe } from '../../../platform/session/session.ts';
import { entryStore } from '../../../platform/store/entry-store.ts';

/** A conversation docked at the edge of the page; persists over pages, reloads and tabs. */
export interface Docked {
  readonly me: number;
  readonly to: number;
  readonly isSmall: boolean;
  /** When it was last opened; the newest ones are shown as windows. */
  readonly at: number;
}

const store = entryStore<Docked>('dock', (value) => {
  const { me, to, isSmall, at } = (value ?? {}) as Record<string, unknown>;
  return typeof me === 'number' && typeof to === 'number' && typeof at === 'number'
    ? { me, to, isSmall: isSmall === true, at }
    : undefined;
});
const none: readonly Docked[] = [];
const idOf = (me: number, to: number) => `${me}-${to}`;

/** Opens a conversation in a window, or restores its window. */
export function openDocked(to: number): void {
  put(to, false, Date.now());
}

/** Minimizes a window to its avatar. */
export function minimizeDocked({ to, at }: Docked): void {
  put(to, true, at);
}

export function closeDocked(to: number): void {
  const me = currentMe()?.id;
  if (me !== undefined) store.remove(idOf(me, to));
}

/** Docked conversations of the signed-in member, in the order they were opened. */
export function useDocked(): readonly Docked[] {
  const me = useMe()?.id;
  const all = useSyncExternalStore(store.subscribe, store.list, () => none);
  return all.filter((one) => one.me === me).toSorted((one, other) => one.at - other.at);
}

function put(to: number, isSmall: boolean, at: number): void {
  const me = currentMe()?.id;
  if (me !== undefined) store.put(idOf(me, to), { me, to, isSmall, at });
}
