import type { Language } from '@peonia/i18n/languages.ts';
import { languageFacts } from '@peonia/i18n/languages.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Payer, Translator } from './translator.ts';
import { splitLine } from './words/split-line.ts';

/** The house pays for the texts that staff publish. */
const house: Payer = { take: async () => true, giveBack: async () => {} };

/** Lines at once, so that other calls keep their turn at the service. */
const atOnce = 4;

/**
 * Translates texts in Markdown of the desks line by line: signs of headings, lists and anchors stay. Throws
 * `desk_translation_failed` if the service fails on a line, or loses a placeholder or the target of a link, and
 * `translation_closed` without a service.
 */
export async function translateMarkdown(
  translator: Translator | null,
  texts: readonly string[],
  { from, to }: { from: Language; to: Language },
): Promise<string[]> {
  if (to === from) throw refuse('input_invalid', { field: 'to' });
  if (translator === null) throw refuse('translation_closed');
  const tags = { from: languageFacts[from].htmlLang, to: languageFacts[to].htmlLang };
  const translate = async (line: string): Promise<string> => {
    const { before, words, after } = splitLine(line);
    if (words === '') return line;
    const outcome = await translator.translate({ text: words, names: [], ...tags }, house);
    if (typeof outcome === 'string' || kept(outcome.text) !== kept(words)) throw refuse('desk_translation_failed');
    return `${before}${outcome.text.replaceAll('\n', ' ')}${after}`;
  };
  const lines = texts.flatMap((text) => text.split('\n'));
  const translated: string[] = [];
  for (let at = 0; at < lines.length; at += atOnce)
    translated.push(...(await Promise.all(lines.slice(at, at + atOnce).map(translate))));
  let at = 0;
  return texts.map((text) => translated.slice(at, (at += text.split('\n').length)).join('\n'));
}

/** What a translation has to keep: placeholders and targets of links, in any order. */
function kept(words: string): string {
  return (words.match(/\{\w+\}|\]\([^)]*\)/g) ?? []).toSorted().join(' ');
}
