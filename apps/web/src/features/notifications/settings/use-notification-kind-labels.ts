import { useLingui } from '@lingui/react/macro';
import type { NotificationKind } from '@peonia/contract/notifications/notification-settings.ts';

/** Label of each kind of notification. */
export function useNotificationKindLabels(): Readonly<Record<NotificationKind, string>> {
  const { t } = useLingui();
  return {
    like: t`Someone likes me`,
    feed: t`Likes on my posts, and posts by friends`,
    visitor: t`Someone views my profile`,
    friend: t`Friend requests`,
    message: t`Messages and calls`,
    search: t`New people for my searches`,
    promotion: t`Offers and news`,
    billing: t`Payments`,
  };
}
