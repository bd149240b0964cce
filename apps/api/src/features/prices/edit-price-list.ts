import type {
  createPriceList as createEndpoint,
  editPriceList as editEndpoint,
  PriceDraft,
  PriceList,
} from '@peonia/contract/money/price-list.ts';
import { checkPrices } from '@peonia/contract/money/price-rules.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { noteAct, requireFreshStaff } from '../moderation/public.ts';
import { presentList, type PriceContext } from './present-price-list.ts';
import { draftByClientId, insertPriceList, lockPriceRow, updatePriceDraft } from './price-list.sql.ts';

const yearMs = 366 * 86_400_000;

/** Writes a draft. Sent twice, it is one. */
export async function createPriceList(
  { db, caller, body }: Call<typeof createEndpoint>,
  context: PriceContext,
): Promise<PriceList> {
  await requireFreshStaff(db, caller, 'prices.change', context.limits);
  const client_id = body.client_id;
  const draft = readDraft(body);
  const inserted = await insertPriceList.first(db, { ...draft, client_id, author_id: caller.id });
  const { id } = inserted ?? (await draftByClientId.one(db, { client_id, author_id: caller.id }));
  if (inserted !== undefined)
    await noteAct.run(db, {
      staff_id: caller.id,
      act: 'prices.drafted',
      subject: 'prices',
      subject_ids: [id],
      detail: draft.reason,
    });
  return presentList(db, id, caller.id, context);
}

/** Replaces the values of an own draft. Throws `price_list_moved` if it is not as the editor saw it. */
export async function editPriceList(
  { db, caller, body, params: { id } }: Call<typeof editEndpoint>,
  context: PriceContext,
): Promise<PriceList> {
  await requireFreshStaff(db, caller, 'prices.change', context.limits);
  const row = await lockPriceRow.first(db, { id });
  if (row === undefined) throw refuse('not_found');
  if (row.state !== 'draft' || row.author_id !== caller.id || row.changed_at.toISOString() !== body.seen)
    throw refuse('price_list_moved');
  await updatePriceDraft.run(db, { id, ...readDraft(body) });
  return presentList(db, id, caller.id, context);
}

/** Checks every value. Throws `price_value` that names all that cannot stand, `price_time` for a day that is over. */
function readDraft({ values, valid_from, reason }: PriceDraft) {
  const problems = checkPrices(values);
  if (problems.length > 0)
    throw refuse('price_value', { names: [...new Set(problems.map(({ name }) => name))].join(', ') });
  const text = reason.trim();
  if (text.length < 5) throw refuse('input_invalid', { field: 'reason' });
  return { values: JSON.stringify(values), valid_from: readTime(valid_from), reason: text };
}

function readTime(text: string | null): Date | null {
  if (text === null) return null;
  const time = new Date(text);
  const ahead = time.getTime() - Date.now();
  // Also refuses times that no calendar has.
  if (!(ahead > 0 && ahead <= yearMs)) throw refuse('price_time');
  return time;
}
