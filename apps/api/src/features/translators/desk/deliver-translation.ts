import { createHash } from 'node:crypto';
import type { deliverTranslation as endpoint } from '@peonia/contract/translation/translation-desk.ts';
import { putBack } from '@peonia/core/redact.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { endProgress } from '../../../platform/progress/progress.ts';
import { changeTranslations, readableMessageTexts } from '../../chat/public.ts';
import { notify } from '../../notifications/public.ts';
import { putTranslation } from '../../translation/public.ts';
import type { DeskContext } from '../desk-context.ts';
import { lockOrder, orderById, setDelivered, type OrderRow } from '../orders/order.sql.ts';

type Delivering = Call<typeof endpoint>;

/** Delivers a translation: names are restored, and both members get it. The deadline is by the server's clock. */
export async function deliverTranslation(
  call: Delivering,
  { staff, outbox }: DeskContext,
): Promise<Record<string, never>> {
  const { db, emit, caller, params, body, afterCommit } = call;
  await staff.requireStaff(db, caller, 'translations.deliver');
  const text = body.text.trim();
  if (text === '') throw refuse('input_invalid', { field: 'text' });
  const hash = createHash('sha256').update(text).digest();
  const order = await orderById.first(db, { id: params.id });
  if (order === undefined || order.translator_id !== caller.id)
    throw refuse(order === undefined ? 'not_found' : 'translation_over');
  if (wasDelivered(order, hash)) return {};
  const told = await changeTranslations(
    { db, emit },
    order.message_id === null ? [] : [order.message_id],
    (locked, messageId) => deliver(locked, { order, message_id: messageId, translator_id: caller.id, text, hash }),
  );
  if (told.length === 0) throw refuse('translation_over');
  await staff.noteAct(db, {
    staff_id: caller.id,
    act: 'translation.delivered',
    subject: 'translation',
    subject_ids: [order.id],
    detail: `order ${order.id}`,
  });
  afterCommit(outbox.nudge);
  return {};
}

interface Delivery {
  readonly order: OrderRow;
  readonly message_id: number;
  readonly translator_id: number;
  readonly text: string;
  readonly hash: Buffer;
}

async function deliver(db: Db, { order: { id }, message_id, translator_id, text, hash }: Delivery): Promise<void> {
  const order = await lockOrder.one(db, { id });
  if (wasDelivered(order, hash)) return;
  const isOpen = order.state === 'taken' && order.translator_id === translator_id && !order.is_due;
  // After a block between the two nothing new is delivered; the gold is refunded within a minute.
  if (!isOpen || (await readableMessageTexts.all(db, { ids: [message_id] })).length === 0)
    throw refuse('translation_over');
  const { text: whole, wrong } = putBack(text, order.originals ?? []);
  if (wrong.length > 0) throw refuse('translation_marks_wrong', { marks: wrong.join(' ') });
  await setDelivered.run(db, { id, hash });
  await putTranslation.run(db, {
    message_id,
    kind: 'human',
    state: 'translated',
    source: order.source,
    target: order.target,
    content: whole,
    engine: null,
  });
  if (order.progress_id !== null) await endProgress(db, order.progress_id, 'done');
  if (order.payer_id !== null)
    await notify(db, {
      member_id: order.payer_id,
      type: 'translation',
      what: 'done',
      person_id: order.other_id,
      subject: id,
      facts: { translation: whole },
    });
}

/** A repeated delivery of the same text by the same translator. */
function wasDelivered({ state, delivered_hash }: OrderRow, hash: Buffer): boolean {
  return state === 'done' && delivered_hash?.equals(hash) === true;
}
