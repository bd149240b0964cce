import { signal } from '../../../../platform/signal.ts';
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
  const changed = signal();
  const set = (next: readonly UploadEntry[]) => {
    list = next;
    changed.emit();
  };
  return {
    entries: () => list,
    subscribe: changed.subscribe,
    set,
    change: (key, part) => set(list.map((entry) => (entry.key === key ? { ...entry, ...part } : entry))),
  };
}
