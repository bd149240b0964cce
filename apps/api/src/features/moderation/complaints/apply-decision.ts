import type { ComplaintReason } from '@peonia/contract/moderation/complaint-reasons.ts';
import type { ComplaintAct } from '@peonia/contract/moderation/complaints.ts';
import type { RemovalReason } from '@peonia/contract/moderation/removal-reasons.ts';
import type { Endpoint } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call, Caller } from '../../../platform/http/call.ts';
import { enqueue } from '../../../platform/outbox/outbox.ts';
import { storeBannedKeys, suspendAccount } from '../../accounts/public.ts';
import { removeMessage } from '../../chat/public.ts';
import { removePost, type FeedContext } from '../../feed/public.ts';
import { reportUpload } from '../../media/public.ts';
import { removeFile } from '../review/remove-file.ts';
import '../events.ts';
import type { ComplaintDetail } from './complaint.sql.ts';
import { isFraud } from './fraud/frauds.ts';
import { insertSanction } from './sanction.sql.ts';
import { removableText, removeText } from './text-case.ts';

export interface ComplaintDecision {
  readonly act: ComplaintAct;
  readonly reason: ComplaintReason;
  /** End of a suspension. */
  readonly until: Date | null;
  /** The sanction of another account that this one is carried over from. */
  readonly carried_from?: number | null;
}

/** The removal reason for the owner of a file, by complaint reason. */
const removalReasonOf: Readonly<Record<ComplaintReason, RemovalReason>> = {
  money: 'text_or_code',
  not_real: 'not_own',
  nudity: 'explicit',
  no_consent: 'explicit',
  hate: 'other',
  minor: 'minor',
  not_own: 'not_own',
  other: 'other',
};

interface DecisionEffects {
  readonly database: Database;
  readonly feed: FeedContext;
  readonly secret: string;
  /** Brings the search up to date. */
  wordsChanged(db: Db, memberId: number): Promise<void>;
}

type StaffCall = Pick<Call<Endpoint>, 'db' | 'emit' | 'afterCommit'> & { readonly caller: Caller };

/** Applies an upheld complaint. A deleted account needs nothing more. */
export async function applyDecision(
  call: StaffCall,
  row: ComplaintDetail,
  { act, reason, until, carried_from = null }: ComplaintDecision,
  { database, feed, secret, wordsChanged }: DecisionEffects,
): Promise<void> {
  const { db, caller } = call;
  if (row.accused_id === null || act === 'none') return;
  if (act === 'remove') {
    // Files of a message or a text case enter the review queue by this decision, which decides about them at once.
    const isQueued = row.report_type !== 'message' && row.member_id !== null;
    for (const upload of row.upload_ids)
      if (isQueued || (await reportUpload(db, upload, { hides: false })))
        await removeAndMail(call, upload, removalReasonOf[reason], feed.limits);
    if (row.report_type === 'message' || row.report_type === 'question')
      await removeMessage(call, { id: row.report_id, reason }, { taking: feed.media.taking, cards: feed.cards });
    await removeText(db, row);
    if (removableText(row) === 'biography') await wordsChanged(db, row.accused_id);
    if (row.report_type === 'feed')
      await removePost(call, { id: row.report_id, author_id: row.accused_id }, database, feed);
    return;
  }
  await insertSanction.run(db, {
    member_id: row.accused_id,
    kind: act,
    complaint_id: row.id,
    staff_id: caller.id,
    until,
    carried_from,
  });
  if (act === 'warn') return;
  await suspendAccount(db, row.accused_id);
  await storeBannedKeys(db, { accountId: row.accused_id, until }, secret);
  await enqueue(db, 'member.suspended', {
    account_id: row.accused_id,
    complaint_id: row.id,
    reason,
    until: until?.toISOString() ?? null,
  });
  if (act === 'ban' && isFraud(reason))
    await enqueue(db, 'member.banned', { account_id: row.accused_id, name: row.accused_name });
}

/** The way back from a decided complaint is the appeal, so that the mail does not wait. */
async function removeAndMail(call: StaffCall, upload: number, reason: RemovalReason, limits: Limits): Promise<void> {
  const file = await removeFile(call, upload, reason, limits);
  if (file !== undefined) await enqueue(call.db, 'file.removed', { account_id: file.owner_id, reason });
}
