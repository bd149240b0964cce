import {
  type PriceAct,
  type PriceList,
  type PriceListRow,
  type PriceListState,
} from '@peonia/contract/money/price-list.ts';
import { pricesOf, type PriceValues } from '@peonia/contract/money/price-rules.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Db } from '../../platform/db/statement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { readAccountSummaries } from '../accounts/public.ts';
import { exampleReceipts } from './example-receipts.ts';
import { knownValues } from './open-price-list.ts';
import { listBefore, readPriceRow, type PriceListHead, type PriceListRecord } from './price-list.sql.ts';

export interface PriceContext {
  readonly limits: Limits;
  /** The numbers of the settings, which hold before the first list. */
  readonly builtIn: Limits;
}

export async function presentRows(db: Db, rows: readonly PriceListHead[]): Promise<PriceListRow[]> {
  const authors = rows.flatMap(({ author_id }) => (author_id === null ? [] : [author_id]));
  const names = await readAccountSummaries(db, [...new Set(authors)]);
  return rows.map((row) => presentRow(row, names.get(row.author_id ?? 0)?.name ?? null));
}

function presentRow(row: PriceListHead, author: string | null): PriceListRow {
  return {
    id: row.id,
    state: stateOf(row),
    valid_from: row.valid_from?.toISOString() ?? null,
    reason: row.reason,
    author,
    changed_at: row.changed_at.toISOString(),
  };
}

function stateOf({ state, has_begun, is_running }: PriceListHead): PriceListState {
  if (state !== 'approved') return state;
  return is_running ? 'in_force' : has_begun ? 'past' : 'planned';
}

/** One list beside the one that it follows. Throws `not_found`. */
export async function presentList(db: Db, id: number, readerId: number, context: PriceContext): Promise<PriceList> {
  const row = await readPriceRow.first(db, { id });
  if (row === undefined) throw refuse('not_found');
  const former = await listBefore.first(db, {
    id,
    valid_from: row.valid_from,
    approved: row.state === 'approved',
  });
  const builtIn = pricesOf(context.builtIn);
  const before: PriceValues = { ...builtIn, ...knownValues(former?.price_values ?? {}) };
  const values: PriceValues = { ...builtIn, ...knownValues(row.price_values) };
  const people = [row.author_id, row.decided_by].flatMap((person) => (person === null ? [] : [person]));
  const names = await readAccountSummaries(db, [...new Set(people)]);
  const nameOf = (person: number | null) => names.get(person ?? 0)?.name ?? null;
  return {
    ...presentRow(row, nameOf(row.author_id)),
    values,
    before,
    before_id: former?.id ?? null,
    receipts: exampleReceipts(context.limits, before, values),
    decided_by: nameOf(row.decided_by),
    decided_at: row.decided_at?.toISOString() ?? null,
    decision: row.decision,
    own: row.author_id === readerId,
    acts: actsOn(row, readerId),
    may_edit: row.state === 'draft' && row.author_id === readerId,
  };
}

/** What a reader may do with a list now. */
export function actsOn(row: PriceListRecord, readerId: number): PriceAct[] {
  const own = row.author_id === readerId;
  switch (stateOf(row)) {
    case 'draft':
      return own ? ['submit', 'cancel'] : ['cancel'];
    case 'waiting':
      return own ? ['revise', 'cancel'] : ['approve', 'refuse'];
    case 'planned':
      return ['cancel'];
    default:
      return [];
  }
}
