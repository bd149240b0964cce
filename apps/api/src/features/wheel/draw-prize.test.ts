import { limits } from '@peonia/contract/protocol/limits.ts';
import { wheelTotal, wheelWeights } from '@peonia/contract/wheel.ts';
import { expect, it } from 'vitest';
import { drawPrize, prizeOf } from './draw-prize.ts';

const weights = wheelWeights(limits);

/** How often each prize comes up. */
function countOf(draws: number, draw: (nth: number) => number): number[] {
  const counts = weights.map(() => 0);
  for (let nth = 0; nth < draws; nth += 1) {
    const prize = draw(nth);
    counts[prize] = (counts[prize] ?? 0) + 1;
  }
  return counts;
}

it('gives each prize exactly as many numbers as its weight', () => {
  const counts = countOf(wheelTotal, (roll) => prizeOf(roll, weights));

  expect(counts).toEqual(weights);
});

it('publishes chances that add up to 100,000', () => {
  expect(weights).toHaveLength(8);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(wheelTotal);
});

it('refuses chances of more than 100,000', () => {
  expect(() => wheelWeights({ ...limits, wheel_one_weight: 99_999 })).toThrow(RangeError);
});

it('draws each prize within six standard deviations of its weight over 1,000,000 draws', () => {
  const draws = 1_000_000;

  const counts = countOf(draws, () => drawPrize(weights));

  for (const [prize, weight] of weights.entries()) {
    const chance = weight / wheelTotal;
    const deviation = Math.sqrt(draws * chance * (1 - chance));
    // Rare prizes have a skewed distribution: a few draws more than the normal one allows.
    expect(Math.abs((counts[prize] ?? 0) - draws * chance), `prize ${prize}`).toBeLessThan(6 * deviation + 10);
  }
});
