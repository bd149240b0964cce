import { randomInt } from 'node:crypto';
import { wheelTotal } from '@peonia/contract/wheel.ts';

/** Index of the prize for a number from 0 to 99,999: each prize owns as many numbers as its weight. */
export function prizeOf(roll: number, weights: readonly number[]): number {
  let end = 0;
  return weights.findIndex((weight) => roll < (end += weight));
}

/** Draws a prize with the cryptographic generator of the system. */
export function drawPrize(weights: readonly number[]): number {
  return prizeOf(randomInt(wheelTotal), weights);
}
