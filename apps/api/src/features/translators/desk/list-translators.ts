import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { listTranslators as endpoint } from '@peonia/contract/translation/translation-desk.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { DeskContext } from '../desk-context.ts';
import { translators } from './figures.sql.ts';

/** Who translates what, how much and how well. */
export async function listTranslators(
  { db, caller }: Call<typeof endpoint>,
  { staff }: DeskContext,
): Promise<ReplyOf<typeof endpoint>> {
  await staff.requireStaff(db, caller, 'translators.read');
  const items = await translators.all(db, {});
  await staff.noteAct(db, {
    staff_id: caller.id,
    act: 'translators.looked',
    subject: 'account',
    subject_ids: items.map(({ user_id }) => user_id),
    detail: 'figures',
  });
  return { items };
}
