import { jsonFile, type Exporter } from '../accounts/public.ts';
import { notificationsOf } from './list/own-notifications.sql.ts';
import { devicesOf } from './push/push-device.sql.ts';
import { subscriptionsOf } from './push/push-subscription.sql.ts';
import { readSettings } from './settings.ts';

export const notificationsExporter: Exporter = {
  feature: 'notifications',
  async *files(db, memberId) {
    yield jsonFile('notifications/settings.json', {
      ...(await readSettings(db, memberId)),
      push_devices: await devicesOf.all(db, { member_id: memberId }),
      push_subscriptions: await subscriptionsOf.all(db, { member_id: memberId }),
    });
    yield jsonFile('notifications/notices.json', await notificationsOf.all(db, { member_id: memberId }));
  },
};
