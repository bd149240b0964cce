import Type from 'typebox';
import { nullable } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { NoParams, NoQuery, Done } from '../protocol/pagination.schema.ts';
import {
  getNotificationSettings,
  updateNotificationSettings,
  getPushKey,
  subscribePush,
  unsubscribePush,
  setPushDevice,
  dropPushDevice,
  unsubscribeMail,
} from './notification-settings.ts';

const Switches = Type.Object(
  {
    like: described('New likes.', Type.Boolean()),
    feed: Type.Boolean(),
    visitor: Type.Boolean(),
    friend: described('Friend requests and new friends.', Type.Boolean()),
    message: described('New messages.', Type.Boolean()),
    search: Type.Boolean(),
    promotion: Type.Boolean(),
    billing: Type.Boolean(),
  },
  { additionalProperties: false },
);

/** A partial schema forgets that it was closed. */
const SomeSwitches = Type.Partial(Switches, { additionalProperties: false });

export const NotificationSettings = Type.Object(
  {
    email: described('Mails, by kind.', Switches),
    push: Switches,
    sound: Type.Boolean(),
    discreet: described('Whether pushes leave out the name of the other member.', Type.Boolean()),
  },
  { additionalProperties: false },
);

const PushDevice = Type.Object(
  {
    push_id: described(
      'Token of the app at the push service of its system.',
      Type.String({ minLength: 8, maxLength: 512 }),
    ),
  },
  { additionalProperties: false },
);

const Endpoint = Type.String({ minLength: 8, maxLength: 2_000 });

export const notificationSettingsSchemas = {
  getNotificationSettings: {
    summary: 'What the member is told by mail and by push, and whether the program plays sounds.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 200: NotificationSettings },
    errors: ['session_over'],
  },
  updateNotificationSettings: {
    summary: 'Changes switches; those that are not sent stay.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object(
      {
        email: Type.Optional(described('Mails, by kind.', SomeSwitches)),
        push: Type.Optional(SomeSwitches),
        sound: Type.Optional(Type.Boolean()),
        discreet: Type.Optional(described('Whether pushes leave out the name of the other member.', Type.Boolean())),
      },
      { additionalProperties: false },
    ),
    reply: { 200: NotificationSettings },
    errors: ['session_over'],
  },
  getPushKey: {
    summary: 'The public key browsers subscribe to pushes with; null where push is switched off.',
    limit: { max: 60, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 200: Type.Object({ key: nullable(Type.String()) }, { additionalProperties: false }) },
    errors: [],
  },
  subscribePush: {
    summary: 'Lets pushes reach this browser until the session ends. The same browser again replaces its subscription.',
    limit: { max: 30, seconds: 60 },
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
  },
  unsubscribePush: {
    summary: 'Ends the pushes to this browser.',
    limit: { max: 30, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object({ endpoint: Endpoint }, { additionalProperties: false }),
    reply: { 204: Done },
    errors: ['session_over'],
  },
  setPushDevice: {
    summary:
      'Lets pushes reach this app (`X-Client`: android or ios) until the session ends. A new token replaces the one before.',
    limit: { max: 30, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: PushDevice,
    reply: { 200: Done },
    errors: ['session_over', 'push_refused'],
  },
  dropPushDevice: {
    summary:
      'Ends the pushes to an app that was logged out without a network. Needs no session: only the app and the push service of its system know the token.',
    limit: { max: 30, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: PushDevice,
    reply: { 204: Done },
    errors: [],
  },
  unsubscribeMail: {
    summary:
      'Ends the kind of mail that carried this link, without a login; also the one-click call of mail programs (RFC 8058).',
    limit: { max: 60, seconds: 60 },
    params: NoParams,
    query: Type.Object(
      { token: described('As the link of the mail has it.', Type.String({ maxLength: 300 })) },
      { additionalProperties: false },
    ),
    /** Mail programs send `List-Unsubscribe=One-Click`. */
    body: Type.Unsafe<Readonly<Record<string, string>> | null>({ type: ['object', 'null'], maxProperties: 4 }),
    reply: { 200: Done },
    errors: ['link_invalid'],
  },
} as const satisfies EndpointSchemas;

export const notificationSettingsContract = define(
  {
    getNotificationSettings,
    updateNotificationSettings,
    getPushKey,
    subscribePush,
    unsubscribePush,
    setPushDevice,
    dropPushDevice,
    unsubscribeMail,
  },
  notificationSettingsSchemas,
);
