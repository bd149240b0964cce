import type { listMailSuppressions as endpoint } from '@peonia/contract/operation/maildesk.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { cutPage } from '../../../platform/db/cut-page.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { StaffAccess } from '../../accounts/public.ts';
import { maskAddress, openAddress } from '../address-key.ts';
import { listOfSuppressions } from './list-suppressions.sql.ts';

const pageSize = 50;

/** Addresses that take no mail, shown as first letter and host. The look is logged. */
export async function listSuppressions(
  { db, caller, query }: Call<typeof endpoint>,
  { staff, secrets }: { readonly staff: StaffAccess; readonly secrets: readonly string[] },
): Promise<ReplyOf<typeof endpoint>> {
  await staff.requireStaff(db, caller, 'mails.read');
  const rows = await listOfSuppressions.all(db, {
    reason: query.reason ?? null,
    member_id: query.member_id ?? null,
    before: query.max_id ?? Number.MAX_SAFE_INTEGER,
    most: pageSize + 1,
  });
  const { shown, max_id } = cutPage(rows, pageSize);
  await staff.noteAct(db, {
    staff_id: caller.id,
    act: 'mail.suppressions-read',
    subject: 'member',
    subject_ids: [...new Set(shown.flatMap(({ member_id }) => member_id ?? []))],
    detail: `${shown.length} addresses`,
  });
  return {
    items: shown.map(({ sealed, created_at, ...row }) => ({
      ...row,
      address: maskAddress(openAddress(sealed, secrets)),
      created_at: created_at.toISOString(),
    })),
    max_id,
  };
}
