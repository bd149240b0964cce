/** A set of listeners that hear each `emit`. */
export interface Signal<T extends readonly unknown[]> {
  /** Calls every listener that is subscribed now. */
  readonly emit: (...values: T) => void;
  /** Returns an unsubscribe function. */
  readonly subscribe: (listener: (...values: T) => void) => () => void;
}

/** Creates a signal. `start` runs with the first listener, and what it returns when the last one has left. */
export function signal<T extends readonly unknown[] = []>(start?: () => () => void): Signal<T> {
  const listeners = new Set<(...values: T) => void>();
  let stop: (() => void) | undefined;
  return {
    emit(...values) {
      for (const listener of [...listeners]) listener(...values);
    },
    subscribe(listener) {
      if (listeners.size === 0) stop = start?.();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop?.();
      };
    },
  };
}
