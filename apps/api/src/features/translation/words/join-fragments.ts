import { markOf, type Line } from './cut-text.ts';

/** Marks as services return them: with spaces, or full-width braces and digits. */
const marks = /[{\uFF5B]\s*([\d\uFF10-\uFF19]+)\s*[}\uFF5D]/gu;

/** Whether the translation has every mark of its line once. */
export function keepsMarks(line: Line, translated: string): boolean {
  const found = [...translated.matchAll(marks)].map(([, digits = '']) => Number(digits.normalize('NFKC')));
  return found.length === line.held.length && line.held.every((_text, index) => found.includes(index + 1));
}

/** The line with its translated words and protected parts. */
export function putLine(line: Line, translated: string): string {
  if (line.words === '') return line.before;
  const words = translated
    .trim()
    .replaceAll(marks, (mark, digits: string) => line.held[Number(digits.normalize('NFKC')) - 1] ?? mark);
  return line.before + words + line.after;
}

/** The fragments of a line between its marks: translated separately where a service has lost a mark. */
export function fragmentsOf(line: Line): readonly string[] {
  return line.words.split(
    new RegExp(line.held.map((_text, index) => markOf(index + 1).replaceAll(/[{}]/g, '\\$&')).join('|')),
  );
}

/** Translated fragments as the words of their line, each with the blanks that stood around it. */
export function joinFragments(line: Line, translated: readonly string[]): string {
  return fragmentsOf(line)
    .map((fragment, at) => edged(fragment, translated[at] ?? fragment) + (at < line.held.length ? markOf(at + 1) : ''))
    .join('');
}

function edged(original: string, translated: string): string {
  const [start = ''] = /^\s*/.exec(original) ?? [];
  const [end = ''] = /\s*$/.exec(original) ?? [];
  return original.trim() === '' ? original : start + translated.trim() + end;
}
