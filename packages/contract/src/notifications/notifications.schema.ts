import { packMonths } from '@peonia/core/packs.ts';
import Type from 'typebox';
import { oneOf, nullable } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
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
        avatar: described(
          'Of the newest person behind it, 200×200; null for what the house tells, and for who shows no picture.',
          nullable(Type.String()),
        ),
        user_id: nullable(Type.Integer()),
        name: nullable(Type.String()),
        others: described('How many more people it comes from.', Type.Integer()),
        reason: described(
          'Why the review removed something, or did not accept a selfie.',
          nullable(oneOf(notificationReasons)),
        ),
        amount: described('Gold; of `found` people.', nullable(Type.Number())),
        month: described('The pack of an upgrade, and the last day of VIP.', nullable(oneOf(packMonths))),
        vip_until: nullable(Type.String()),
        order_id: described('The order of the mall.', nullable(Type.Integer())),
        ticket_id: described('The ticket of support.', nullable(Type.Integer())),
        post_id: described('The post.', nullable(Type.Integer())),
        travel_id: described('The travel request.', nullable(Type.Integer())),
        translation: described('The translated text.', nullable(Type.String())),
        content: described(
          "The question, as it was asked; of `found` the name of the search, of `fraud` the member's.",
          nullable(Type.String()),
        ),
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
    reply: { 204: Done },
    errors: ['session_over'],
  },
} as const satisfies EndpointSchemas;

export const notificationsContract = define({ listNotifications, emptyNotifications }, notificationsSchemas);
