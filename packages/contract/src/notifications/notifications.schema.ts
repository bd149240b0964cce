import { packMonths } from '@peonia/core/packs.ts';
import Type from 'typebox';
import { oneOf, nullable } from '../protocol/choice.schema.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { NoParams, PageQuery, Page, NoQuery, Done } from '../protocol/pagination.schema.ts';
import {
  notificationTypes,
  happenings,
  notificationReasons,
  listNotifications,
  emptyNotifications,
} from './notifications.ts';

export const Notification = Type.Object(
  {
    id: Type.Integer(),
    type: oneOf(notificationTypes),
    data: Type.Object(
      {
        what: oneOf([...new Set(Object.values(happenings).flat())]),
        /** Of the newest person behind it, 200×200; null for what the house tells, and for who shows no picture. */
        avatar: nullable(Type.String()),
        user_id: nullable(Type.Integer()),
        name: nullable(Type.String()),
        /** How many more people it comes from. */
        others: Type.Integer(),
        /** Why the review removed something, or did not accept a selfie. */
        reason: nullable(oneOf(notificationReasons)),
        /** Gold; of `found` people. */
        amount: nullable(Type.Number()),
        /** The pack of an upgrade, and the last day of VIP. */
        month: nullable(oneOf(packMonths)),
        vip_until: nullable(Type.String()),
        /** The order of the mall. */
        order_id: nullable(Type.Integer()),
        /** The ticket of support. */
        ticket_id: nullable(Type.Integer()),
        /** The travel request. */
        travel_id: nullable(Type.Integer()),
        /** The translated text. */
        translation: nullable(Type.String()),
        /** The question, as it was asked; of `found` the name of the search, of `fraud` the member's. */
        content: nullable(Type.String()),
      },
      { additionalProperties: false },
    ),
    unread: Type.Boolean(),
    created_at: Type.String(),
  },
  { additionalProperties: false },
);

export const notificationsSchemas = {
  listNotifications: {
    summary:
      'What the member is to know, newest first. The same from several people is one entry until it has been seen.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: PageQuery,
    body: null,
    reply: { 200: Page(Notification) },
    errors: ['session_over'],
  },
  emptyNotifications: {
    summary: 'Empties the panel.',
    limit: { max: 30, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 200: Done },
    errors: ['session_over'],
  },
} as const satisfies EndpointSchemas;

export const notificationsContract = define({ listNotifications, emptyNotifications }, notificationsSchemas);
