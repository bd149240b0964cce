import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Head } from '../../platform/head/head.ts';

const titles = {
  mall: msg`Flowers and gifts`,
  orders: msg`Orders`,
  order: msg({ message: 'Order', context: 'mall' }),
} as const;

export function mallHead(page: keyof typeof titles, i18n: I18n): Head {
  return { title: i18n._(titles[page]) };
}
