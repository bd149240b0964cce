import type { Hold, listHolds as endpoint } from '@peonia/contract/money/ledger.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { goldFromCents } from '@peonia/core/money.ts';
import type { Call } from '../../../platform/http/call.ts';
import { holdsOfMember } from './hold.sql.ts';

/** Held and released gold of the caller: a hold is no transfer, so the bill lists it apart. */
export async function listHolds({ db, caller }: Call<typeof endpoint>, limits: Limits): Promise<{ items: Hold[] }> {
  const rows = await holdsOfMember.all(db, { member_id: caller.id, most: limits.trade_page });
  return {
    items: rows.map(({ id, state, amount, cause, cause_id, created_at }) => ({
      id,
      state,
      amount: goldFromCents(amount),
      cause,
      related_id: cause_id,
      created_at: created_at.toISOString(),
    })),
  };
}
