import Type from 'typebox';
import { nullable, oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { NoParams, NoQuery, Page, PageQuery } from '../protocol/pagination.schema.ts';
import { Charged } from './payments.schema.ts';
import { gateways } from './payments.ts';
import { downloadReceipt, getReceipt, listOwnPayments, ownPaymentStates } from './receipts.ts';

const closed = { additionalProperties: false } as const;
const OrderParams = Type.Object({ id: Type.String({ pattern: '^[a-f0-9]{32}$' }) }, closed);

const payment = {
  id: described('Number of the payment.', Type.String()),
  state: described('What became of it.', oneOf(ownPaymentStates)),
  gateway: oneOf(gateways),
  title: described("What was bought, in the reader's language.", Type.String()),
  target: described(
    'Whom it was bought for; null for oneself.',
    nullable(Type.Object({ user_id: Type.Integer(), name: Type.String() }, closed)),
  ),
  amount: described('What was charged, in `currency`.', Type.Number()),
  currency: oneOf(['USD', 'RMB']),
  charged: described(
    'What a store has charged, at its own price and in its own currency; null for all other gateways.',
    nullable(Charged),
  ),
  refunded: described('Given back so far, in `currency`.', Type.Number()),
  receipt: described('Money arrived, so there is a receipt.', Type.Boolean()),
  created_at: Type.String(),
};

export const OwnPayment = Type.Object(payment, closed);

export const Receipt = Type.Object(
  {
    ...payment,
    payer: described('Name of the payer.', Type.String()),
    reason: described("Of an open or failed payment: why, in the reader's language.", nullable(Type.String())),
    refunds: described(
      'The newest that was given back or charged back, the oldest of it first.',
      Type.Array(
        Type.Object(
          {
            kind: oneOf(['refund', 'chargeback']),
            amount: Type.Number(),
            dispute: described('State of a chargeback; null for refunds.', nullable(oneOf(['open', 'won', 'lost']))),
            created_at: Type.String(),
          },
          closed,
        ),
      ),
    ),
    refunds_older: described('There are older refunds, which are not listed.', Type.Boolean()),
  },
  closed,
);

export const receiptsSchemas = {
  listOwnPayments: {
    summary: 'Every payment of the caller in every state, newest first.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: PageQuery,
    body: null,
    reply: { 200: Page(OwnPayment) },
    errors: ['session_over'],
  },
  getReceipt: {
    summary: 'A payment of the caller with what was given back of it.',
    limit: { max: 120, seconds: 60 },
    params: OrderParams,
    query: NoQuery,
    body: null,
    reply: { 200: Receipt },
    errors: ['session_over', 'not_found'],
  },
  downloadReceipt: {
    summary: 'The receipt of a payment of the caller as PDF. There is none before money has arrived.',
    limit: { max: 30, seconds: 600 },
    params: OrderParams,
    query: NoQuery,
    body: null,
    reply: { 200: Type.Unsafe<AsyncIterable<Uint8Array>>({ type: 'string', contentMediaType: 'application/pdf' }) },
    errors: ['session_over', 'not_found', 'receipt_missing', 'server_busy'],
  },
} as const satisfies EndpointSchemas;

export const receiptsContract = define({ listOwnPayments, getReceipt, downloadReceipt }, receiptsSchemas);
