import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Head } from '../../../platform/head/head.ts';

/** Titles of the editor of the written pages. */
export function pagesDeskHead(page: 'pages' | 'page', i18n: I18n): Head {
  return { title: page === 'pages' ? i18n._(msg`Pages`) : i18n._(msg`Edit a page`) };
}
