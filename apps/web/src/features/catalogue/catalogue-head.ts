import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Head } from '../../platform/head/head.ts';

/** Titles of the pages of the catalogue. */
export function catalogueHead(page: 'catalogue' | 'item', i18n: I18n): Head {
  return { title: page === 'catalogue' ? i18n._(msg`Catalogue`) : i18n._(msg`Catalogue item`) };
}
