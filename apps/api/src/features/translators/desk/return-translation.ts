import type { returnTranslation as endpoint } from '@peonia/contract/translation/translation-desk.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { DeskContext } from '../desk-context.ts';
import { orderById } from '../orders/order.sql.ts';
import { refundOrder } from '../orders/refund-order.ts';
import { freeOrder, noteReturn } from './desk.sql.ts';

/**
 * Returns an order: to a colleague, or with a refund if nobody can or should translate it. Rule violations are reported
 * to moderators by the product.
 */
export async function returnTranslation(
  call: Call<typeof endpoint>,
  { staff, outbox }: DeskContext,
): Promise<Record<string, never>> {
  const { db, emit, caller, params, body, afterCommit } = call;
  await staff.requireStaff(db, caller, 'translations.deliver');
  const order = await orderById.first(db, { id: params.id });
  if (order === undefined) throw refuse('not_found');
  if (order.state !== 'taken' || order.translator_id !== caller.id) throw refuse('translation_over');
  const { reason, note = '' } = body;
  const isDone =
    reason === 'colleague'
      ? (await freeOrder.first(db, { id: order.id, member_id: caller.id })) !== undefined
      : await refundOrder({ db, emit }, order, reason);
  if (!isDone) throw refuse('translation_over');
  await noteReturn.run(db, { id: order.id, member_id: caller.id, reason, note: note.trim() });
  if (reason === 'abusive' && order.message_id !== null)
    await staff.reportMessage(db, { id: order.message_id, signals: ['translator'] });
  await staff.noteAct(db, {
    staff_id: caller.id,
    act: 'translation.returned',
    subject: 'translation',
    subject_ids: [order.id],
    detail: reason,
  });
  afterCommit(outbox.nudge);
  return {};
}
