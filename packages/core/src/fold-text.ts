/** A text as it is compared: without case, accents, width and invisible signs, and where each of its units stood. */
interface FoldedText {
  readonly text: string;
  /** For each unit of `text` where its character began in the original; one more for the end. */
  readonly starts: readonly number[];
}

/** Folds a text so that one word written in two ways is found by one search, and can be cut out of the original. */
export function foldText(original: string): FoldedText {
  let text = '';
  const starts: number[] = [];
  let at = 0;
  for (const character of original) {
    const folded = foldCharacter(character);
    text += folded;
    for (let unit = 0; unit < folded.length; unit += 1) starts.push(at);
    at += character.length;
  }
  return { text, starts: [...starts, original.length] };
}

function foldCharacter(character: string): string {
  if (character === 'ß' || character === 'ẞ') return 'ss';
  // Composed again at the end: a syllable of hangul is one letter and not three.
  return character
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .normalize('NFC');
}
