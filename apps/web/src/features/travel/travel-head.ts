import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Head } from '../../platform/head/head.ts';

const titles = {
  travel: msg`Travel and meet`,
  request: msg`Travel request`,
  desk: msg`Travel desk`,
} as const;

/** Title of a page of travel. */
export function travelHead(page: keyof typeof titles, i18n: I18n): Head {
  return { title: i18n._(titles[page]) };
}
