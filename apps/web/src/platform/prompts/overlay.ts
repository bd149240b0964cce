import { useSyncExternalStore } from 'react';
import { signal } from '../signal.ts';

/** What lies over the page, and what it is open for. */
export interface Overlay<T> {
  /** Opens it, or changes what it is open for. */
  readonly ask: (request: T) => void;
  /** Changes the current request; does nothing while closed. */
  readonly change: (change: (request: T) => T) => void;
  readonly drop: () => void;
  readonly current: () => T | null;
  /** For its host: the current request, null while closed and on the server. */
  readonly use: () => T | null;
}

/** Creates an overlay: any code asks, the host in the frame renders. */
export function overlay<T>(): Overlay<T> {
  let wanted: T | null = null;
  const changed = signal();
  const current = () => wanted;
  const publish = (next: T | null) => {
    wanted = next;
    changed.emit();
  };
  return {
    ask: publish,
    change: (change) => wanted !== null && publish(change(wanted)),
    drop: () => publish(null),
    current,
    use: () => useSyncExternalStore(changed.subscribe, current, () => null),
  };
}
