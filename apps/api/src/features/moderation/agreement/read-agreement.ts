import type { getAgreement as endpoint } from '@peonia/contract/moderation/agreement.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Call } from '../../../platform/http/call.ts';
import { readAccountSummaries } from '../../accounts/public.ts';
import { requireStaff } from '../staff-session/require-staff.ts';
import { noteAct } from '../staff.sql.ts';
import { listAgreement } from './agreement.sql.ts';

/** How often others decided differently. A share of few cases is not shown, nor can it be worked out. */
export async function readAgreement(
  { db, caller }: Call<typeof endpoint>,
  limits: Limits,
): Promise<ReplyOf<typeof endpoint>> {
  await requireStaff(db, caller, 'agreement.read', limits);
  const rows = await listAgreement.all(db, {});
  const names = await readAccountSummaries(db, [...new Set(rows.map(({ staff_id }) => staff_id))]);
  await noteAct.run(db, {
    staff_id: caller.id,
    act: 'agreement.looked',
    subject: 'staff',
    subject_ids: rows.map(({ staff_id }) => staff_id),
    detail: '',
  });
  const min = limits.agreement_min_cases;
  return {
    items: rows.map(({ staff_id, kind, decided, compared, changed }) => ({
      staff_id,
      staff_name: names.get(staff_id)?.name ?? null,
      kind,
      decided,
      compared,
      rate: compared < min ? null : Math.round((changed / compared) * 1_000) / 1_000,
    })),
    min_cases: min,
    made_at: rows[0]?.counted_at.toISOString() ?? null,
  };
}
