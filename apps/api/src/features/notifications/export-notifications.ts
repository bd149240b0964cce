import { jsonFile, type Exporter } from '../accounts/public.ts';
import { noticesOf } from './notices/own-notices.sql.ts';
import { subscriptionsOf } from './push-subscription.sql.ts';
import { readSettings } from './settings.ts';

export const notificationsExporter: Exporter = {
  feature: 'notifications',
  async *files(db, memberId) {
    yield jsonFile('notifications/settings.json', {
      ...(await readSettings(db, memberId)),
      push_subscriptions: await subscriptionsOf.all(db, { member_id: memberId }),
    });
    yield jsonFile('notifications/notices.json', await noticesOf.all(db, { member_id: memberId }));
  },
};
