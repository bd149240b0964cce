import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  isForLife,
  packMonths,
  packPrice,
  packSaving,
  vipUntilAfter,
  vipUntilWithout,
  type PackMonth,
  type PackPrices,
} from './packs.ts';

/** (30 - (n - 1)) × n gold. Source: specification section 9. */
const prices: PackPrices = {
  pack_trial_cents: 769,
  pack_1_cents: 3_000,
  pack_3_cents: 8_400,
  pack_6_cents: 15_000,
  pack_12_cents: 22_800,
  pack_life_cents: 24_000,
  pack_life_saving: 50,
};

// covers: VIP packs and prices
it.each([
  [0.25, 769, 0],
  [1, 3_000, 0],
  [3, 8_400, 6.6],
  [6, 15_000, 16.6],
  [12, 22_800, 36.6],
  [15, 24_000, 50],
] as const)('%s months cost %s hundredths and save %s per cent', (month, price, saving) => {
  expect([packPrice(month, prices), packSaving(month, prices)]).toEqual([price, saving]);
});

it('claims no saving for a pack that costs more than its single months', () => {
  expect(packSaving(3, { ...prices, pack_3_cents: 9_500 })).toBe(0);
});

it.each([
  [1, null, '2026-01-31', '2026-02-28'],
  [1, '2026-01-10', '2026-01-31', '2026-02-28'],
  [1, '2026-03-15', '2026-01-31', '2026-04-15'],
  [12, null, '2028-02-29', '2029-02-28'],
  [0.25, null, '2026-12-28', '2027-01-04'],
  [15, '2026-03-15', '2026-01-31', '2037-12-31'],
  [12, '2037-06-01', '2026-01-31', '2037-12-31'],
] as const)('%s months on top of %s on %s last until %s', (month, present, today, until) => {
  expect(vipUntilAfter(month, present, today)).toBe(until);
});

const day = fc
  .integer({ min: 0, max: 2_000 })
  .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10));

it('never shortens, and taking a pack back on its day leaves what was there before', () => {
  fc.assert(
    fc.property(fc.constantFrom<PackMonth>(...packMonths), fc.option(day), day, (month, present, today) => {
      const until = vipUntilAfter(month, present, today);
      const from = present !== null && present > today ? present : today;
      const left = vipUntilWithout({ from, until, before: present }, until, today);
      return until > from && (isForLife(until) ? left < until : left === from);
    }),
  );
});

it('keeps what has run and what came later when a pack is taken back', () => {
  const pack = { from: '2026-01-01', until: '2026-02-01', before: null };
  // Ten days have run, and a month was added behind.
  expect(vipUntilWithout(pack, '2026-03-01', '2026-01-11')).toBe('2026-02-08');
  expect(vipUntilWithout(pack, '2026-03-01', '2026-05-01')).toBe('2026-03-01');
  expect(
    vipUntilWithout({ from: '2026-01-01', until: '2037-12-31', before: '2026-09-01' }, '2037-12-31', '2026-01-11'),
  ).toBe('2026-09-01');
});
