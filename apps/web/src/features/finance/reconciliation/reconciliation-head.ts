import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Head } from '../../../platform/head/head.ts';

/** Title of the reconciliation, which has a catalogue of its own. */
export function reconciliationHead(i18n: I18n): Head {
  return { title: i18n._(msg`Reconciliation`) };
}
