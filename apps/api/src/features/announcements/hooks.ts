import type { AnnouncementText, Announcement } from '@peonia/contract/announcements.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { hook } from '../../platform/feature.ts';

type GuestAnnouncement = (
  language: Language,
) => Promise<(Announcement & { readonly text: AnnouncementText; readonly starts_at: Date }) | null>;

/** What is announced to guests now. */
export const guestAnnouncement = hook<GuestAnnouncement>('announcements.guest');
