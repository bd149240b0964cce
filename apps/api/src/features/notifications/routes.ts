import { notificationSettingsContract as contract } from '@peonia/contract/notifications/notification-settings.schema.ts';
import { notificationsContract } from '@peonia/contract/notifications/notifications.schema.ts';
import type { Context } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { meterNativePush, meterPush } from '../../platform/operations/metrics/meter-push.ts';
import { mailQueue } from '../../platform/outbox/outbox.ts';
import { nativePushSettings } from '../../platform/push/native-push-settings.ts';
import { openNativePush } from '../../platform/push/native-push.ts';
import { openPush } from '../../platform/push/push.ts';
import { faces as facesHook, mutedMessages } from './hooks.ts';
import './events.ts';
import { clearNotifications } from './list/clear-notifications.ts';
import { earningsNotification, shareNotification } from './list/earnings-notification.ts';
import { openNotificationList } from './list/list-notifications.ts';
import { openNotificationRecorder } from './list/record-notifications.ts';
import { sendUnreadMail } from './mail/send-unread-mail.ts';
import { unsubscribeMail } from './mail/unsubscribe-mail.ts';
import { dropPushDevice, setPushDevice } from './push/register-device.ts';
import { openPushSender } from './push/send-push.ts';
import { subscribePush, unsubscribePush } from './push/subscribe-push.ts';
import { readSettings, saveSettings } from './settings.ts';

/** Notifications of the outbox that are stored together. */
const noticesAtOnce = 50;

/** Notification routes, and the listener that pushes published events to offline members. */
export function notificationsRoutes({
  server: app,
  edge,
  config,
  limits,
  realtime,
  mailer,
  outbox,
  log,
  metrics,
  use,
}: Context): void {
  const push = meterPush(openPush(config), metrics);
  const native = meterNativePush(openNativePush(config.of(nativePushSettings)), metrics);
  const faces = use(facesHook);
  const hasMuted = use(mutedMessages);
  route(app, edge, contract.getNotificationSettings, ({ db, caller }) => readSettings(db, caller.id));
  route(app, edge, contract.updateNotificationSettings, saveSettings);
  route(app, edge, contract.getPushKey, async () => ({ key: push.publicKey }));
  route(app, edge, contract.subscribePush, (call) => subscribePush(call, push));
  route(app, edge, contract.unsubscribePush, unsubscribePush);
  route(app, edge, contract.setPushDevice, (call) => setPushDevice(call, native.isOn));
  route(app, edge, contract.dropPushDevice, dropPushDevice);
  route(app, edge, contract.unsubscribeMail, (call) => unsubscribeMail(call, config.secrets));
  route(app, edge, notificationsContract.listNotifications, openNotificationList(faces, limits), {
    readsBesideProof: true,
  });
  route(app, edge, notificationsContract.emptyNotifications, clearNotifications);
  const record = openNotificationRecorder(faces, realtime);
  outbox.subscribeBatches('notifications.notification', 'record-notice', record, noticesAtOnce);
  outbox.subscribe('ledger.settled', 'tell-earnings', (earned, database) =>
    record([earningsNotification(earned)], database),
  );
  outbox.subscribe('ledger.share-moved', 'tell-share', (moved, database) =>
    record([shareNotification(moved)], database),
  );
  outbox.subscribe(
    'notifications.unread',
    'mail-unread',
    (mail) => sendUnreadMail(mail, { config, mailer }),
    mailQueue,
  );

  const isHere = (memberId: number) => realtime.sockets.has(memberId);
  const isMuted = (memberId: number, otherId: number) => hasMuted(edge.database, memberId, otherId);
  const teller = openPushSender({ database: edge.database, push, native, log, brand: config.brand, isHere, isMuted });
  realtime.onPublished(teller.hear);
  app.addHook('onClose', async () => {
    await teller.idle();
    native.close();
  });
}
