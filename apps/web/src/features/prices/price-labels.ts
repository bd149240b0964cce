import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PriceBoard, PriceListState, PriceReceipt } from '@peonia/contract/money/price-list.ts';
import type { PriceGroup, PriceUnit } from '@peonia/contract/money/price-rules.ts';

export const groupLabels: Readonly<Record<PriceGroup, MessageDescriptor>> = {
  gold: msg`Gold`,
  vip: msg`VIP`,
  things: msg`Files, contacts and journeys`,
  calls: msg`Calls`,
  translation: msg({ message: 'Translation', context: 'price' }),
  partners: msg`Partners`,
  payouts: msg`Cash-out`,
  daily: msg`Daily counts`,
};

export const boardLabels: Readonly<Record<PriceBoard, MessageDescriptor>> = {
  open: msg({ message: 'Drafts and planned', context: 'price' }),
  approved: msg({ message: 'History', context: 'price' }),
  over: msg({ message: 'Refused or cancelled', context: 'price' }),
};

export const stateLabels: Readonly<Record<PriceListState, MessageDescriptor>> = {
  draft: msg({ message: 'Draft', context: 'price' }),
  waiting: msg({ message: 'Waiting', context: 'price' }),
  planned: msg({ message: 'Planned', context: 'price' }),
  in_force: msg({ message: 'In force', context: 'price' }),
  past: msg({ message: 'Past', context: 'price' }),
  refused: msg({ message: 'Refused', context: 'price' }),
  cancelled: msg({ message: 'Cancelled', context: 'price' }),
};

/** After a value; codes and signs are the same in every language. Counts have none. */
const unitLabels: Readonly<Record<PriceUnit, MessageDescriptor | 'USD' | 'RMB' | '%' | null>> = {
  usd_cents: 'USD',
  rmb_cents: 'RMB',
  gold_cents: msg({ message: 'gold', context: 'price' }),
  gold: msg({ message: 'gold', context: 'price' }),
  usd: 'USD',
  percent: '%',
  share: '%',
  seconds: msg({ message: 'seconds', context: 'price' }),
  minutes: msg({ message: 'minutes', context: 'price' }),
  days: msg({ message: 'days', context: 'price' }),
  months: msg({ message: 'months', context: 'price' }),
  words: msg({ message: 'words', context: 'price' }),
  characters: msg({ message: 'characters', context: 'price' }),
  count: null,
};

export const receiptLabels: Readonly<Record<PriceReceipt['thing'], MessageDescriptor>> = {
  recharge: msg`{quantity} gold`,
  recharge_vip: msg`{quantity} gold for a VIP member`,
  recharge_china: msg`{quantity} gold on the China site`,
  pack: msg`VIP for {quantity} months`,
  pack_china: msg`VIP for {quantity} months on the China site`,
  travel: msg`Fee of a journey`,
  travel_china: msg`Fee of a journey on the China site`,
  call: msg`{quantity} paid minutes of video`,
  earning: msg`A partner’s share of {quantity} gold`,
};

/** The word or sign after a value; null for counts. */
export function unitWord(i18n: I18n, unit: PriceUnit): string | null {
  const label = unitLabels[unit];
  return label === null || typeof label === 'string' ? label : i18n._(label);
}
