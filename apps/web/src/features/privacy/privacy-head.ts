import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Head } from '../../platform/head/head.ts';

const titles = { privacy: msg`Privacy`, translation: msg({ message: 'Translation', context: 'settings' }) } as const;

export function privacyHead(page: keyof typeof titles, i18n: I18n): Head {
  return { title: i18n._(titles[page]) };
}
