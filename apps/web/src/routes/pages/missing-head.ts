import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Head } from '../../platform/head/head.ts';

export function missingHead(i18n: I18n): Head {
  return { title: i18n._(msg`Page not found`) };
}

/** Title of a page that could not be loaded. */
export function problemHead(i18n: I18n): Head {
  return { title: i18n._(msg`This page could not be shown`) };
}

/** What `boot.ts` says where the program does not come. */
export function programMissingText(i18n: I18n): string {
  return i18n._(msg`Check your connection and try again.`);
}
