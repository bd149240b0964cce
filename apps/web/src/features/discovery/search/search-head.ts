import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Head } from '../../../platform/head/head.ts';

/** Title and description of the search. */
export function searchHead(i18n: I18n): Head {
  return {
    title: i18n._(msg`Search`),
    description: i18n._(msg`By name, by words in their profile, by what matters to you`),
  };
}
