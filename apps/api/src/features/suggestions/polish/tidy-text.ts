const ends = /[.!?…。！？♡❤\p{Extended_Pictographic})\]"”»」～~]$/u;
const eastern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;

/** Language-independent corrections: spaces, repeated punctuation, capital first letter, final punctuation. */
export function tidyText(text: string): string {
  const calm = text
    .normalize('NFC')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/([!?！？])\1+/g, '$1')
    .replace(/\.{4,}/g, '…')
    .replace(/([,，、])\1+/g, '$1')
    // A blank goes after a comma, and between letters only: 1,5 and 18:30 stay.
    .replace(/(\p{Letter}) ?,(?=\p{Letter})/gu, '$1, ')
    .trim();
  const large = calm.replace(/^\p{Ll}/u, (first) => first.toLocaleUpperCase());
  if (large === '' || ends.test(large)) return large;
  return `${large}${eastern.test(large) ? '。' : '.'}`;
}
