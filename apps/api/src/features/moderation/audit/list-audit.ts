import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { listAudit as endpoint } from '@peonia/contract/staff/audit.ts';
import { isCalendarDay } from '@peonia/core/calendar-day.ts';
import { cutPage } from '../../../platform/db/cut-page.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { readAccountSummaries } from '../../accounts/public.ts';
import { requireStaff } from '../staff-session/require-staff.ts';
import { noteAct } from '../staff.sql.ts';
import { auditEntries } from './audit.sql.ts';

const pageSize = 100;

/** A page of the audit log, newest first. Each page read is an entry with its filters. */
export async function listAudit(
  { db, caller, query }: Call<typeof endpoint>,
  limits: Limits,
): Promise<ReplyOf<typeof endpoint>> {
  await requireStaff(db, caller, 'audit.read', limits);
  const { max_id: last = null, ...filters } = query;
  const given = Object.entries(query).map(([name, value]) => `${name} ${value}`);
  for (const field of ['from', 'to'] as const)
    if (filters[field] !== undefined && !isCalendarDay(filters[field])) throw refuse('input_invalid', { field });
  if (last === -1) return { items: [], max_id: -1 };
  const rows = await auditEntries.all(db, {
    staff_id: filters.staff_id ?? null,
    act: filters.act === undefined ? null : `${filters.act.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`,
    subject_id: filters.subject_id ?? null,
    from: filters.from ?? null,
    to: filters.to ?? null,
    before: last,
    most: pageSize + 1,
  });
  await noteAct.run(db, {
    staff_id: caller.id,
    act: 'audit.looked',
    subject: 'audit',
    subject_ids: [],
    detail: given.join(', '),
  });
  const { shown, max_id } = cutPage(rows, pageSize);
  const staff = await readAccountSummaries(db, [...new Set(shown.map(({ staff_id }) => staff_id))]);
  return {
    items: shown.map(({ at, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      staff_name: staff.get(entry.staff_id)?.name ?? null,
    })),
    max_id,
  };
}
