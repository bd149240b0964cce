import { type EmojiName, emojis } from '@peonia/core/emoji.ts';

const names = Object.keys(emojis) as EmojiName[];

/** Returns the emoji whose code or label contains the typed text; all of them for an empty one. */
export function findEmoji(
  typed: string,
  labels: Readonly<Partial<Record<EmojiName, string>>> | undefined,
): readonly EmojiName[] {
  const wanted = plain(typed.trim());
  if (wanted === '') return names;
  return names.filter((name) => name.includes(wanted) || plain(labels?.[name] ?? '').includes(wanted));
}

/** Removes case and accents: "fete" matches "fête". */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}
