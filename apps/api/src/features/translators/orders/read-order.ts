import type {
  getTranslationOrder,
  markTranslation as markEndpoint,
  TranslationOrder,
} from '@peonia/contract/translation/translators.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { canReadMessage } from '../../chat/public.ts';
import { orderOfMessage, setMark } from './order.sql.ts';
import { presentOrder } from './present-order.ts';

type Reading = Pick<Call<typeof getTranslationOrder>, 'db' | 'params' | 'caller'>;

/** How the translation of a message stands, for the two of its conversation. */
export async function readOrder({ db, params, caller }: Reading): Promise<{ order: TranslationOrder | null }> {
  if ((await canReadMessage.first(db, { reader: caller.id, id: params.id })) === undefined) throw refuse('not_found');
  const row = await orderOfMessage.first(db, { message_id: params.id });
  return { order: row === undefined ? null : presentOrder(row, params.id, caller.id) };
}

/** `readOrder` where there must be one. */
export async function readOrdered(reading: Reading): Promise<TranslationOrder> {
  const { order } = await readOrder(reading);
  if (order === null) throw refuse('not_found');
  return order;
}

/** What the payer thinks of the translation. */
export async function markTranslation(call: Call<typeof markEndpoint>): Promise<TranslationOrder> {
  const { db, params, caller, body } = call;
  await readOrder(call);
  const reason = body.reason?.trim() ?? '';
  if (
    (await setMark.first(db, {
      message_id: params.id,
      payer_id: caller.id,
      mark: body.mark,
      reason: reason === '' ? null : reason,
    })) === undefined
  )
    throw refuse('not_found');
  return readOrdered(call);
}
