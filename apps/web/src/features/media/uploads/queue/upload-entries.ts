import type { UploadEntry } from './upload-entry.ts';

/** Store of the chosen files, for `useSyncExternalStore`. */
export interface UploadEntries {
  readonly entries: () => readonly UploadEntry[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly set: (entries: readonly UploadEntry[]) => void;
  readonly change: (key: string, part: Partial<UploadEntry>) => void;
}

export function createUploadEntries(): UploadEntries {
  let list: readonly UploadEntry[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly UploadEntry[]) => {
    list = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    entries: () => list,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set,
    change: (key, part) => set(list.map((entry) => (entry.key === key ? { ...entry, ...part } : entry))),
  };
}
