import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Head } from '../../platform/head/head.ts';

const titles = {
  start: msg`Overview`,
  review: msg`Review`,
  selfies: msg`Selfie checks`,
  complaints: msg`Complaints`,
  appeals: msg`Appeals`,
  members: msg`Members`,
  member: msg`Member`,
  wave: msg`Ban wave`,
  view: msg`View as member`,
  views: msg`Views by our team`,
  roles: msg`Staff roles`,
  audit: msg`Audit log`,
  'dead-letters': msg`Failed deliveries`,
  own: msg`Reports and decisions`,
  appeal: msg`Appeal`,
} as const;

/** Title of a staff page or of a member's complaint page. */
export function moderationHead(page: keyof typeof titles, i18n: I18n): Head {
  return { title: i18n._(titles[page]) };
}
