import type { Static } from 'typebox';
import { endpoint } from './protocol/endpoint.ts';
import type { Limits } from './protocol/limits.ts';
import type * as schema from './wheel.schema.ts';

/** Gold of each prize by its index. 0 is a trip; odd ones win nothing. Specification section 9. */
export const wheelGold = [0, 0, 10, 0, 1, 0, 100, 0] as const;

/** The chances of all prizes add up to this. */
export const wheelTotal = 100_000;

export type WheelPrize = Static<typeof schema.WheelPrize>;
export type Wheel = Static<typeof schema.Wheel>;
export type WheelFigures = Static<typeof schema.WheelFigures>;

/**
 * Chance of each prize in 100,000; the odd ones share what is left. Throws if the configured chances are more than
 * that.
 */
export function wheelWeights(limits: Limits): readonly number[] {
  const {
    wheel_trip_weight: trip,
    wheel_ten_weight: ten,
    wheel_one_weight: one,
    wheel_hundred_weight: hundred,
  } = limits;
  const nothing = wheelTotal - trip - ten - one - hundred;
  if (nothing < 0) throw new RangeError('The chances of the wheel are more than 100,000 in 100,000');
  const share = Math.floor(nothing / 4);
  return [trip, nothing - 3 * share, ten, share, one, share, hundred, share];
}

export const getWheel = endpoint<typeof schema.wheelSchemas.getWheel>({
  method: 'GET',
  path: '/wheel',
  audience: 'member',
  idempotency: 'safe',
});

export const spinWheel = endpoint<typeof schema.wheelSchemas.spinWheel>({
  method: 'POST',
  path: '/wheel',
  audience: 'member',
  idempotency: 'once',
  flag: 'wheel',
});

export const getWheelFigures = endpoint<typeof schema.wheelSchemas.getWheelFigures>({
  method: 'GET',
  path: '/staff/wheel',
  audience: 'member',
  idempotency: 'safe',
  permission: 'wheel.read',
});
