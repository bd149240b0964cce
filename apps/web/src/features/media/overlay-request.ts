import { useSyncExternalStore } from 'react';

/** An overlay of the page and its current request. */
export interface OverlayRequest<T> {
  readonly ask: (request: T) => void;
  /** Changes the current request; does nothing while closed. */
  readonly change: (change: (request: T) => T) => void;
  readonly drop: () => void;
  readonly use: () => T | null;
}

/** Creates the request of an overlay: any code asks, the host in the frame renders. */
export function makeOverlayRequest<T>(): OverlayRequest<T> {
  let wanted: T | null = null;
  const listeners = new Set<() => void>();
  const publish = (next: T | null) => {
    wanted = next;
    for (const listener of [...listeners]) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    ask: publish,
    change: (change) => wanted !== null && publish(change(wanted)),
    drop: () => publish(null),
    use: () =>
      useSyncExternalStore(
        subscribe,
        () => wanted,
        () => null,
      ),
  };
}
