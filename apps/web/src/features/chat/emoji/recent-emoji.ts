import { type EmojiName, isEmojiName } from '@peonia/core/emoji.ts';
import { useSyncExternalStore } from 'react';
import { entryStore } from '../../../platform/store/entry-store.ts';

/** One row of the picker. */
const SHOWN = 8;

interface Use {
  readonly name: EmojiName;
  readonly at: number;
}

const store = entryStore<Use>('emoji', (value) => {
  const { name, at } = (value ?? {}) as Record<string, unknown>;
  return typeof name === 'string' && isEmojiName(name) && typeof at === 'number' ? { name, at } : undefined;
});

/** Records the use of an emoji, which becomes the first of the recent ones. */
export function recordEmojiUse(name: EmojiName): void {
  store.put(name, { name, at: Date.now() });
}

/** Emoji used last on this browser, newest first. */
export function useRecentEmoji(): readonly EmojiName[] {
  const uses = useSyncExternalStore(store.subscribe, store.list, () => none);
  return uses
    .toSorted((one, other) => other.at - one.at)
    .slice(0, SHOWN)
    .map(({ name }) => name);
}

const none: readonly Use[] = [];
