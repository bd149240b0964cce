import Type from 'typebox';
import { oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { NoQuery } from '../protocol/pagination.schema.ts';
import { PaymentOrder } from './payments.schema.ts';
import { stores } from './payments.ts';
import { verifyStorePurchase } from './store-purchases.ts';

export const storePurchasesSchemas = {
  verifyStorePurchase: {
    summary:
      'In the mobile app: brings what its store has given for a purchase, also one of an earlier start. The store is asked about it, and the order that it names is credited. The same purchase again changes nothing.',
    limit: { max: 60, seconds: 600 },
    params: Type.Object({ method: oneOf(stores) }, { additionalProperties: false }),
    query: NoQuery,
    body: Type.Object(
      {
        product: described('Name of the product at the store.', Type.String({ pattern: '^[a-z0-9_.]{1,100}$' })),
        proof: described(
          'Purchase token of Google Play, or signed transaction of the App Store.',
          Type.String({ minLength: 10, maxLength: 32_768 }),
        ),
      },
      { additionalProperties: false },
    ),
    reply: { 200: PaymentOrder },
    errors: ['session_over', 'gateway_unknown', 'gateway_away', 'purchase_refused', 'not_found'],
  },
} as const satisfies EndpointSchemas;

export const storePurchasesContract = define({ verifyStorePurchase }, storePurchasesSchemas);
