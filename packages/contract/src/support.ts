import Type from 'typebox';
import { Captcha } from './account-codes.ts';
import { endpoint } from './endpoint.ts';
import { NoParams, NoQuery } from './paging.ts';

/** What a ticket is about. `contact` is open to everyone; the others are for members who are logged in. */
export const supportCategories = ['contact', 'account', 'payment', 'safety', 'privacy'] as const;
export type SupportCategory = (typeof supportCategories)[number];

export const openTicket = endpoint({
  method: 'POST',
  path: '/support',
  summary: 'Writes to the people behind the product. Source of the rules: specification section 5, "support".',
  audience: 'anyone',
  limit: { max: 10, seconds: 3_600 },
  idempotency: 'natural',
  params: NoParams,
  query: NoQuery,
  // Every field may be missing here, so that each refusal is the specification's own and not one about the form of the body.
  body: Type.Object(
    {
      category: Type.Optional(Type.String({ maxLength: 40 })),
      captcha: Type.Optional(Captcha),
      content: Type.Optional(Type.String({ maxLength: 5_000 })),
      email: Type.Optional(Type.String({ maxLength: 254 })),
      name: Type.Optional(Type.String({ maxLength: 80 })),
    },
    { additionalProperties: false },
  ),
  reply: { 201: Type.Object({ id: Type.Integer() }, { additionalProperties: false }) },
  errors: ['illegal_access', 'captcha_required', 'support_content_empty', 'email_invalid', 'support_name_invalid'],
});

export const supportContract = { openTicket } as const;
