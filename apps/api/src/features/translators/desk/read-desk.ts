import type { getTranslationDesk as endpoint, TranslationDesk } from '@peonia/contract/translation/translation-desk.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { DeskContext } from '../desk-context.ts';
import { pairsOf } from '../language-pair.sql.ts';
import { countWaiting, jobInHand, waitingOrders } from './desk.sql.ts';
import { ownFigures } from './figures.sql.ts';
import { presentJob, presentWaiting } from './present-job.ts';

/** Waiting orders that the desk lists; the nearest deadlines are what counts. */
const most = 100;

/** Waiting orders and the claimed one. The access is logged. */
export async function readDesk(
  { db, caller }: Call<typeof endpoint>,
  { staff, limits }: DeskContext,
): Promise<TranslationDesk> {
  await staff.requireStaff(db, caller, 'translations.deliver');
  const key = { member_id: caller.id, minutes: limits.translator_idle_minutes };
  const [items, { waiting }, job, pairs, { figures }] = [
    await waitingOrders.all(db, { ...key, most }),
    await countWaiting.one(db, key),
    await jobInHand.first(db, key),
    await pairsOf.all(db, { member_id: caller.id }),
    await ownFigures.one(db, { member_id: caller.id }),
  ];
  if (job !== undefined)
    await staff.noteAct(db, {
      staff_id: caller.id,
      act: 'translation.looked',
      subject: 'translation',
      subject_ids: [job.id],
      detail: `order ${job.id}`,
    });
  return {
    items: items.map(presentWaiting),
    waiting,
    job: job === undefined ? null : await presentJob(db, job),
    pairs,
    figures,
  };
}
