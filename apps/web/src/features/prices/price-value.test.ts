import { priceNames, pricesOf } from '@peonia/contract/money/price-rules.ts';
import { limits } from '@peonia/contract/protocol/limits.ts';
import { expect, it } from 'vitest';
import { readValue, showValue, typedValue } from './price-value.ts';

it('reads what it writes, for every value', () => {
  const values = pricesOf(limits);
  expect(priceNames.map((name) => readValue(name, typedValue(name, values[name])))).toEqual(
    priceNames.map((name) => values[name]),
  );
});

it('takes comma and point, and hundredths only where there are some', () => {
  expect([readValue('pack_trial_cents', '7,69'), readValue('pack_trial_cents', ' 7.6 ')]).toEqual([769, 760]);
  expect([readValue('travel_fee', '50.5'), readValue('travel_fee', ''), readValue('pack_1_cents', '1.234')]).toEqual([
    Number.NaN,
    Number.NaN,
    Number.NaN,
  ]);
});

it('shows shares in per cent and cents as money', () => {
  expect([showValue('de', 'partner_share_basis_points', 4_000), showValue('de', 'pack_trial_cents', 769)]).toEqual([
    '40',
    '7,69',
  ]);
});
