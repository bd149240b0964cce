import type { GoldCents } from '@peonia/core/money.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { KnownSpendingParams } from './known-spending.sql.ts';
import { entriesFrom, walletsByMember } from './post-transfer.ts';
import { planSpending, type Spending } from './spend-gold.ts';
import type { WalletRow } from './wallet.sql.ts';

/** A wallet as it was read, not locked. */
export type KnownWallet = WalletRow & { readonly member_id: number };

interface KnownSpending extends Pick<Spending, 'member_id' | 'price' | 'earner'> {
  readonly wallets: readonly KnownWallet[];
}

/**
 * Plans a spending from wallets that were read before, in the order of their ids, for a statement that posts it only if
 * they have not changed. Returns null where they do not allow it: `spendGold` decides about it.
 */
export function planKnownSpending({ wallets, ...spending }: KnownSpending): KnownSpendingParams | null {
  const byMember = walletsByMember(wallets);
  try {
    const { lines, share } = planSpending(byMember, spending);
    return {
      ...entriesFrom(lines, byMember),
      wallet_ids: wallets.map(({ id }) => id),
      balances: wallets.map(({ balance }) => balance),
      holds: wallets.map(({ held }) => held),
      price: spending.price,
      share,
      held_days: spending.earner?.held_days ?? 0,
    };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Spendable gold after the spending. */
export function balanceAfter(wallets: readonly KnownWallet[], price: GoldCents): GoldCents {
  return wallets
    .filter(({ kind }) => kind === 'bonus' || kind === 'purchased')
    .reduce((sum, { balance, held }) => sum + balance - held, -price);
}
