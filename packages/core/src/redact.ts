import { foldText } from './fold-text.ts';

/** What a mark stands for, so that anyone who translates knows how to write around it. */
const markKinds = ['name', 'email', 'link', 'phone', 'handle', 'sign'] as const;
export type MarkKind = (typeof markKinds)[number];

interface Mark {
  readonly kind: MarkKind;
  readonly original: string;
}

/** A text without what would tell who wrote it, and what was taken out: mark 1 stands for the first of `marks`. */
interface Redacted {
  readonly text: string;
  readonly marks: readonly Mark[];
}

interface Span {
  readonly kind: MarkKind;
  readonly start: number;
  readonly end: number;
}

const cjk = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u;
/**
 * A letter that a word of the same script could go on with; scripts without spaces begin again with every character.
 */
const inWord = /[\p{L}\p{N}]/u;

/** Searched for in the folded text. What is found twice is one span. */
const patterns: readonly { readonly kind: MarkKind; readonly found: RegExp }[] = [
  { kind: 'email', found: /[\p{L}\p{N}._%+-]+(?:@|\s@\s|\s?[[(]at[\])]\s?)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu },
  { kind: 'link', found: /\b[a-z][a-z0-9+.-]*:\/\/[^\s⟦⟧]+/gu },
  {
    kind: 'link',
    found:
      /(?<![\p{L}\p{N}@.-])(?:[a-z0-9-]+\.)+(?:com|net|org|info|biz|io|me|tv|cc|co|app|xyz|top|online|site|club|link|gg|ly|de|fr|it|jp|kr|cn|tw|hk|uk|eu|ru|us|ch|at)(?![a-z0-9-])(?:\/[^\s⟦⟧]*)?/gu,
  },
  {
    kind: 'phone',
    found: /(?<![\p{N}./-])(?!\d{1,4}[./-]\d{1,2}[./-]\d{1,4}(?!\d))[+(]{0,2}\p{Nd}(?:[\s()./·・–—-]{0,3}\p{Nd}){6,}/gu,
  },
  { kind: 'handle', found: /(?<![\p{L}\p{N}])@[\p{L}\p{N}._-]{2,}/gu },
  {
    kind: 'handle',
    found:
      /(?<=(?:we\s?chat|weixin|微信|vx|wx|line|kakao(?:\s?talk)?|카카오톡|카톡|ライン|whats\s?app|telegram|instagram|insta|facebook|snap(?:chat)?|skype|viber|signal|tiktok|qq)(?:\s?(?:id|号|號|아이디))?\s?(?:[:=-]|は|ist|is|est|è|是)?\s?)(?=[a-z0-9._-]*[0-9._-])[a-z0-9][a-z0-9._-]{3,}/gu,
  },
  // The sign of a mark that somebody typed: it would be read as a mark of ours.
  { kind: 'sign', found: /[⟦⟧]/gu },
];

/**
 * Takes out of a text what would tell who the two are: the identifiers that are known of them, and everything that
 * reads like an address, a number to call or a name elsewhere. Each is replaced by a mark such as ⟦1⟧; the same by the
 * same.
 */
export function redact(original: string, identifiers: readonly string[]): Redacted {
  const folded = foldText(original);
  const spans = [
    ...patterns.flatMap(({ kind, found }) =>
      [...folded.text.matchAll(found)].map((match): Span => ({
        kind,
        start: match.index,
        end: match.index + match[0].length,
      })),
    ),
    ...identifiers.flatMap((identifier) => namesIn(identifier).flatMap((name) => placesOf(name, folded.text))),
  ];
  const marks: Mark[] = [];
  let text = '';
  let at = 0;
  for (const { kind, start, end } of merged(spans)) {
    const [from, to] = [folded.starts[start] ?? 0, endOf(folded.starts, end)];
    const part = original.slice(from, to);
    let place = marks.findIndex((mark) => mark.original === part);
    if (place === -1) place = marks.push({ kind, original: part }) - 1;
    text += `${original.slice(at, from)}${markOf(place + 1)}`;
    at = to;
  }
  return { text: text + original.slice(at), marks };
}

/** Puts back what the marks of a translation stand for. Marks that are missing or unknown are named instead. */
export function putBack(
  translated: string,
  originals: readonly string[],
): { readonly text: string; readonly wrong: readonly string[] } {
  const seen = new Set<number>();
  const wrong = new Set<string>();
  const text = translated.replace(/⟦([^⟦⟧]*)⟧|[⟦⟧]/gu, (mark, number: string | undefined) => {
    const place = number === undefined ? 0 : Number(number);
    const original = originals[place - 1];
    if (original === undefined) wrong.add(mark);
    else seen.add(place);
    return original ?? mark;
  });
  for (const [place] of originals.entries()) if (!seen.has(place + 1)) wrong.add(markOf(place + 1));
  return { text, wrong: [...wrong] };
}

export function markOf(number: number): string {
  return `⟦${number}⟧`;
}

/** An identifier and the parts of it that are names by themselves, folded. */
function namesIn(identifier: string): string[] {
  const whole = foldText(identifier.trim()).text;
  const parts = whole.split(/[^\p{L}]+/u).filter((part) => part.length > 2 || (part.length === 2 && cjk.test(part)));
  return [...new Set([whole, ...parts])].filter((name) => name.length > 1);
}

/**
 * Where a name stands. A long one, or one with a sign in it, is nothing else wherever it stands; of a short one, which
 * may be a piece of any word, only what begins a word counts, and of a very short one only the whole word.
 */
function placesOf(name: string, text: string): Span[] {
  const isPlain = /^\p{L}+$/u.test(name);
  const isAnywhere = !isPlain || name.length >= 6;
  const spans: Span[] = [];
  for (let start = text.indexOf(name); start !== -1; start = text.indexOf(name, start + 1)) {
    const end = start + name.length;
    const begins = !goesOn(text[start - 1], text[start]);
    const ends = name.length >= 4 || !goesOn(text[end - 1], text[end]);
    if (isAnywhere || (begins && ends)) spans.push({ kind: 'name', start, end });
  }
  return spans;
}

/** Whether two neighbours belong to one word. */
function goesOn(one: string | undefined, next: string | undefined): boolean {
  if (one === undefined || next === undefined || cjk.test(one) || cjk.test(next)) return false;
  return inWord.test(one) && inWord.test(next);
}

/** In order, and none inside of another: what overlaps is one, under the kind of the first. */
function merged(spans: readonly Span[]): Span[] {
  const out: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = out.at(-1);
    if (last !== undefined && span.start < last.end)
      out[out.length - 1] = { ...last, end: Math.max(last.end, span.end) };
    else out.push(span);
  }
  return out;
}

/** The end in the original: where the next character begins, so that invisible signs behind a name go with it. */
function endOf(starts: readonly number[], end: number): number {
  const last = starts[end - 1] ?? 0;
  let next = end;
  // A character that folds into two is cut out whole.
  while (starts[next] === last && next < starts.length - 1) next += 1;
  return starts[next] ?? last;
}
