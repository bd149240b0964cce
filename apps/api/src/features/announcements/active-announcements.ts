import type { Announcement, AnnouncementText } from '@peonia/contract/announcements.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { AnnouncementReader } from '../accounts/public.ts';
import { announcementHtml } from './announcement-html.ts';
import { publishedAnnouncements, type StoredAnnouncement } from './announcement.sql.ts';
import { pickAnnouncement } from './pick-announcement.ts';

/** Milliseconds for which a process trusts what it has read. */
const FRESH = 5_000;

/** What is announced now, read at most once in 5 s per process, so that GET me needs no statement for it. */
export interface ActiveAnnouncements {
  forReader(reader: AnnouncementReader | null, language: Language): Promise<ShownAnnouncement | null>;
  /** Reads again with the next call; other processes follow within 5 s. */
  expire(): void;
}

interface ShownAnnouncement extends Announcement {
  readonly text: AnnouncementText;
  readonly starts_at: Date;
}

export function openActiveAnnouncements(database: Db, limits: Limits, clock = Date.now): ActiveAnnouncements {
  let known: readonly StoredAnnouncement[] = [];
  let readAt = -Infinity;
  let reading: Promise<void> | null = null;

  const refresh = async () => {
    readAt = clock();
    known = await publishedAnnouncements.all(database, {});
  };

  return {
    async forReader(reader, language) {
      if (clock() - readAt >= FRESH)
        reading = refresh().catch(() => {
          // The page must not fail for an announcement: what was read before is shown until the next try.
        });
      await reading;
      const facts = { reader, language, now: clock(), newDays: limits.new_member_days };
      const found = pickAnnouncement(known, facts);
      const text =
        found?.texts.find((one) => one.language === language) ?? found?.texts.find((one) => one.language === 'en');
      if (found === undefined || text === undefined) return null;
      return { id: found.id, starts_at: found.starts_at, text, content: announcementHtml({ ...found, ...text }) };
    },
    expire() {
      readAt = -Infinity;
    },
  };
}
