import type { ReplyOf } from '../protocol/endpoint.ts';
import type { EventData } from '../protocol/realtime.ts';
import type { listNotifications } from './notifications.ts';

export type NotificationList = ReplyOf<typeof listNotifications>;
export type NotificationEvent =
  | { readonly name: 'notification.made'; readonly data: EventData<'notification.made'> }
  | { readonly name: 'notification.taken'; readonly data: EventData<'notification.taken'> }
  | { readonly name: 'notification.emptied'; readonly data: EventData<'notification.emptied'> }
  | { readonly name: 'counter.read'; readonly data: EventData<'counter.read'> };

/**
 * How the list of the panel changes with the numbered events, which may come twice. The law `snapshot + events = fresh
 * snapshot` is tested against the real server; the counters change in `changeCounters`.
 */
export function changeNotifications(list: NotificationList, event: NotificationEvent): NotificationList {
  switch (event.name) {
    case 'notification.made': {
      const { notification } = event.data;
      return { ...list, items: [notification, ...list.items.filter(({ id }) => id !== notification.id)] };
    }
    case 'notification.taken': {
      const { id, notification } = event.data;
      return { ...list, items: list.items.flatMap((one) => (one.id === id ? (notification ?? []) : one)) };
    }
    case 'notification.emptied': {
      const items = list.items.filter(({ id }) => id > event.data.last_id);
      // Whatever was behind the loaded pages is gone with them.
      return { items, max_id: -1 };
    }
    case 'counter.read':
      return event.data.type === 'notification'
        ? { ...list, items: list.items.map((one) => (one.unread ? { ...one, unread: false } : one)) }
        : list;
  }
}
