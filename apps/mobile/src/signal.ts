interface Signal<T> {
  emit(value: T): void;
  /** Returns an unsubscribe function. */
  listen(listener: (value: T) => void): () => void;
  readonly hasListener: boolean;
}

export function openSignal<T>(): Signal<T> {
  const listeners = new Set<(value: T) => void>();
  return {
    emit(value) {
      for (const listener of [...listeners]) listener(value);
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get hasListener() {
      return listeners.size > 0;
    },
  };
}
