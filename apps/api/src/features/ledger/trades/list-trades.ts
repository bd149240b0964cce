import type { listTrades as endpoint, Trade } from '@peonia/contract/money/ledger.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { goldFromCents } from '@peonia/core/money.ts';
import { cutPage } from '../../../platform/db/cut-page.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { tradesOf, tradesOfKind, type TradeRow } from './trade.sql.ts';

interface TradeSpan {
  readonly kind: Trade['type'] | undefined;
  readonly before: number;
  readonly most: number;
}

/** A page of the bill, newest first. `max_id` -1 ends it. */
export async function listTrades(
  { db, caller, query }: Call<typeof endpoint>,
  limits: Limits,
): Promise<{ items: Trade[]; max_id: number }> {
  if (query.max_id === -1) return { items: [], max_id: -1 };
  // One more row than the page shows whether there is another page.
  const rows = await readTrades(db, caller.id, {
    kind: query.k,
    before: query.max_id ?? Number.MAX_SAFE_INTEGER,
    most: limits.trade_page + 1,
  });
  const { shown, max_id } = cutPage(rows, limits.trade_page);
  return { items: shown.map(presentTrade), max_id };
}

export function readTrades(db: Db, memberId: number, { kind, before, most }: TradeSpan): Promise<TradeRow[]> {
  const span = { member_id: memberId, before, most };
  return kind === undefined ? tradesOf.all(db, span) : tradesOfKind.all(db, { ...span, kind });
}

export function presentTrade(row: TradeRow): Trade {
  return {
    id: row.id,
    type: row.type,
    amount: goldFromCents(row.amount),
    balance: goldFromCents(row.spendable),
    cause: row.cause,
    related_id: row.cause_id,
    user: row.other_id === null || row.other_name === null ? null : { user_id: row.other_id, name: row.other_name },
    created_at: row.created_at.toISOString(),
  };
}
