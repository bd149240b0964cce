import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Head } from '../../platform/head/head.ts';

const titles = { announcements: msg`Announcements`, announcement: msg`Announcement` } as const;

/** Title of a staff page of announcements. */
export function announcementsHead(page: keyof typeof titles, i18n: I18n): Head {
  return { title: i18n._(titles[page]) };
}
