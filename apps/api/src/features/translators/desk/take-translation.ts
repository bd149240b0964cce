import type { TranslationJob, takeTranslation as endpoint } from '@peonia/contract/translation/translation-desk.ts';
import { redact } from '@peonia/core/redact.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { moveProgress } from '../../../platform/progress/progress.ts';
import { readAccountIdentifiers } from '../../accounts/public.ts';
import { readableMessageTexts } from '../../chat/public.ts';
import { contactIdentifiers } from '../../contacts/public.ts';
import type { DeskContext } from '../desk-context.ts';
import { orderById } from '../orders/order.sql.ts';
import { jobInHand, storeRedacted, takeOrder, waitingOrders, type WaitingRow } from './desk.sql.ts';
import { presentJob } from './present-job.ts';

/** Number of orders tried: colleagues may have claimed them since they were read. */
const tries = 20;
/** Progress of an order that somebody works on. */
const begun = 10;

type Taking = Call<typeof endpoint>;

/** Claims a translation. A translator with a claimed one gets that one again, and is refused another. */
export async function takeTranslation(call: Taking, context: DeskContext): Promise<{ job: TranslationJob | null }> {
  const { db, caller, body } = call;
  await context.staff.requireStaff(db, caller, 'translations.deliver');
  const key = { member_id: caller.id, minutes: context.limits.translator_idle_minutes };
  const inHand = await jobInHand.first(db, key);
  if (inHand !== undefined && body.id !== undefined && body.id !== inHand.id) throw refuse('translator_busy');
  const id = inHand?.id ?? (await takeOne(call, context));
  if (id === null) return { job: null };
  await context.staff.noteAct(db, {
    staff_id: caller.id,
    act: 'translation.taken',
    subject: 'translation',
    subject_ids: [id],
    detail: `order ${id}`,
  });
  const job = inHand ?? (await jobInHand.one(db, key));
  return { job: await presentJob(db, job) };
}

async function takeOne({ db, caller, body }: Taking, { limits }: DeskContext): Promise<number | null> {
  const key = { member_id: caller.id, minutes: limits.translator_idle_minutes };
  const waiting = (
    await waitingOrders.all(db, { ...key, most: body.id === undefined ? tries : Number.MAX_SAFE_INTEGER })
  ).filter(({ id }) => body.id === undefined || id === body.id);
  if (body.id !== undefined && waiting.length === 0) throw refuse('not_found');
  // Recalled messages and blocked pairs are refunded within a minute and shown to nobody.
  const words = new Map(
    (await readableMessageTexts.all(db, { ids: waiting.flatMap(({ message_id }) => message_id ?? []) })).map((row) => [
      row.id,
      row.content,
    ]),
  );
  for (const order of waiting.filter(({ is_taken }) => !is_taken)) {
    const text = words.get(order.message_id ?? 0);
    if (text === undefined || (await takeOrder.first(db, { ...key, id: order.id })) === undefined) continue;
    await hideNames(db, order, text);
    return order.id;
  }
  if (body.id !== undefined) throw refuse('translation_taken');
  return null;
}

/** Stores the redacted text. Marks are restored at delivery. */
async function hideNames(db: Db, { id }: WaitingRow, text: string): Promise<void> {
  const { payer_id, other_id, progress_id } = await orderById.one(db, { id });
  const ids = [payer_id, other_id].filter((one) => one !== null);
  const { text: redacted, marks } = redact(text, [
    ...(await readAccountIdentifiers(db, ids)),
    ...(await contactIdentifiers(db, ids)),
  ]);
  await storeRedacted.run(db, {
    id,
    redacted,
    originals: marks.map(({ original }) => original),
    kinds: marks.map(({ kind }) => kind),
  });
  if (progress_id !== null) await moveProgress(db, progress_id, begun);
}
