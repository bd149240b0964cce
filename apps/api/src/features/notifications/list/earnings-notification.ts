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

/** Notifies a partner of shares that were taken back or came back; never of who had paid. */
export function shareNotification({
  member_id,
  amount,
  transfer_id,
  what,
}: Topics['ledger.share-moved']): Topics['notifications.notification'] {
  const subject = String(transfer_id);
  return {
    key: `share:${subject}`,
    member_id,
    type: 'payclear',
    what: `share_${what}`,
    person_id: null,
    subject,
    facts: { amount: goldFromCents(amount) },
  };
}
