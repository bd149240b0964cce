import Type from 'typebox';
import { getContact, buyContact, saveContact } from './contacts.ts';
import { nullable, Flag, oneOf } from './protocol/choice.schema.ts';
import { described } from './protocol/described.ts';
import { define, type EndpointSchemas } from './protocol/endpoint.ts';
import { IdParams, NoQuery, NoParams } from './protocol/pagination.schema.ts';

const fieldNames = Type.Array(oneOf(['facebook', 'wechat', 'phone', 'email']));
const ContactField = nullable(Type.String({ maxLength: 120 }));

export const Contact = Type.Object(
  {
    open: described(
      "True once the reader may see the fields: bought, VIP where the owner allows, or one's own.",
      Type.Boolean(),
    ),
    price: Type.Number(),
    show: described('The owner shows it; only the owner ever sees a 0 here.', Flag),
    vip_free: Flag,
    fields: described('Which fields there are; their values only when `open`.', fieldNames),
    facebook: ContactField,
    wechat: ContactField,
    phone: ContactField,
    email: ContactField,
  },
  { additionalProperties: false },
);

export const contactsSchemas = {
  getContact: {
    summary: 'Contact information of a member: the price, and the fields for who may see them.',
    limit: { max: 120, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 200: Contact },
    errors: ['session_over', 'not_found'],
  },
  buyContact: {
    summary: 'Buys a member’s contact information, once for ever.',
    limit: { max: 60, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object(
      {
        expected: Type.Number(),
        fields: Type.Optional(
          described('The fields that the buyer was shown: where one of them is gone, nothing is charged.', fieldNames),
        ),
      },
      { additionalProperties: false },
    ),
    reply: { 200: Contact },
    errors: [
      'session_over',
      'not_found',
      'gold_short',
      'price_changed',
      'contact_changed',
      'payment_locked',
      'spending_capped',
    ],
  },
  saveContact: {
    summary:
      'Saves one’s own contact information, its price within the range of the price list, and whether it is shown.',
    limit: { max: 60, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object(
      {
        facebook: ContactField,
        wechat: ContactField,
        phone: ContactField,
        email: ContactField,
        price: described(
          'Whole gold, within the range of the price list.',
          Type.Integer({ minimum: 1, maximum: 10_000 }),
        ),
        show: described('1 offers it to other members.', Flag),
        vip_free: Flag,
      },
      { additionalProperties: false },
    ),
    reply: { 200: Contact },
    errors: ['session_over', 'email_invalid', 'phone_invalid', 'price_missing'],
  },
} as const satisfies EndpointSchemas;

export const contactsContract = define({ getContact, buyContact, saveContact }, contactsSchemas);
