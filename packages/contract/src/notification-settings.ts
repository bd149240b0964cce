import Type, { type Static } from 'typebox';
import { nullable } from './choice.ts';
import { endpoint } from './endpoint.ts';
import { Done, NoParams, NoQuery } from './paging.ts';

/**
 * What a member may be told about, by mail and by push. Source: specification section 3, "Notification settings";
 * `search` is new people for a saved one.
 */
export const notificationKinds = ['like', 'visitor', 'friend', 'message', 'search', 'promotion', 'billing'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

const Switches = Type.Object(
  {
    like: Type.Boolean(),
    visitor: Type.Boolean(),
    friend: Type.Boolean(),
    message: Type.Boolean(),
    search: Type.Boolean(),
    promotion: Type.Boolean(),
    billing: Type.Boolean(),
  },
  { additionalProperties: false },
);

/** A partial schema forgets that it was closed. */
const SomeSwitches = Type.Partial(Switches, { additionalProperties: false });

export const NotificationSettings = Type.Object(
  { email: Switches, push: Switches, sound: Type.Boolean() },
  { additionalProperties: false },
);
export type NotificationSettings = Static<typeof NotificationSettings>;

export const getNotificationSettings = endpoint({
  method: 'GET',
  path: '/notification_settings',
  summary: 'What the member is told by mail and by push, and whether the program plays sounds.',
  audience: 'member',
  limit: { max: 120, seconds: 60 },
  idempotency: 'safe',
  params: NoParams,
  query: NoQuery,
  body: null,
  reply: { 200: NotificationSettings },
  errors: ['session_over'],
});

export const updateNotificationSettings = endpoint({
  method: 'PUT',
  path: '/notification_settings',
  summary: 'Changes switches; those that are not sent stay.',
  audience: 'member',
  limit: { max: 120, seconds: 60 },
  idempotency: 'natural',
  params: NoParams,
  query: NoQuery,
  body: Type.Object(
    { email: Type.Optional(SomeSwitches), push: Type.Optional(SomeSwitches), sound: Type.Optional(Type.Boolean()) },
    { additionalProperties: false },
  ),
  reply: { 200: NotificationSettings },
  errors: ['session_over'],
});

export const getPushKey = endpoint({
  method: 'GET',
  path: '/push/key',
  summary: 'The public key browsers subscribe to pushes with; null where push is switched off.',
  audience: 'anyone',
  limit: { max: 60, seconds: 60 },
  idempotency: 'safe',
  params: NoParams,
  query: NoQuery,
  body: null,
  reply: { 200: Type.Object({ key: nullable(Type.String()) }, { additionalProperties: false }) },
  errors: [],
});

const Endpoint = Type.String({ minLength: 8, maxLength: 2_000 });

export const subscribePush = endpoint({
  method: 'POST',
  path: '/push/subscriptions',
  summary: 'Lets pushes reach this browser until the session ends. The same browser again replaces its subscription.',
  audience: 'member',
  limit: { max: 30, seconds: 60 },
  idempotency: 'natural',
  params: NoParams,
  query: NoQuery,
  body: Type.Object(
    {
      endpoint: Endpoint,
      keys: Type.Object(
        {
          p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}=?$' }),
          auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}={0,2}$' }),
        },
        { additionalProperties: false },
      ),
    },
    { additionalProperties: false },
  ),
  reply: { 201: Done },
  errors: ['session_over', 'push_refused'],
});

export const unsubscribePush = endpoint({
  method: 'DELETE',
  path: '/push/subscriptions',
  summary: 'Ends the pushes to this browser.',
  audience: 'member',
  limit: { max: 30, seconds: 60 },
  idempotency: 'natural',
  params: NoParams,
  query: NoQuery,
  body: Type.Object({ endpoint: Endpoint }, { additionalProperties: false }),
  reply: { 200: Done },
  errors: ['session_over'],
});

export const unsubscribeMail = endpoint({
  method: 'POST',
  path: '/unsubscribe',
  summary:
    'Ends the kind of mail that carried this link, without a login; also the one-click call of mail programs (RFC 8058).',
  audience: 'visitor',
  limit: { max: 60, seconds: 60 },
  idempotency: 'natural',
  params: NoParams,
  query: Type.Object({ token: Type.String({ maxLength: 300 }) }, { additionalProperties: false }),
  /** Mail programs send `List-Unsubscribe=One-Click`. */
  body: Type.Unsafe<Readonly<Record<string, string>> | null>({ type: ['object', 'null'], maxProperties: 4 }),
  reply: { 200: Done },
  errors: ['link_invalid'],
});

export const notificationSettingsContract = {
  getNotificationSettings,
  updateNotificationSettings,
  getPushKey,
  subscribePush,
  unsubscribePush,
  unsubscribeMail,
} as const;
