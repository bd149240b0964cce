import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Head } from '../../../platform/head/head.ts';

/** Title of the books, which have a catalogue of their own. */
export function booksHead(i18n: I18n): Head {
  return { title: i18n._(msg`Books`) };
}
