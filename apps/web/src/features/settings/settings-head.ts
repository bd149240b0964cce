import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Head } from '../../platform/head/head.ts';

const titles = {
  me: msg({ message: 'Me', context: 'page' }),
  index: msg`Settings`,
  edit: msg`Edit profile`,
  avatar: msg`Main photo and cover`,
  introduction: msg`Introduction`,
  notification: msg`Notifications`,
  sayhi: msg`Say-hi message`,
  verify: msg`Verification`,
} as const;

/** Title of a settings page or of the `/me` page. */
export function settingsHead(page: keyof typeof titles, i18n: I18n): Head {
  return { title: i18n._(titles[page]) };
}
