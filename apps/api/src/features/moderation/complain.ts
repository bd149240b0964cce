import type { complain as endpoint } from '@peonia/contract/moderation.ts';
import type { Call, Caller } from '../../platform/http/call.ts';
import type { Db } from '../../platform/db/statement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { visiblePost } from '../feed/public.ts';
import { reportUpload } from '../media/public.ts';
import { readStanding } from '../privacy/public.ts';
import { putComplaint } from './complaint.sql.ts';

/**
 * Takes a report. Files in it come into the queue of the review and stay where they are until staff decide. The answer is the same
 * whether there is such a thing or not: nobody learns by a report of whom they may not know.
 */
export async function complain({ db, caller, body }: Call<typeof endpoint>): Promise<object> {
  const content = body.content.trim();
  if (content === '') throw refuse('input_invalid', { field: 'content' });
  const isThere = await noteSubject(db, caller, body.reportType, body.reportId);
  if (isThere) await putComplaint.run(db, { member_id: caller.id, report_type: body.reportType, report_id: body.reportId, content });
  return {};
}

/** False where there is no such thing. A member may be reported also by who cannot see them any more: by a block, say. */
async function noteSubject(db: Db, caller: Caller, type: Call<typeof endpoint>['body']['reportType'], id: number): Promise<boolean> {
  if (type === 'photo') return reportUpload(db, id);
  if (type === 'user') return (await readStanding(db, caller, id)).exists;
  if (type !== 'feed') return true;
  const post = await visiblePost(db, caller, id);
  for (const upload of post?.upload_ids ?? []) await reportUpload(db, upload);
  return post !== undefined;
}
