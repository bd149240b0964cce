import { languages } from '@peonia/i18n/languages.ts';
import type { StoredAnnouncement } from './announcement.sql.ts';

type Content = Omit<StoredAnnouncement, 'id'>;

/**
 * `priority 1` before, `priority 2, texts de ja` after: for the audit log. A new announcement has nothing before. Texts
 * are named by their language.
 */
export function changesForLog(before: Content | null, after: Content): { before?: string; after: string } {
  const old = before === null ? null : fieldsOf(before);
  const changed = Object.entries(fieldsOf(after)).filter(([field, value]) => old?.[field] !== value);
  const texts = changedLanguages(before, after);
  const name = ([field, value]: [string, string | undefined]) => `${field} ${value}`;
  const now = [...changed.map(name), ...(texts.length === 0 ? [] : [`texts ${texts.join(' ')}`])].join(', ');
  if (old === null) return { after: now };
  return { before: changed.map(([field]) => name([field, old[field]])).join(', '), after: now };
}

function fieldsOf(content: Content): Record<string, string> {
  return {
    kind: content.kind,
    audience: [content.audience, ...content.audience_values].join(' '),
    priority: String(content.priority),
    dismissible: content.is_dismissible ? 'yes' : 'no',
    from: content.starts_at.toISOString(),
    until: content.ends_at.toISOString(),
  };
}

function changedLanguages(before: Content | null, after: Content): string[] {
  const textOf = (content: Content | null, language: string) => {
    const found = content?.texts.find((text) => text.language === language);
    return found === undefined ? '' : JSON.stringify([found.title, found.body]);
  };
  return languages.filter((language) => textOf(before, language) !== textOf(after, language));
}
