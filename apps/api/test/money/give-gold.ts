import { centsFromGold } from '@peonia/core/money.ts';
import { creditBonus, creditPurchase } from '../../src/features/ledger/public.ts';
import type { Database } from '../../src/platform/db/database.ts';

let given = 0;

/** Gold in a member's wallet, as if it had been paid for, or as bonus. */
export async function giveGold(
  database: Database,
  member: { readonly id: number },
  gold: number,
  wallet: 'purchased' | 'bonus' = 'purchased',
): Promise<void> {
  const order = {
    key: `given:${member.id}:${(given += 1)}`,
    cause: 'test',
    cause_id: given,
    member_id: member.id,
    amount: centsFromGold(gold),
  };
  await database.transaction((db) =>
    wallet === 'bonus'
      ? creditBonus(db, { ...order, kind: 'bonus' })
      : creditPurchase(db, { ...order, kind: 'recharge' }),
  );
}
