import {
  changeNotifications,
  type NotificationEvent,
  type NotificationList,
} from '@peonia/contract/notifications/notification-state.ts';
import { useEffect } from 'react';
import { type Pages, queryClient } from '../../../platform/query.ts';
import { onLive, onReset } from '../../../platform/realtime/live.ts';
import { notificationsKey } from './queries.ts';

/** Keeps the cached notifications in sync with live events. Mounted once, beside all pages. */
export function useLiveNotifications(): void {
  useEffect(() => {
    const stops = [
      onLive('notification.made', (data) => apply({ name: 'notification.made', data })),
      onLive('notification.taken', (data) => apply({ name: 'notification.taken', data })),
      onLive('notification.emptied', (data) => apply({ name: 'notification.emptied', data })),
      onLive('counter.read', (data) => apply({ name: 'counter.read', data })),
      onReset(() => void queryClient.invalidateQueries({ queryKey: notificationsKey })),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);
}

function apply(event: NotificationEvent): void {
  queryClient.setQueriesData<Pages<NotificationList>>(
    { queryKey: notificationsKey },
    (data) => data && { pages: [changeNotifications(mergePages(data), event)], pageParams: [undefined] },
  );
  // A page in flight may predate this event.
  if (queryClient.isFetching({ queryKey: notificationsKey }) > 0)
    void queryClient.invalidateQueries({ queryKey: notificationsKey });
}

/** Merges the loaded pages into one that continues where the last one ended. */
function mergePages({ pages }: Pages<NotificationList>): NotificationList {
  return { items: pages.flatMap(({ items }) => items), max_id: pages.at(-1)?.max_id ?? -1 };
}
