import type { Suggestion } from '@peonia/contract/suggestions.ts';
import { detectScam } from '@peonia/core/scam/scam.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { TEXTS } from '../bank/pick-texts.ts';
import type { Situation } from '../situation.ts';
import { holdsContacts } from './contacts.ts';

const MESSAGE_MAX = 300;
const ABOUT_MAX = 600;

/** Letters that a text of the language has at least some of. */
const scripts: Readonly<Record<Language, RegExp>> = {
  en: /\p{Script=Latin}/u,
  de: /\p{Script=Latin}/u,
  it: /\p{Script=Latin}/u,
  fr: /\p{Script=Latin}/u,
  zh: /\p{Script=Han}/u,
  tw: /\p{Script=Han}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
};

/** A polished text may be somewhat longer than it was. */
export function lengthMax({ mode, draft }: Situation): number {
  if (mode === 'polish') return Math.max(MESSAGE_MAX, Math.ceil([...draft].length * 1.3));
  return mode === 'bio' ? ABOUT_MAX : MESSAGE_MAX;
}

/** The texts of a model's reply, or null unless all of it is valid and harmless: it may contain prompt injection. */
export function readTexts(answer: string, situation: Situation): Suggestion[] | null {
  const { mode, own, other } = situation;
  const items = parseItems(answer).slice(0, TEXTS);
  const texts = items.flatMap((item) => {
    const text = fit(item.own, situation);
    const second = other === null ? null : fit(item.other, situation);
    if (text === null || (other !== null && (second === null || !scripts[other].test(second)))) return [];
    if (mode !== 'polish' && !scripts[own].test(text)) return [];
    return [
      {
        text,
        language: mode === 'polish' ? null : own,
        other: other === null || second === null ? null : { text: second, language: other },
      },
    ];
  });
  return texts.length === TEXTS && new Set(texts.map(({ text }) => text)).size === TEXTS ? texts : null;
}

/** The object may stand in a fence or between words. */
function parseItems(answer: string): { own?: unknown; other?: unknown }[] {
  try {
    const { items } = JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1)) as { items?: unknown };
    return Array.isArray(items) ? items.filter((item) => typeof item === 'object' && item !== null) : [];
  } catch {
    return [];
  }
}

function fit(value: unknown, situation: Situation): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  const isLong = [...text].length > lengthMax(situation);
  // Only a text about oneself, or one that had several lines, has lines.
  const mayBreak = situation.mode === 'bio' || situation.draft.includes('\n');
  const hasControls = /[^\P{C}\n]/u.test(text.replace(/\u200D/g, '')) || (!mayBreak && text.includes('\n'));
  if (text === '' || isLong || hasControls || holdsContacts(text)) return null;
  const { signals, hasLink } = detectScam(text);
  return signals.length > 0 || hasLink ? null : text;
}
