import type { listMailDeliveries as endpoint } from '@peonia/contract/operation/maildesk.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { isCalendarDay } from '@peonia/core/calendar-day.ts';
import { cutPage } from '../../../platform/db/cut-page.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { StaffAccess } from '../../accounts/public.ts';
import { listOfDeliveries } from './list-deliveries.sql.ts';

const pageSize = 50;

/** A page of the delivery log. The look is logged with the members it shows. */
export async function listDeliveries(
  { db, caller, query }: Call<typeof endpoint>,
  staff: StaffAccess,
): Promise<ReplyOf<typeof endpoint>> {
  await staff.requireStaff(db, caller, 'mails.read');
  // The pattern lets through days that do not exist.
  if (query.day !== undefined && !isCalendarDay(query.day)) throw refuse('not_found');
  const rows = await listOfDeliveries.all(db, {
    template: query.template ?? null,
    class: query.class ?? null,
    state: query.state ?? null,
    day: query.day ?? null,
    member_id: query.member_id ?? null,
    before: query.max_id ?? Number.MAX_SAFE_INTEGER,
    most: pageSize + 1,
  });
  const { shown, max_id } = cutPage(rows, pageSize);
  await staff.noteAct(db, {
    staff_id: caller.id,
    act: 'mail.deliveries-read',
    subject: 'member',
    subject_ids: [...new Set(shown.flatMap(({ member_id }) => member_id ?? []))],
    detail: `${shown.length} mails`,
  });
  return {
    items: shown.map(({ created_at, handed_over_at, changed_at, ...row }) => ({
      ...row,
      created_at: created_at.toISOString(),
      handed_over_at: handed_over_at?.toISOString() ?? null,
      changed_at: changed_at.toISOString(),
    })),
    max_id,
  };
}
