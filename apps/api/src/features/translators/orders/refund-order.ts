import type { Endpoint } from '@peonia/contract/protocol/endpoint.ts';
import type { TranslationRefund } from '@peonia/contract/translation/translators.ts';
import { goldFromCents } from '@peonia/core/money.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { endProgress } from '../../../platform/progress/progress.ts';
import { changeTranslations, readableMessageTexts } from '../../chat/public.ts';
import { emitBalance, reverseTransfer } from '../../ledger/public.ts';
import { notify } from '../../notifications/public.ts';
import { dropTranslation } from '../../translation/public.ts';
import { lockOrder, setRefunded, type OrderRow } from './order.sql.ts';

type Telling = Pick<Call<Endpoint>, 'db' | 'emit'>;
interface Target {
  readonly id: number;
  readonly message_id: number | null;
}

/**
 * Gives the gold of a translation back in full, once, and takes it out of the hands of its translator. Returns whether
 * it did: asked again under the lock of the order, the reason may hold no more, such as when it was delivered a moment
 * before.
 */
export async function refundOrder(
  telling: Telling,
  { id, message_id }: Target,
  reason: TranslationRefund,
): Promise<boolean> {
  let isDone = false;
  const applyDecision = async () => {
    isDone = await refundHeld(telling, id, reason);
  };
  // The conversation is locked before the order, as where one is made and delivered. Of a message that is gone there is
  // nothing to lock.
  const held = message_id === null ? [] : await changeTranslations(telling, [message_id], applyDecision);
  if (held.length === 0) await applyDecision();
  return isDone;
}

async function refundHeld({ db, emit }: Telling, id: number, reason: TranslationRefund): Promise<boolean> {
  const order = await lockOrder.first(db, { id });
  if (order === undefined || order.transfer_id === null || !(await holds(db, order, reason))) return false;
  await reverseTransfer(db, {
    key: `translation-refund:${id}`,
    transfer_id: order.transfer_id,
    cause: 'translation_order',
    cause_id: id,
  });
  await setRefunded.run(db, { id, refund: reason });
  if (order.message_id !== null) await dropTranslation.run(db, { message_id: order.message_id, kind: 'human' });
  if (order.progress_id !== null) await endProgress(db, order.progress_id, 'failed');
  if (order.payer_id !== null) {
    await emitBalance({ db, emit }, order.payer_id);
    await notify(db, {
      member_id: order.payer_id,
      type: 'translation',
      what: 'refunded',
      person_id: order.other_id,
      subject: id,
      facts: { amount: goldFromCents(order.price) },
    });
  }
  return true;
}

async function holds(db: Db, { state, is_due, message_id }: OrderRow, reason: TranslationRefund): Promise<boolean> {
  if (reason === 'complaint') return state === 'done';
  if (state !== 'waiting' && state !== 'taken') return false;
  if (reason === 'late') return is_due;
  return (
    reason !== 'gone' || message_id === null || (await readableMessageTexts.all(db, { ids: [message_id] })).length === 0
  );
}
