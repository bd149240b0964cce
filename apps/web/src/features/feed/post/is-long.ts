/** Lines of a text before it is folded, and characters per line at the width of a post. */
const LINES = 9;
const PER_LINE = 70;
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Whether a text is long enough to be folded. Estimated, so that the server decides the same. */
export function isLong(text: string): boolean {
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(widthOf(line) / PER_LINE)), 0);
  return lines > LINES;
}

/** East Asian characters are double width. */
function widthOf(line: string): number {
  let width = 0;
  for (const character of line) width += wide.test(character) ? 2 : 1;
  return width;
}
