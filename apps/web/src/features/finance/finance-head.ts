import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Head } from '../../platform/head/head.ts';

const titles = {
  payments: msg`Payments`,
  partners: msg`Partners`,
  payouts: msg`Payouts`,
} as const;

/** Title of a page of the money desk. */
export function financeHead(page: keyof typeof titles, i18n: I18n): Head {
  return { title: i18n._(titles[page]) };
}
