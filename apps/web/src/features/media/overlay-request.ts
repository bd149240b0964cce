import { useSyncExternalStore } from 'react';

/** Something that may lie over the page, and what it was asked to show. */
export interface OverlayRequest<T> {
  readonly ask: (request: T) => void;
  /** Changes what is shown; nothing happens while it is closed. */
  readonly change: (change: (request: T) => T) => void;
  readonly drop: () => void;
  readonly use: () => T | null;
}

/** Makes the door of an overlay: code anywhere asks, the host in the frame shows. */
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
