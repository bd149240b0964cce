import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Head } from '../../../platform/head/head.ts';

/** Title of the disputes, which have a catalogue of their own. */
export function disputesHead(i18n: I18n): Head {
  return { title: i18n._(msg`Disputes`) };
}
