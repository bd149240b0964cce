import type { Suggestion } from '@peonia/contract/suggestions.ts';
import { banks } from '../bank/bank.ts';
import { TEXTS, takeFrom } from '../bank/pick-texts.ts';
import type { Situation } from '../situation.ts';
import { draftLanguage } from './draft-language.ts';
import { tidyText } from './tidy-text.ts';

/**
 * Tidies a draft and offers it with a greeting or a last sentence. Rules correct no spelling and translate nothing; for
 * more, a text model is configured.
 */
export function polishByRules({ draft, own, isTalk }: Situation, turn: number): Suggestion[] {
  const tidy = tidyText(draft);
  const language = draftLanguage(draft, own);
  const { greeting, closing, invitation } = banks[language];
  const joint = language === 'ja' || language === 'zh' || language === 'tw' ? '' : ' ';
  const isAsking = /[?？]$/.test(tidy);
  // A question ends with itself; what follows one may not be another.
  const lasts = (isTalk ? closing : invitation).filter((words) => !isAsking || !/[?？]$/.test(words));
  const withGreeting = isTalk
    ? takeFrom(greeting, greeting.length, turn).map((words) => `${words}${joint}${tidy}`)
    : [];
  const withLast = takeFrom(lasts, lasts.length, turn).map((words) => `${tidy}${joint}${words}`);
  const both = withLast.flatMap((text) => (isTalk ? [`${greeting[0] ?? ''}${joint}${text}`] : []));
  const variants = [tidy, ...withGreeting.slice(0, 1), ...withLast, ...withGreeting.slice(1), ...both].filter(
    (text) => text !== draft,
  );
  return [...new Set(variants)].slice(0, TEXTS).map((text) => ({ text, language: null, other: null }));
}
