import type { AnnouncementDraft, AnnouncementText } from '@peonia/contract/announcements.ts';
import { type Language, languages } from '@peonia/i18n/languages.ts';
import type { TextState } from '../../moderation/texts/language-texts.tsx';

const week = 7 * 86_400_000;
const minute = 60_000;

/** A new draft: news for everybody, from this minute on, for a week. */
export function emptyDraft(now: number): AnnouncementDraft {
  const start = Math.floor(now / minute) * minute;
  return {
    kind: 'news',
    audience: 'all',
    audience_values: [],
    priority: 0,
    is_dismissible: true,
    starts_at: new Date(start).toISOString(),
    ends_at: new Date(start + week).toISOString(),
    texts: [],
  };
}

/** Texts of all languages, empty ones included, English first. */
export function allTexts(texts: readonly AnnouncementText[]): AnnouncementText[] {
  const order: Language[] = ['en', ...languages.filter((language) => language !== 'en')];
  return order.map((language) => texts.find((text) => text.language === language) ?? { language, title: '', body: '' });
}

export function textState({ title, body }: AnnouncementText): TextState {
  const parts = [title, body].filter((part) => part.trim() !== '').length;
  return parts === 0 ? 'empty' : parts === 1 ? 'partial' : 'complete';
}
