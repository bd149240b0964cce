import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Head } from '../../platform/head/head.ts';

const titles = { translations: msg`Translations`, translators: msg`Translators` } as const;

/** Title of a translators' page. */
export function translatorsHead(page: keyof typeof titles, i18n: I18n): Head {
  return { title: i18n._(titles[page]) };
}
