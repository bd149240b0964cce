import type { decidePriceList as endpoint, PriceList } from '@peonia/contract/money/price-list.ts';
import { priceNames } from '@peonia/contract/money/price-rules.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { noteAct, requireFreshStaff } from '../moderation/public.ts';
import type { RunningPrices } from './open-price-list.ts';
import { actsOn, presentList, type PriceContext } from './present-price-list.ts';
import {
  approvePriceList,
  endPriceList,
  isTimeTaken,
  lockPriceRow,
  movePriceList,
  type PriceListRecord,
} from './price-list.sql.ts';

type DecideCall = Call<typeof endpoint>;

/** Names in the log for what was done. */
const actNames = {
  submit: 'prices.submitted',
  revise: 'prices.revised',
  approve: 'prices.approved',
  refuse: 'prices.refused',
  cancel: 'prices.cancelled',
} as const;

/**
 * Moves a list on. Throws `price_list_moved` if it is not as the reader saw it, or would follow another list than the
 * one that it was compared with, and `staff_second_person` to who wrote it.
 */
export async function decidePriceList(
  call: DecideCall,
  context: PriceContext & { readonly running: RunningPrices },
): Promise<PriceList> {
  const { db, caller, body, params } = call;
  await requireFreshStaff(db, caller, 'prices.change', context.limits);
  const row = await lockPriceRow.first(db, { id: params.id });
  if (row === undefined) throw refuse('not_found');
  if (body.act === 'approve' && row.author_id === caller.id) throw refuse('staff_second_person');
  if (row.changed_at.toISOString() !== body.seen || !actsOn(row, caller.id).includes(body.act))
    throw refuse('price_list_moved');
  const seen = await presentList(db, row.id, caller.id, context);
  if (body.act === 'approve' && seen.before_id !== body.before_id) throw refuse('price_list_moved');
  await move(call, row);
  await noteAct.run(db, {
    staff_id: caller.id,
    act: actNames[body.act],
    subject: 'prices',
    subject_ids: [row.id],
    ...changesForLog(seen),
    detail: body.reason?.trim() ?? row.reason,
  });
  call.afterCommit(context.running.refresh);
  return presentList(db, row.id, caller.id, context);
}

async function move({ db, caller, body }: DecideCall, { id, valid_from }: PriceListRecord): Promise<void> {
  switch (body.act) {
    case 'submit':
      await movePriceList.run(db, { id, state: 'waiting' });
      return;
    case 'revise':
      await movePriceList.run(db, { id, state: 'draft' });
      return;
    case 'approve': {
      const decision = reasonOf(body);
      if ((await isTimeTaken.one(db, { id, valid_from })).taken) throw refuse('price_list_time_taken');
      await approvePriceList.run(db, { id, decided_by: caller.id, decision });
      return;
    }
    case 'refuse':
    case 'cancel': {
      const state = body.act === 'refuse' ? 'refused' : 'cancelled';
      await endPriceList.run(db, { id, state, decided_by: caller.id, decision: reasonOf(body) });
      return;
    }
  }
}

function reasonOf({ reason = '' }: DecideCall['body']): string {
  if (reason.trim().length < 5) throw refuse('input_invalid', { field: 'reason' });
  return reason.trim();
}

/** `gold_usd_cents 100, …` before and after; at most 20 values are named. */
function changesForLog({ values, before }: PriceList): { before: string; after: string } {
  const changed = priceNames.filter((name) => values[name] !== before[name]);
  const name = (prices: PriceList['values']) =>
    changed
      .slice(0, 20)
      .map((one) => `${one} ${prices[one]}`)
      .join(', ') + (changed.length > 20 ? ' …' : '');
  return { before: name(before), after: name(values) };
}
