import { signal } from '../signal.ts';
import type { Decode } from './decode.ts';

interface EntryStore<T> {
  /** All entries, unordered; the same array until a change. */
  list(): readonly T[];
  put(id: string, entry: T): void;
  remove(id: string): void;
  /** Calls back after each change in any tab. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/**
 * Entries that several tabs add and remove concurrently, each under its own key: with one shared list, tabs would
 * overwrite each other. In memory if storage is blocked.
 */
export function entryStore<T>(kind: string, decode: Decode<T>): EntryStore<T> {
  const prefix = `app.${kind}.`;
  const memory = new Map<string, string>();
  let known: { readonly raw: string; readonly entries: readonly T[] } = { raw: '', entries: [] };
  const changed = signal(() => {
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  });
  const onStorage = (event: StorageEvent) => (event.key === null || event.key.startsWith(prefix)) && changed.emit();

  return {
    list() {
      const raws = [...new Map([...memory, ...readAll(prefix)]).values()];
      const raw = raws.join('\n');
      if (raw !== known.raw)
        known = { raw, entries: raws.map((one) => decode(parse(one))).filter((one) => one !== undefined) };
      return known.entries;
    },
    put(id, entry) {
      const raw = JSON.stringify(entry);
      // Memory holds only what storage refused.
      if (write(prefix + id, raw)) memory.delete(prefix + id);
      else memory.set(prefix + id, raw);
      changed.emit();
    },
    remove(id) {
      memory.delete(prefix + id);
      write(prefix + id, null);
      changed.emit();
    },
    subscribe: changed.subscribe,
  };
}

function readAll(prefix: string): (readonly [string, string])[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return keys.toSorted().map((key) => [key, localStorage.getItem(key) ?? ''] as const);
  } catch {
    return [];
  }
}

function write(key: string, raw: string | null): boolean {
  try {
    if (raw === null) localStorage.removeItem(key);
    else localStorage.setItem(key, raw);
    return true;
  } catch {
    return false;
  }
}

function parse(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
}
