import type { Db } from '../../../platform/db/statement.ts';
import { readAccountSummaries } from '../../accounts/public.ts';
import { readEarlierWordings, readFlaggedMessage } from '../../chat/public.ts';
import { holdUploads } from '../../media/public.ts';
import { mostOpenCases, putComplaint, signalCases } from './complaint.sql.ts';
import { presentWording } from './snapshot-evidence.ts';

/** Days for which files of a case by signals are held for staff. */
export const heldDays = 180;

/** Reports a suspicious message to staff with a snapshot. In the transaction that stores the message. */
export async function reportMessage(
  db: Db,
  { id, signals }: { readonly id: number; readonly signals: readonly string[] },
): Promise<void> {
  const message = await readFlaggedMessage(db, id);
  if (message === undefined) return;
  const { sender_id, kind, content, created_at, upload_ids } = message;
  const known = await signalCases.one(db, { report_type: 'message', report_id: id, words: content });
  if (known.is_known || known.open >= mostOpenCases) return;
  const sender = (await readAccountSummaries(db, [sender_id])).get(sender_id);
  const evidence = {
    words: content || null,
    at: created_at.toISOString(),
    before: [],
    edits: (await readEarlierWordings(db, id)).map(presentWording),
    facts: [{ label: 'kind', value: kind }],
  };
  await putComplaint.run(db, {
    member_id: null,
    report_type: 'message',
    report_id: id,
    content: `Signals: ${signals.join(', ')}`,
    accused_id: sender_id,
    accused_name: sender?.name ?? '',
    evidence: JSON.stringify(evidence),
    upload_ids,
    is_urgent: false,
  });
  await holdUploads(db, upload_ids, heldDays);
}
