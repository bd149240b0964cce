import type { NotificationKind } from '@peonia/contract/notifications/notification-settings.ts';
import type { Notification } from '@peonia/contract/notifications/notifications.ts';

/** The switch under which the system tells of an entry of the panel; null for what only the panel tells. */
export function kindOf({ type, data: { what } }: Notification): NotificationKind | null {
  switch (type) {
    case 'friend':
      return 'friend';
    case 'feed':
      return 'feed';
    case 'translation':
      return what === 'done' ? 'message' : 'billing';
    case 'ask':
      return 'message';
    case 'upgrade':
      return what === 'ended' ? 'promotion' : 'billing';
    case 'payclear':
      return what.endsWith('_sold') ? null : 'billing';
    case 'order':
    case 'travel':
      return 'billing';
    case 'profile':
      return what === 'found' ? 'search' : null;
    default:
      return null;
  }
}
