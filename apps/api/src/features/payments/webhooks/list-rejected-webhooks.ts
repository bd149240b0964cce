import type { listRejectedWebhooks as endpoint } from '@peonia/contract/money/payment-desk.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { cutPage } from '../../../platform/db/cut-page.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { StaffAccess } from '../../accounts/public.ts';
import { listOfRejectedWebhooks } from './rejected-webhook.sql.ts';

const pageSize = 20;

/** Webhooks that failed verification, newest first. The look is logged, since a genuine body names its payer. */
export async function listRejectedWebhooks(
  { db, caller, query }: Call<typeof endpoint>,
  staff: StaffAccess,
): Promise<ReplyOf<typeof endpoint>> {
  await staff.requireStaff(db, caller, 'payments.read');
  const rows = await listOfRejectedWebhooks.all(db, {
    before: query.max_id ?? Number.MAX_SAFE_INTEGER,
    most: pageSize + 1,
  });
  const { shown, max_id } = cutPage(rows, pageSize);
  await staff.noteAct(db, {
    staff_id: caller.id,
    act: 'payment.rejected-webhooks-read',
    subject: 'payment',
    subject_ids: [],
    detail: `${shown.length} webhooks`,
  });
  return {
    items: shown.map(({ received_at, ...row }) => ({ ...row, received_at: received_at.toISOString() })),
    max_id,
  };
}
