/** Lines that stand in the news before a text is folded, and how many characters go into one at the width of a post. */
const LINES = 9;
const PER_LINE = 70;
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * Whether a text would take so much room that it is folded. Known without measuring, so that the server folds it as
 * well.
 */
export function isLong(text: string): boolean {
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(widthOf(line) / PER_LINE)), 0);
  return lines > LINES;
}

/** An East Asian character takes the room of two. */
function widthOf(line: string): number {
  let width = 0;
  for (const character of line) width += wide.test(character) ? 2 : 1;
  return width;
}
