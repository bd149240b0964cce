import type { GoldCents } from '@peonia/core/money.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { postTransfer, type Posted } from '../transfers/post-transfer.ts';
import { walletsOf, type WalletRow } from '../transfers/wallet.sql.ts';
import { houseOfPayout } from './house-of-payout.sql.ts';

/** Earned gold of a member in hundredths. */
interface EarnedGold {
  /** What can be paid out: the earned wallet without what is owed. */
  readonly free: GoldCents;
  /** Shares that were refunded after their gold was gone. */
  readonly owed: GoldCents;
  /** Owed gold that the earned wallet does not cover. */
  readonly uncovered: GoldCents;
}

export async function readEarned(db: Db, memberId: number): Promise<EarnedGold> {
  const wallets = await walletsOf.all(db, { member_id: memberId });
  const wallet = (kind: string) => wallets.find((row) => row.kind === kind);
  return earnedOf(wallet('earned'), wallet('debt'));
}

/** Payouts stand under `payout:<id>` in the books: held, then paid, or given back. */
interface BookedPayout {
  readonly id: number;
  readonly member_id: number;
  readonly gold: GoldCents;
}

/** Moves earned gold to the payout account, where it waits. Throws `payout_short` if not so much is free. */
export async function holdEarned(db: Db, { id, member_id, gold }: BookedPayout): Promise<Posted> {
  const order = { key: `payout:${id}`, kind: 'payout', cause: 'payout', cause_id: id } as const;
  return postTransfer(db, order, [member_id], (wallets) => {
    const own = wallets.get(member_id);
    if (earnedOf(own?.earned, own?.debt).free < gold) throw refuse('payout_short');
    return [
      { member_id, wallet: 'earned', amount: -gold },
      { house: 'payout', amount: gold },
    ];
  });
}

/** The bank has paid: the gold leaves the payout account, and as much leaves the bank. */
export async function payHeldEarned(db: Db, { id, gold }: BookedPayout): Promise<Posted> {
  const order = { key: `payout:${id}:paid`, kind: 'payout', cause: 'payout', cause_id: id } as const;
  return postTransfer(db, order, [], () => [
    { house: 'payout', amount: -gold },
    { house: 'bank', amount: gold },
  ]);
}

/** Gives the gold back to the earnings, from where it waits or, once paid, from where it was paid. */
export async function returnEarned(
  db: Db,
  { id, member_id, gold }: BookedPayout,
  from: 'waiting' | 'paid',
): Promise<Posted> {
  const house = from === 'waiting' ? 'payout' : (await houseOfPayout.one(db, { key: `payout:${id}:paid` })).house;
  const order = { key: `payout:${id}:back`, kind: 'refund', cause: 'payout', cause_id: id } as const;
  return postTransfer(db, order, [member_id], () => [
    { house, amount: -gold },
    { member_id, wallet: 'earned', amount: gold },
  ]);
}

function earnedOf(earned: WalletRow | undefined, debt: WalletRow | undefined): EarnedGold {
  const balance = earned === undefined ? 0 : earned.balance - earned.held;
  const owed = -(debt?.balance ?? 0);
  return { free: Math.max(0, balance - owed), owed, uncovered: Math.max(0, owed - balance) };
}
