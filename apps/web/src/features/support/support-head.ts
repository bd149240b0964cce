import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Head } from '../../platform/head/head.ts';

const titles = { tickets: msg`Tickets`, own: msg`Your requests`, thread: msg`Your request` } as const;

/** Title of a page of support. */
export function supportHead(page: keyof typeof titles, i18n: I18n): Head {
  return { title: i18n._(titles[page]) };
}
