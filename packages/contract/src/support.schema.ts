import Type from 'typebox';
import { Captcha } from './accounts/account-codes.schema.ts';
import { define, type EndpointSchemas } from './protocol/endpoint.ts';
import { NoParams, NoQuery } from './protocol/pagination.schema.ts';
import { openTicket } from './support.ts';

export const supportSchemas = {
  openTicket: {
    summary: 'Writes to the people behind the product. Source of the rules: specification section 5, "support".',
    limit: { max: 10, seconds: 3_600 },
    params: NoParams,
    query: NoQuery,
    // Every field may be missing here, so that each refusal is the specification's own and not one about the form of
    // the body.
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
  },
} as const satisfies EndpointSchemas;

export const supportContract = define({ openTicket }, supportSchemas);
