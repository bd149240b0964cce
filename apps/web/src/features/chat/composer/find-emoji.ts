import { type EmojiName, emojis } from '@peonia/core/emoji.ts';

const names = Object.keys(emojis) as EmojiName[];

/** The emoji whose code or spoken name holds what was typed; all of them for nothing. */
export function findEmoji(
  typed: string,
  labels: Readonly<Partial<Record<EmojiName, string>>> | undefined,
): readonly EmojiName[] {
  const wanted = plain(typed.trim());
  if (wanted === '') return names;
  return names.filter((name) => name.includes(wanted) || plain(labels?.[name] ?? '').includes(wanted));
}

/** Without capitals and accents: "fete" finds "fête". */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}
