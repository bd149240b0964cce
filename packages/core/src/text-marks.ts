/** A part of a member's text: plain, an address of the web, or a hashtag. */
export type TextSegment =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  | { readonly kind: 'tag'; readonly text: string; readonly tag: string };

/** Longest hashtag without its sign. */
const tagMax = 50;
/** Longest address that becomes a link. */
const linkMax = 2_000;

/**
 * An address or a hashtag that begins at the start of a word. The sign may be full-width, as Japanese keyboards have
 * it.
 */
const marks =
  /(?<![\p{L}\p{N}_@/&.#＃-])(?:(?:https?:\/\/|www\.)[^\s<>"“”「」『』（），。、！？]+|[#＃][\p{L}\p{M}\p{N}_]+)/giu;
/** Signs that end a sentence, not an address. */
const sentenceEnd = /[.,!?;:'’*]+$/u;

/** Splits a text into its plain parts, links and hashtags. The parts joined are the text. */
export function splitText(text: string): TextSegment[] {
  const segments: TextSegment[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(marks)) {
    const segment = found.startsWith('#') || found.startsWith('＃') ? readTag(found) : readLink(found);
    if (segment === null) continue;
    if (index > end) segments.push({ kind: 'text', text: text.slice(end, index) });
    segments.push(segment);
    end = index + segment.text.length;
  }
  if (end < text.length) segments.push({ kind: 'text', text: text.slice(end) });
  return segments;
}

/** One spelling for hashtags that read the same; null if it is none. */
export function normalizeTag(text: string): string | null {
  const tag = text.normalize('NFKC').toLowerCase();
  return /^[\p{L}\p{M}\p{N}_]+$/u.test(tag) && /\p{L}/u.test(tag) && [...tag].length <= tagMax ? tag : null;
}

/** Hashtags of a text in their order, each once, at most `most`. */
export function tagsOf(text: string, most: number): string[] {
  const tags = splitText(text).flatMap((segment) => (segment.kind === 'tag' ? [segment.tag] : []));
  return [...new Set(tags)].slice(0, most);
}

/**
 * Reads an address that a member typed. Null unless it is http or https, names a host with a dot and carries no
 * password. The host of `href` is in ASCII (punycode).
 */
export function readWebAddress(text: string): URL | null {
  if (text.length > linkMax) return null;
  const url = URL.parse(/^www\./i.test(text) ? `https://${text}` : text);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  return /[^.]\.[^.]/.test(url.hostname) ? url : null;
}

function readTag(found: string): TextSegment | null {
  const tag = normalizeTag(found.slice(1));
  return tag === null ? null : { kind: 'tag', text: found, tag };
}

function readLink(found: string): TextSegment | null {
  let text = found.replace(sentenceEnd, '');
  // A bracket around the address is not part of it.
  if (/[)\]]$/.test(text) && !/[([]/.test(text)) text = text.slice(0, -1);
  const url = readWebAddress(text);
  return url === null ? null : { kind: 'link', text, href: url.href };
}
