import { parseEmoji } from './emoji.ts';
import type { GoldCents } from './money.ts';

/**
 * What a text is for somebody who translates it: words of scripts that write with spaces, and characters of those that
 * do not.
 */
interface TextMeasure {
  readonly words: number;
  readonly characters: number;
}

/** What one gold buys of each. */
interface TranslationRates {
  readonly words: number;
  readonly characters: number;
}

/** A letter or number of Chinese, Japanese or Korean; their punctuation is free. */
const cjk = /(?=[\p{L}\p{N}])[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Bopo}]/gu;
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Counts what there is to translate. Emoji, their codes, spaces and punctuation are nothing. */
export function measureText(text: string): TextMeasure {
  let characters = 0;
  let words = 0;
  for (const segment of parseEmoji(text.normalize('NFC'))) {
    if (segment.kind === 'emoji') continue;
    // Cut out of the text first, so that the words are counted alike whatever dictionary the engine has.
    const rest = segment.text.replace(cjk, () => {
      characters += 1;
      return ' ';
    });
    for (const { isWordLike } of segmenter.segment(rest)) if (isWordLike === true) words += 1;
  }
  return { words, characters };
}

/**
 * Whole gold for every started 10 words or 20 characters; what a mixed text has of both is added up before it is
 * rounded up once. Source: product decisions, "Translation".
 */
export function translationPrice({ words, characters }: TextMeasure, rates: TranslationRates): GoldCents {
  const started = Math.ceil((words * rates.characters + characters * rates.words) / (rates.words * rates.characters));
  return started * 100;
}
