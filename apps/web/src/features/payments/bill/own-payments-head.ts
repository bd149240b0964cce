import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Head } from '../../../platform/head/head.ts';

export function ownPaymentsHead(i18n: I18n): Head {
  return { title: i18n._(msg({ message: 'Payments', context: 'bill' })) };
}

export function creditHead(i18n: I18n): Head {
  return { title: i18n._(msg`Your gold`) };
}

export function receiptHead(i18n: I18n): Head {
  return { title: i18n._(msg({ message: 'Payment', context: 'bill' })) };
}
