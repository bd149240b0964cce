import { limits } from '@peonia/contract/protocol/limits.ts';
import { packMonths, packPrice } from '@peonia/core/packs.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { goldFor, priceOf, tariffFor } from './price.ts';

const usd = (usd_cents: number, vip: boolean) => tariffFor('world', { usd_cents, vip }, limits);
const rmb = tariffFor('china', { usd_cents: 100, vip: true }, limits);

// covers: Amount = gold × rate in USD, gold × 6 in RMB, VIP 5 % less in USD
it('use the rate in USD, 5 % less for VIP, and 6 RMB per gold in China', () => {
  expect([
    priceOf(50_00, usd(100, false)),
    priceOf(50_00, usd(100, true)),
    priceOf(50_00, usd(95, false)),
    priceOf(50_00, rmb),
  ]).toEqual([5_000, 4_750, 4_750, 30_000]);
  expect(packMonths.map((month) => priceOf(packPrice(month, limits), usd(100, false)))).toEqual([
    769, 3_000, 8_400, 15_000, 22_800, 24_000,
  ]);
  expect(packMonths.map((month) => priceOf(packPrice(month, limits), rmb))).toEqual([
    4_614, 18_000, 50_400, 90_000, 136_800, 144_000,
  ]);
});

it('round half up, once', () => {
  // 1 gold at 0.90 with 5 % off is 0.855.
  expect(priceOf(1_00, usd(90, true))).toBe(86);
  expect(priceOf(7_69, usd(100, true))).toBe(731);
});

it('take back the refunded share, in any parts, and never more than was bought', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e8 }),
      fc.integer({ min: 1, max: 1e8 }),
      fc.array(fc.integer({ min: 1, max: 1e8 }), { minLength: 1, maxLength: 6 }),
      (amount, gold, parts) => {
        let refunded = 0;
        let taken = 0;
        for (const part of parts) {
          refunded += part;
          const now = goldFor(refunded, { amount, gold });
          expect(now).toBeGreaterThanOrEqual(taken);
          taken = now;
        }
        expect(taken).toBeLessThanOrEqual(gold);
        expect(refunded < amount || taken === gold).toBe(true);
      },
    ),
  );
});
