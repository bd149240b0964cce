import type { Language } from '@peonia/i18n/languages.ts';

const eastern = new Set<Language>(['ja', 'ko', 'zh', 'tw']);

/**
 * The language in which something may be added to a text: told by its script, and among Latin letters by the writer's
 * pages.
 */
export function draftLanguage(text: string, own: Language): Language {
  if (/\p{Script=Hangul}/u.test(text)) return 'ko';
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  if (/\p{Script=Han}/u.test(text)) return own === 'tw' || own === 'ja' ? own : 'zh';
  return eastern.has(own) ? 'en' : own;
}
