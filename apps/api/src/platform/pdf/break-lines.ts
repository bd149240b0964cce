/** Written without spaces: a line may end after each character. */
const ideograph =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\u3000-\u303F\uFF00-\uFFEF]/u;

/** A line never begins with these. */
const closing = /[、。，．：；！？）」』】》〉”’ー々…%,.;:!?)\]}]/u;

/** Splits a text where a line may end; spaces stay with the word before them. No line ends at a no-break space. */
export function pieces(text: string): string[] {
  const found: string[] = [];
  for (const word of text.split(/(?<=[^\S\u00A0\u202F])/u)) {
    let plain = '';
    for (const one of word) {
      const isWide = ideograph.test(one);
      if (!isWide) {
        plain += one;
        continue;
      }
      if (plain !== '') found.push(plain);
      plain = '';
      if (closing.test(one) && found.length > 0) found[found.length - 1] += one;
      else found.push(one);
    }
    if (plain !== '') found.push(plain);
  }
  return found;
}

/** Fills lines up to a width. A word that is wider than a line is broken between characters. */
export function breakLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => fill(paragraph, width, widthOf));
}

function fill(paragraph: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces(paragraph).flatMap((one) => (widthOf(one.trimEnd()) > width ? [...one] : [one]))) {
    if (line !== '' && widthOf((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return [...lines, line.trimEnd()];
}
