import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Head } from '../../platform/head/head.ts';

/** Title of the notifications page. */
export function notificationsHead(i18n: I18n): Head {
  return { title: i18n._(msg`Notifications`) };
}

/** Title of the settings of one kind of notification. */
export function notificationKindHead(i18n: I18n): Head {
  return { title: i18n._(msg`Notification settings`) };
}

/** Title of the unsubscribe page. */
export function unsubscribeHead(i18n: I18n): Head {
  return { title: i18n._(msg`Unsubscribe`) };
}
