import type { PaymentCase } from '@peonia/contract/money/payment-desk.ts';
import { expect, it } from 'vitest';
import { renderStatic } from '../../../../test/render-static.tsx';
import { makeQueryClient } from '../../../platform/query.ts';
import { PaymentCaseView } from './payment-case-view.tsx';
import { paymentCaseKey } from './payment-queries.ts';

const payment = {
  id: 'a',
  amount: 50,
  gold: 0,
  refunded: 0,
  currency: 'USD',
  state: 'credited',
  held: false,
  asked: null,
  locks: false,
  reason: null,
  events: [],
  events_older: false,
  requests: [],
  refunds: [],
  refunds_older: false,
  history: [],
  called_off_at: null,
  target: null,
  name: 'Anna',
  user_id: 7,
  payer: { joined_at: null, paid: 1, refunds: 0, disputes: 0, debt: 0 },
  gateway: 'card',
  provider_ref: '',
  provider_payment: null,
} as unknown as PaymentCase;

it.each([
  [1, 'en', 'VIP for 1 month<'],
  [3, 'en', 'VIP for 3 months<'],
  [1, 'de', 'VIP für 1 Monat<'],
  [12, 'fr', 'VIP pour 12 mois<'],
  [0.25, 'en', 'VIP trial'],
  [15, 'en', 'VIP for life'],
] as const)('names a pack of %s months in %s', (month, language, expected) => {
  const client = makeQueryClient();
  client.setQueryData(paymentCaseKey('a'), { ...payment, month });
  expect(renderStatic(<PaymentCaseView id="a" />, { language, client })).toContain(expected);
});
