import type { Db } from '../../../platform/db/statement.ts';
import { notify } from '../../notifications/public.ts';
import { noteAct } from '../staff.sql.ts';
import type { EndedView } from './view-as.sql.ts';

/** Logs how long a view took and what it showed, and tells the member. */
export async function finishView(db: Db, { id, member_id, staff_id, minutes, pages }: EndedView): Promise<void> {
  await noteAct.run(db, {
    staff_id,
    act: 'member.view-ended',
    subject: 'account',
    subject_ids: [member_id],
    detail: [`${minutes} min`, pages.join(', ')].filter(Boolean).join(' · '),
  });
  await notify(db, { member_id, type: 'profile', what: 'viewed', person_id: null, subject: id });
}
