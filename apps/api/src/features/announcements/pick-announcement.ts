import type { Language } from '@peonia/i18n/languages.ts';
import type { AnnouncementReader } from '../accounts/public.ts';
import type { StoredAnnouncement } from './announcement.sql.ts';

const day = 86_400_000;

interface PickFacts {
  /** Null for a guest. */
  readonly reader: AnnouncementReader | null;
  readonly language: Language;
  readonly now: number;
  /** A member is new for so many days. */
  readonly newDays: number;
}

/** The first announcement, in the order given, that is current, for this reader, and not closed by them. */
export function pickAnnouncement<A extends StoredAnnouncement>(
  announcements: readonly A[],
  facts: PickFacts,
): A | undefined {
  return announcements.find(
    (one) =>
      one.starts_at.getTime() <= facts.now &&
      one.ends_at.getTime() > facts.now &&
      facts.reader?.read.includes(one.id) !== true &&
      isFor(one, facts),
  );
}

function isFor({ audience, audience_values }: StoredAnnouncement, { reader, language, now, newDays }: PickFacts) {
  switch (audience) {
    case 'all':
      return true;
    case 'guests':
      return reader === null;
    case 'vip':
      return reader?.vip === true;
    case 'country':
      return reader !== null && reader.country !== null && audience_values.includes(reader.country);
    case 'language':
      return audience_values.includes(language);
    case 'new':
      return reader !== null && now - reader.created_at.getTime() < newDays * day;
  }
}
