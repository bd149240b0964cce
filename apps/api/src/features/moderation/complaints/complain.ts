import type { complain as endpoint, ReportType } from '@peonia/contract/moderation/complaints.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { trimText } from '@peonia/core/trim-text.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { holdPost } from '../../feed/public.ts';
import { holdUploads, reportUpload } from '../../media/public.ts';
import { actOnMember, type RelationshipContext } from '../../social/public.ts';
import { putComplaint } from './complaint.sql.ts';
import { snapshotEvidence } from './snapshot-evidence.ts';

/** Urgent reasons: first in the queue. */
const urgent = /^(?:minor|money|nudity|no_consent)(?::|$)/;
/** Reasons for which the content is hidden at once. */
const hiding = /^(?:minor|nudity|no_consent)(?::|$)/;
/** Content whose files enter the review queue with any complaint; those of other content only if they are hidden. */
const reviewed: ReadonlySet<ReportType> = new Set(['photo', 'feed']);

/**
 * Stores a complaint with a snapshot of the reported content, so that recalling or deleting it loses nothing. A report
 * of a minor or of nudity hides the files of any content, and a post as a whole, until staff decide; what staff have
 * approved stays. The reply does not reveal whether the content exists.
 */
export async function complain(
  call: Call<typeof endpoint>,
  context: RelationshipContext & { limits: Limits },
): Promise<object> {
  const { db, caller, body } = call;
  const content = trimText(body.content);
  if (content === '') throw refuse('input_invalid', { field: 'content' });
  const frozen = await snapshotEvidence(db, caller, body.reportType, body.reportId);
  if (frozen === undefined || frozen.accused_id === caller.id) return {};
  const { accused_id, accused_name, evidence, upload_ids, isUnseen = false } = frozen;
  await putComplaint.run(db, {
    member_id: caller.id,
    report_type: body.reportType,
    report_id: body.reportId,
    content,
    accused_id,
    accused_name,
    evidence: JSON.stringify(evidence),
    upload_ids: [...upload_ids],
    is_urgent: urgent.test(content),
  });
  await holdUploads(db, upload_ids, context.limits.evidence_days);
  const hides = hiding.test(content) && !isUnseen;
  if (hides || reviewed.has(body.reportType))
    for (const upload of upload_ids) await reportUpload(db, upload, { hides });
  if (hides && body.reportType === 'feed') await holdPost(db, body.reportId);
  if (body.block === true && accused_id !== null && body.reportType !== 'translation')
    await actOnMember(call, context, accused_id, 'block');
  return {};
}
