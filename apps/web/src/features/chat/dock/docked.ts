import { useSyncExternalStore } from 'react';
import { currentMe, useMe } from '../../../platform/session/session.ts';
import { entryStore } from '../../../platform/store/entry-store.ts';

/** A conversation in a small window at the edge of the page; it stays over pages, reloads and tabs. */
export interface Docked {
  readonly me: number;
  readonly to: number;
  readonly isSmall: boolean;
  /** When it was opened last: the newest ones have room. */
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

/** Opens a conversation in a window, or makes its window large again. */
export function openDocked(to: number): void {
  put(to, false, Date.now());
}

/** Leaves only its picture. */
export function shrinkDocked({ to, at }: Docked): void {
  put(to, true, at);
}

export function closeDocked(to: number): void {
  const me = currentMe()?.id;
  if (me !== undefined) store.remove(idOf(me, to));
}

/** The windows of the member who is signed in, in the order they were opened. */
export function useDocked(): readonly Docked[] {
  const me = useMe()?.id;
  const all = useSyncExternalStore(store.subscribe, store.list, () => none);
  return all.filter((one) => one.me === me).toSorted((one, other) => one.at - other.at);
}

function put(to: number, isSmall: boolean, at: number): void {
  const me = currentMe()?.id;
  if (me !== undefined) store.put(idOf(me, to), { me, to, isSmall, at });
}
