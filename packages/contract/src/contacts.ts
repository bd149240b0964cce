import Type, { type Static } from 'typebox';
import { Flag, nullable, oneOf } from './choice.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { IdParams, NoParams, NoQuery } from './paging.ts';

const ContactField = nullable(Type.String({ maxLength: 120 }));

export const Contact = Type.Object(
  {
    /** True once the reader may see the fields: bought, VIP where the owner allows, or one's own. */
    open: Type.Boolean(),
    price: Type.Number(),
    /** The owner shows it; only the owner ever sees a 0 here. */
    show: Flag,
    vip_free: Flag,
    /** Which fields there are; their values only when `open`. */
    fields: Type.Array(oneOf(['facebook', 'wechat', 'phone', 'email'])),
    facebook: ContactField,
    wechat: ContactField,
    phone: ContactField,
    email: ContactField,
  },
  { additionalProperties: false },
);
export type Contact = Static<typeof Contact>;

export const getContact = endpoint({
  method: 'GET',
  path: '/contact/:id',
  summary: 'Contact information of a member: the price, and the fields for who may see them.',
  audience: 'member',
  limit: { max: 120, seconds: 60 },
  idempotency: 'safe',
  params: IdParams,
  query: NoQuery,
  body: null,
  reply: { 200: Contact },
  errors: ['session_over', 'not_found'],
});

export const buyContact = endpoint({
  method: 'POST',
  path: '/contact/:id',
  summary: 'Buys a member’s contact information, once for ever.',
  audience: 'member',
  limit: { max: 60, seconds: 60 },
  idempotency: 'key',
  params: IdParams,
  query: NoQuery,
  body: Type.Object({ expected: Type.Number() }, { additionalProperties: false }),
  reply: { 200: Contact },
  errors: ['session_over', 'not_found', 'gold_short', 'price_changed', 'payment_locked', 'spending_capped'],
});

export const saveContact = endpoint({
  method: 'PUT',
  path: '/contact',
  summary: 'Saves one’s own contact information, its price (5 to 200 gold) and whether it is shown.',
  audience: 'member',
  limit: { max: 60, seconds: 60 },
  idempotency: 'natural',
  params: NoParams,
  query: NoQuery,
  body: Type.Object(
    {
      facebook: ContactField,
      wechat: ContactField,
      phone: ContactField,
      email: ContactField,
      price: Type.Integer({ minimum: limits.contact_price_min, maximum: limits.contact_price_max }),
      show: Flag,
      vip_free: Flag,
    },
    { additionalProperties: false },
  ),
  reply: { 200: Contact },
  errors: ['session_over', 'email_invalid', 'phone_invalid'],
});

export const contactsContract = { getContact, buyContact, saveContact } as const;
