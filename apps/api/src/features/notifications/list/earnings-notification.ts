import { goldFromCents } from '@peonia/core/money.ts';
import type { Topics } from '../../../platform/outbox/outbox.ts';

/** Notifies a partner of settled earnings. The ledger is to the left and only emits that it has settled. */
export function earningsNotification({
  member_id,
  amount,
  transfer_id,
}: Topics['ledger.settled']): Topics['notifications.notification'] {
  const subject = String(transfer_id);
  return {
    key: `earnings:${subject}`,
    member_id,
    type: 'payclear',
    what: 'earned',
    person_id: null,
    subject,
    facts: { amount: goldFromCents(amount) },
  };
}
