import {
  notificationKinds,
  type NotificationKind,
  type NotificationSettings,
  type updateNotificationSettings,
} from '@peonia/contract/notifications/notification-settings.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Call } from '../../platform/http/call.ts';
import { readSound, saveAccount } from '../accounts/public.ts';
import { readSwitches, writeSwitches } from './notification-setting.sql.ts';

export async function readSettings(db: Db, memberId: number): Promise<NotificationSettings> {
  const [row, sound] = await Promise.all([readSwitches.one(db, { member_id: memberId }), readSound(db, memberId)]);
  const switches = (way: 'email' | 'push') =>
    Object.fromEntries(notificationKinds.map((kind) => [kind, row[`${way}_${kind}`]])) as NotificationSettings['email'];
  return { email: switches('email'), push: switches('push'), sound, discreet: row.is_discreet };
}

/** Whether the member wants mail of this kind. Security alerts are always sent. */
export async function wantsMail(db: Db, memberId: number, kind: NotificationKind): Promise<boolean> {
  return (await readSwitches.first(db, { member_id: memberId }))?.[`email_${kind}`] ?? false;
}

/** Turns off all mails that are no answer to an act of the member: one of them was marked as spam. */
export async function stopMails(db: Db, memberId: number): Promise<void> {
  const stopped = notificationKinds.filter((kind) => kind !== 'billing');
  const changes = named('email', Object.fromEntries(stopped.map((kind) => [kind, false])));
  await writeSwitches.run(db, { member_id: memberId, changes: JSON.stringify(changes) });
}

export async function saveSettings({
  db,
  body,
  caller,
  emit,
}: Call<typeof updateNotificationSettings>): Promise<NotificationSettings> {
  const changes = {
    ...named('email', body.email ?? {}),
    ...named('push', body.push ?? {}),
    ...(body.discreet === undefined ? {} : { is_discreet: body.discreet }),
  };
  if (Object.keys(changes).length > 0)
    await writeSwitches.run(db, { member_id: caller.id, changes: JSON.stringify(changes) });
  if (body.sound !== undefined) {
    await saveAccount(db, caller.id, { has_sound: body.sound });
    emit(caller.id, 'account.changed', {});
  }
  return readSettings(db, caller.id);
}

function named(way: 'email' | 'push', switches: Readonly<Record<string, boolean>>): Record<string, boolean> {
  return Object.fromEntries(Object.entries(switches).map(([kind, on]) => [`${way}_${kind}`, on]));
}
