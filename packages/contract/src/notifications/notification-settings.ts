import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './notification-settings.schema.ts';

/**
 * What a member may be told about, by mail and by push. Source: specification section 3, "Notification settings";
 * `search` is new people for a saved one.
 */
export const notificationKinds = [
  'like',
  'feed',
  'visitor',
  'friend',
  'message',
  'search',
  'promotion',
  'billing',
] as const;

export type NotificationKind = (typeof notificationKinds)[number];

export type NotificationSettings = Static<typeof schema.NotificationSettings>;

export const getNotificationSettings = endpoint<typeof schema.notificationSettingsSchemas.getNotificationSettings>({
  method: 'GET',
  path: '/notification_settings',
  audience: 'member',
  idempotency: 'safe',
});

export const updateNotificationSettings = endpoint<
  typeof schema.notificationSettingsSchemas.updateNotificationSettings
>({ method: 'PUT', path: '/notification_settings', audience: 'member', idempotency: 'natural' });

export const getPushKey = endpoint<typeof schema.notificationSettingsSchemas.getPushKey, 'anyone'>({
  method: 'GET',
  path: '/push/key',
  audience: 'anyone',
  idempotency: 'safe',
});

export const subscribePush = endpoint<typeof schema.notificationSettingsSchemas.subscribePush>({
  method: 'POST',
  path: '/push/subscriptions',
  audience: 'member',
  idempotency: 'natural',
});

export const unsubscribePush = endpoint<typeof schema.notificationSettingsSchemas.unsubscribePush>({
  method: 'DELETE',
  path: '/push/subscriptions',
  audience: 'member',
  idempotency: 'natural',
});

export const setPushDevice = endpoint<typeof schema.notificationSettingsSchemas.setPushDevice>({
  method: 'PUT',
  path: '/push/device',
  audience: 'member',
  idempotency: 'natural',
});

/** For an app whose logout the server has not heard of: its token is the proof. */
export const dropPushDevice = endpoint<typeof schema.notificationSettingsSchemas.dropPushDevice, 'visitor'>({
  method: 'DELETE',
  path: '/push/device',
  audience: 'visitor',
  idempotency: 'natural',
});

export const unsubscribeMail = endpoint<typeof schema.notificationSettingsSchemas.unsubscribeMail, 'visitor'>({
  method: 'POST',
  path: '/unsubscribe',
  audience: 'visitor',
  idempotency: 'natural',
});
