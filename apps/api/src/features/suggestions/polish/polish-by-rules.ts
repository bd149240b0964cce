import type { Suggestion } from '@peonia/contract/suggestions.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { banks } from '../bank/bank.ts';
import { TEXTS, takeFrom } from '../bank/pick-texts.ts';
import type { Situation } from '../situation.ts';
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

const eastern = new Set<Language>(['ja', 'ko', 'zh', 'tw']);

/**
 * The language in which something may be added to a text: told by its script, and among Latin letters by the writer's
 * pages.
 */
function draftLanguage(text: string, own: Language): Language {
  if (/\p{Script=Hangul}/u.test(text)) return 'ko';
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  if (/\p{Script=Han}/u.test(text)) return own === 'tw' || own === 'ja' ? own : 'zh';
  return eastern.has(own) ? 'en' : own;
}
