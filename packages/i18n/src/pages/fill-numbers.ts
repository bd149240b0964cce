import { formatGold } from '../format.ts';
import type { Language } from '../languages.ts';

/** Writes numbers, given in hundredths, in place of their `{name}`, with the separators of the language. */
export function fillNumbers(text: string, language: Language, numbers: ReadonlyMap<string, number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const hundredths = numbers.get(name);
    return hundredths === undefined ? whole : formatGold(language, hundredths);
  });
}
