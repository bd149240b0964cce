import type { Limits } from '@peonia/contract/protocol/limits.ts';
import {
  wheelGold,
  wheelTotal,
  wheelWeights,
  type getWheel,
  type getWheelFigures,
  type Wheel,
  type WheelFigures,
  type WheelPrize,
} from '@peonia/contract/wheel.ts';
import { goldFromCents } from '@peonia/core/money.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Call } from '../../platform/http/call.ts';
import { hasProvenEmail, type StaffAccess } from '../accounts/public.ts';
import { countTrips, spinOfToday, spinsByPrize, tripWinners } from './wheel.sql.ts';

const days = 30;
const day = 86_400_000;

/** The wheel as the member sees it today. */
export async function readWheel({ db, caller }: Call<typeof getWheel>, limits: Limits): Promise<Wheel> {
  const [spin, isProven, tripsLeft] = await Promise.all([
    spinOfToday.first(db, { member_id: caller.id }),
    hasProvenEmail(db, caller.id),
    countTripsLeft(db, limits),
  ]);
  return {
    ready: isProven && spin === undefined ? 1 : 0,
    email_verified: isProven ? 1 : 0,
    prize: spin?.prize ?? null,
    prizes: publishedPrizes(limits, tripsLeft),
    next_at: new Date((Math.floor(Date.now() / day) + 1) * day).toISOString(),
  };
}

/** Winners of a trip that are listed. */
const winnersMost = 100;

/** Payouts of the last days against their expectation. The access is logged. */
export async function readWheelFigures(
  { db, caller }: Call<typeof getWheelFigures>,
  limits: Limits,
  staff: StaffAccess,
): Promise<WheelFigures> {
  await staff.requireStaff(db, caller, 'wheel.read');
  await staff.noteAct(db, {
    staff_id: caller.id,
    act: 'wheel.figures',
    subject: 'wheel',
    subject_ids: [],
    detail: '',
  });
  const counted = await spinsByPrize.all(db, { days });
  const trips = await tripWinners.all(db, { most: winnersMost + 1 });
  const tripsLeft = await countTripsLeft(db, limits);
  const spins = counted.reduce((sum, { count }) => sum + count, 0);
  const prizes = publishedPrizes(limits, tripsLeft).map((prize) => ({
    ...prize,
    count: counted.find((row) => row.prize === prize.prize)?.count ?? 0,
    expected: (spins * prize.weight) / wheelTotal,
  }));
  return {
    days,
    spins,
    gold: goldFromCents(counted.reduce((sum, { gold }) => sum + gold, 0)),
    expected_gold: Math.round(prizes.reduce((sum, { gold, expected }) => sum + gold * expected, 0) * 100) / 100,
    trips_left: tripsLeft,
    prizes,
    trips: trips.slice(0, winnersMost),
    trips_older: trips.length > winnersMost,
  };
}

/** Chances as they are: without a trip left its chance belongs to the field beside it. */
function publishedPrizes(limits: Limits, tripsLeft: number): WheelPrize[] {
  const [trip = 0, next = 0, ...rest] = wheelWeights(limits);
  const weights = tripsLeft > 0 ? [trip, next, ...rest] : [0, trip + next, ...rest];
  return weights.map((weight, prize) => ({ prize, gold: wheelGold[prize] ?? 0, weight }));
}

async function countTripsLeft(db: Db, limits: Limits): Promise<number> {
  const { count, stock } = await countTrips.one(db, {});
  return Math.max(0, (stock ?? limits.wheel_trips) - count);
}
