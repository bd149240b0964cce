import type { Notification } from '@peonia/contract/notifications/notifications.ts';

/** Fields of a notification besides its person, as `Notification` names them. */
export type NotificationFacts = Partial<
  Pick<
    Notification['data'],
    | 'reason'
    | 'amount'
    | 'month'
    | 'vip_until'
    | 'order_id'
    | 'ticket_id'
    | 'post_id'
    | 'travel_id'
    | 'translation'
    | 'content'
  >
>;
