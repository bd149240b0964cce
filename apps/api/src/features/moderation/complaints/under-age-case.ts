import type { Evidence } from '@peonia/contract/moderation/complaints.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { clearRefusedBirthday, readAccountSummaries } from '../../accounts/public.ts';
import type { BirthdayDoubt } from '../../profiles/public.ts';
import { openSystemCase, putComplaint, type ComplaintDetail } from './complaint.sql.ts';

const refusedLabel = 'refused birthday';

/** Opens an urgent case for staff about a member who gave another birthday after one was refused; one at a time. */
export async function openUnderAgeCase(db: Db, { member_id, refused, given }: BirthdayDoubt): Promise<void> {
  if ((await openSystemCase.one(db, { member_id })).found) return;
  const member = (await readAccountSummaries(db, [member_id])).get(member_id);
  const evidence: Evidence = {
    words: null,
    at: null,
    before: [],
    facts: [
      { label: refusedLabel, value: refused },
      { label: 'given birthday', value: given },
    ],
  };
  await putComplaint.run(db, {
    member_id: null,
    report_type: 'user',
    report_id: member_id,
    content: 'minor: A birthday under the minimum age was refused, then another one was given.',
    accused_id: member_id,
    accused_name: member?.name ?? '',
    evidence: JSON.stringify(evidence),
    upload_ids: [],
    is_urgent: true,
  });
}

/** Whether a case is about a refused birthday. */
export function isUnderAgeCase(row: ComplaintDetail): boolean {
  return row.member_id === null && refusedBirthdayIn(row) !== undefined;
}

/** Lets the member of a dismissed under-age case give their birthday. Does nothing for other cases. */
export async function acceptBirthday(db: Db, row: ComplaintDetail, secret: string): Promise<void> {
  const birthday = refusedBirthdayIn(row);
  if (birthday === undefined || row.accused_id === null || !isUnderAgeCase(row)) return;
  await clearRefusedBirthday(db, { accountId: row.accused_id, birthday }, secret);
}

function refusedBirthdayIn({ evidence }: ComplaintDetail): string | undefined {
  return evidence.facts.find(({ label }) => label === refusedLabel)?.value;
}
