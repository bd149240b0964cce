import { nativePushSettings } from '../../platform/push/native-push-settings.ts';
import { counterSources, deviceRegistrar } from '../accounts/public.ts';
import { feature } from '../feature.ts';
import { notificationsEraser } from './erase-notifications.ts';
import { notificationsExporter } from './export-notifications.ts';
import { notificationsJobs } from './jobs.ts';
import { countOfUnseenNotifications } from './list/notification.sql.ts';
import { markSeen } from './list/unread-counter.ts';
import { unreadMail } from './mail/send-unread-mail.ts';
import { openNotifications } from './open-notifications.ts';
import { deviceRegistrarFor } from './push/register-device.ts';
import { notificationsRoutes } from './routes.ts';

export const notifications = feature({
  name: 'notifications',
  settings: nativePushSettings,
  routes: notificationsRoutes,
  mails: [unreadMail],
  jobs: notificationsJobs,
  eraser: notificationsEraser,
  exporter: notificationsExporter,
  accountOpener: openNotifications,
  provides: [
    counterSources.notification.provide(() => ({ sql: countOfUnseenNotifications, markRead: markSeen })),
    deviceRegistrar.provide(({ config }) => {
      const { fcm, apns } = config.of(nativePushSettings);
      return deviceRegistrarFor((platform) => (platform === 'android' ? fcm : apns) !== null);
    }),
  ],
});
