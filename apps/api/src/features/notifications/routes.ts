import { noticesContract } from '@peonia/contract/notices.ts';
import { notificationsContract as contract } from '@peonia/contract/notifications.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/db/statement.ts';
import { route, type Edge } from '../../platform/http/route.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Push } from '../../platform/push/push.ts';
import type { RealtimeHub } from '../../platform/realtime/realtime.ts';
import './events.ts';
import { earningsNotice } from './notices/earnings-notice.ts';
import { emptyNotices } from './notices/empty-notices.ts';
import { listNotices } from './notices/list-notices.ts';
import type { Faces } from './notices/present-notices.ts';
import { recordNotice } from './notices/record-notice.ts';
import { sendUnreadMail } from './send-unread-mail.ts';
import { readSettings, saveSettings } from './settings.ts';
import { subscribePush, unsubscribePush } from './subscribe-push.ts';
import { openPushTeller, type PushTeller } from './tell-by-push.ts';
import { unsubscribeMail } from './unsubscribe-mail.ts';

export interface NotificationsParts {
  readonly config: Config;
  readonly hub: RealtimeHub;
  readonly push: Push;
  readonly mailer: Mailer;
  readonly outbox: Outbox;
  readonly faces: Faces;
  /** Whether a member wants to hear nothing of another's messages; conversations stand to the right. */
  hasMuted(db: Db, memberId: number, otherId: number): Promise<boolean>;
}

/** Routes of what members are told, and the ear on published events that pushes to whoever is away. */
export function notificationsRoutes(
  app: FastifyInstance,
  edge: Edge,
  { config, hub, push, mailer, outbox, faces, hasMuted }: NotificationsParts,
): PushTeller {
  route(app, edge, contract.getNotificationSettings, ({ db, caller }) => readSettings(db, caller.id));
  route(app, edge, contract.updateNotificationSettings, saveSettings);
  route(app, edge, contract.getPushKey, async () => ({ key: push.publicKey }));
  route(app, edge, contract.subscribePush, (call) => subscribePush(call, push));
  route(app, edge, contract.unsubscribePush, unsubscribePush);
  route(app, edge, contract.unsubscribeMail, (call) => unsubscribeMail(call, config.secret));
  route(app, edge, noticesContract.listNotifications, (call) => listNotices(call, { faces, limits: config.limits }));
  route(app, edge, noticesContract.emptyNotifications, emptyNotices);
  outbox.subscribe('notifications.notice', 'record-notice', (notice, database) =>
    recordNotice(notice, { database, realtime: edge.realtime, faces }),
  );
  outbox.subscribe('ledger.settled', 'tell-earnings', (earned, database) =>
    recordNotice(earningsNotice(earned), { database, realtime: edge.realtime, faces }),
  );
  outbox.subscribe('notifications.unread', 'mail-unread', (mail) => sendUnreadMail(mail, { config, mailer }));

  const isHere = (memberId: number) => hub.sockets.has(memberId);
  const isMuted = (memberId: number, otherId: number) => hasMuted(edge.database, memberId, otherId);
  const teller = openPushTeller({ database: edge.database, push, log: app.log, brand: config.brand, isHere, isMuted });
  hub.onPublished(teller.hear);
  app.addHook('onClose', teller.idle);
  return teller;
}
