import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { wheelGold, wheelWeights, type spinWheel as endpoint } from '@peonia/contract/wheel.ts';
import { centsFromGold } from '@peonia/core/money.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { hasProvenEmail } from '../accounts/public.ts';
import { creditBonus, emitBalance } from '../ledger/public.ts';
import { drawPrize } from './draw-prize.ts';
import { countTrips, insertSpin, lockTrips } from './wheel.sql.ts';

const nothing = 1;

/**
 * Draws the prize of the day and credits it in one transaction. Throws `spin_email_unverified` without a verified
 * e-mail address and `spin_used` after the spin of this UTC day.
 */
export async function spinWheel(
  { db, caller, emit }: Pick<Call<typeof endpoint>, 'db' | 'caller' | 'emit'>,
  limits: Limits,
  draw: (weights: readonly number[]) => number = drawPrize,
): Promise<{ prize: number }> {
  if (!(await hasProvenEmail(db, caller.id))) throw refuse('spin_email_unverified');
  const drawn = draw(wheelWeights(limits));
  const prize = drawn === 0 && !(await isTripLeft(db, limits)) ? nothing : drawn;
  const gold = centsFromGold(wheelGold[prize] ?? 0);

  const spin = await insertSpin.first(db, { member_id: caller.id, prize, gold });
  if (spin === undefined) throw refuse('spin_used');
  if (gold > 0) {
    const order = { key: `wheel:${spin.id}`, kind: 'bonus', cause: 'wheel_spin', cause_id: spin.id } as const;
    await creditBonus(db, { ...order, member_id: caller.id, amount: gold });
    await emitBalance({ db, emit }, caller.id);
  }
  return { prize };
}

/** Locks the stock of trips until the transaction ends. */
async function isTripLeft(db: Db, limits: Limits): Promise<boolean> {
  await lockTrips.run(db, {});
  const { count, stock } = await countTrips.one(db, {});
  return count < (stock ?? limits.wheel_trips);
}
