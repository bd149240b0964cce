/**
 * The 68 emoji that texts name by a code in square brackets, such as `[smile]` (specification section 5). Stored texts
 * keep the code; a name never changes its meaning. The order is that of the picker.
 */
export const emojis = {
  smile: '🙂',
  grin: '😀',
  laugh: '😄',
  joy: '😂',
  rofl: '🤣',
  blush: '😊',
  wink: '😉',
  tongue: '😛',
  cool: '😎',
  love: '😍',
  kiss: '😘',
  hug: '🤗',
  angel: '😇',
  shy: '😳',
  starstruck: '🤩',
  party: '🥳',
  think: '🤔',
  doubt: '🤨',
  neutral: '😐',
  quiet: '🤫',
  surprise: '😮',
  shock: '😱',
  sweat: '😅',
  sad: '🙁',
  cry: '😢',
  sob: '😭',
  tired: '😫',
  sleep: '😴',
  sick: '🤒',
  dizzy: '😵',
  angry: '😠',
  rage: '😡',
  devil: '😈',
  clown: '🤡',
  ghost: '👻',
  heart: '❤️',
  hearts: '💕',
  broken: '💔',
  sparkles: '✨',
  fire: '🔥',
  rose: '🌹',
  bouquet: '💐',
  blossom: '🌸',
  sunflower: '🌻',
  clover: '🍀',
  sun: '☀️',
  moon: '🌙',
  rainbow: '🌈',
  rain: '🌧️',
  snow: '❄️',
  cake: '🎂',
  gift: '🎁',
  balloon: '🎈',
  coffee: '☕',
  tea: '🍵',
  wine: '🍷',
  beer: '🍺',
  cheers: '🥂',
  music: '🎵',
  camera: '📷',
  plane: '✈️',
  good: '👍',
  bad: '👎',
  clap: '👏',
  wave: '👋',
  thanks: '🙏',
  ok: '👌',
  cat: '🐱',
} as const;

/** Name of an emoji, without brackets. */
export type EmojiName = keyof typeof emojis;

/** A stretch of plain text, or one emoji. */
export type EmojiSegment =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'emoji'; readonly name: EmojiName; readonly emoji: string };

const code = /\[([a-z0-9]{1,12})\]/g;

/** Says whether a word names one of the emoji. */
export function isEmojiName(name: string): name is EmojiName {
  return Object.hasOwn(emojis, name);
}

/** The code as it stands in a text: `[smile]`. */
export function emojiCode(name: EmojiName): string {
  return `[${name}]`;
}

/** Splits a text at its emoji codes. Codes that name no emoji remain text; no two text segments follow each other. */
export function parseEmoji(text: string): EmojiSegment[] {
  const segments: EmojiSegment[] = [];
  let from = 0;
  for (const match of text.matchAll(code)) {
    const [whole, name = ''] = match;
    if (!isEmojiName(name)) continue;
    if (match.index > from) segments.push({ kind: 'text', text: text.slice(from, match.index) });
    segments.push({ kind: 'emoji', name, emoji: emojis[name] });
    from = match.index + whole.length;
  }
  if (from < text.length) segments.push({ kind: 'text', text: text.slice(from) });
  return segments;
}

/** The text with its codes written as Unicode, for summaries, notifications and mails. */
export function writeEmoji(text: string): string {
  return text.replace(code, (whole, name: string) => (isEmojiName(name) ? emojis[name] : whole));
}
