import type { Notification } from '@peonia/contract/notifications/notifications.ts';
import { pageExists } from '../../../platform/settings.ts';

/** Link target of a notification, or null. */
export function notificationPath({ type, data }: Notification, myId: number): string | null {
  const path = pathFor(type, data, myId);
  if (path !== null && pageExists(path)) return path;
  return data.user_id === null ? null : `/profile/${data.user_id}`;
}

function pathFor(
  type: Notification['type'],
  { what, user_id, order_id, ticket_id, travel_id, post_id }: Notification['data'],
  myId: number,
): string | null {
  switch (type) {
    case 'friend':
      return what === 'asked' ? '/user/request' : null;
    case 'upgrade':
      return '/vip';
    case 'payclear':
      if (what.startsWith('payout_')) return '/setting/cash-out';
      if (what.startsWith('share_')) return '/setting/affiliate';
      // A sale leads to the buyer: members who are no partners earn nothing, so that the bill does not show it.
      return what === 'file_sold' || what === 'contact_sold' ? null : '/bill';
    case 'translation':
      if (what === 'refunded') return '/bill';
      return user_id === null ? null : `/chat/${user_id}`;
    case 'ask':
      return user_id === null ? null : `/chat/${user_id}`;
    case 'feed':
      if (post_id !== null) return `/feed/${post_id}`;
      return user_id === null ? null : `/timeline/${user_id}`;
    case 'verify':
      return '/setting/verify';
    case 'order':
      return order_id === null ? '/orders' : `/order/${order_id}`;
    case 'support':
      return ticket_id === null ? '/support' : `/support/${ticket_id}`;
    case 'travel':
      return travel_id === null ? '/travel' : `/travel/${travel_id}`;
    case 'bio':
      return '/setting/edit';
    case 'avatar':
      return what === 'approved' ? `/profile/${myId}` : '/setting/avatar';
    case 'profile':
      if (what === 'found') return '/user/search';
      if (what === 'asked') return '/setting/edit';
      if (what === 'viewed') return '/setting/staff-views';
      if (what === 'partner_invited') return '/setting/affiliate';
      return what === 'approved' || what === 'removed' ? '/album' : '/setting/complaints';
  }
}
