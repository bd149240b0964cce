import Type from 'typebox';
import { nullable, oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { NoParams, NoQuery, Page } from '../protocol/pagination.schema.ts';
import { Reason } from '../protocol/reason.schema.ts';
import { staffErrors } from '../staff/staff-errors.ts';
import {
  askPaymentAct,
  decidePaymentRequest,
  disputeStates,
  getPaymentCase,
  listPayments,
  listRejectedWebhooks,
  paymentActs,
  paymentLists,
  paymentRequestStates,
} from './payment-desk.ts';
import { gateways, orderStates, packs } from './payments.ts';

const closed = { additionalProperties: false } as const;
const OrderParams = Type.Object({ id: Type.String({ pattern: '^[a-f0-9]{32}$' }) }, closed);

export const PaymentRow = Type.Object(
  {
    id: Type.String(),
    position: described('Position in the list.', Type.Integer()),
    user_id: Type.Integer(),
    name: described('Empty where the account is gone.', Type.String()),
    gateway: oneOf(gateways),
    gold: Type.Number(),
    month: nullable(oneOf(packs)),
    amount: Type.Number(),
    currency: oneOf(['USD', 'RMB']),
    state: oneOf(orderStates),
    held: described('Credited, but nothing of it can be used.', Type.Boolean()),
    asked: described('What a colleague has asked for and nobody has confirmed.', nullable(oneOf(paymentActs))),
    created_at: Type.String(),
  },
  closed,
);

export const PaymentRequest = Type.Object(
  {
    id: Type.Integer(),
    act: oneOf(paymentActs),
    amount: nullable(Type.Number()),
    reason: Type.String(),
    state: oneOf(paymentRequestStates),
    asked_by: Type.String(),
    own: described('Asked by the reader, who cannot confirm it.', Type.Boolean()),
    asked_at: Type.String(),
    decided_by: nullable(Type.String()),
    decided_at: nullable(Type.String()),
    detail: described('Why it was refused, here or by the provider.', nullable(Type.String())),
    file: described('The provider’s number of the evidence that was uploaded.', nullable(Type.String())),
  },
  closed,
);

export const PaymentCase = Type.Object(
  {
    ...PaymentRow.properties,
    reason: described('A word for why it is held or failed.', nullable(Type.String())),
    called_off_at: described(
      'When its payer has called it off here; money may have come after that.',
      nullable(Type.String()),
    ),
    target: nullable(Type.Object({ user_id: Type.Integer(), name: Type.String() }, closed)),
    provider_ref: nullable(Type.String()),
    provider_payment: nullable(Type.String()),
    refunded: described('Given back so far, in the order’s currency.', Type.Number()),
    payer: Type.Object(
      {
        joined_at: nullable(Type.String()),
        paid: Type.Integer(),
        refunds: Type.Integer(),
        disputes: Type.Integer(),
        debt: described('Gold the payer owes since spent gold was taken back.', Type.Number()),
      },
      closed,
    ),
    events: described(
      'The newest webhook events, the oldest of them first.',
      Type.Array(
        Type.Object(
          {
            id: Type.String(),
            kind: Type.String(),
            state: described(
              '`refused`: signed by the provider, but it does not fit our order.',
              oneOf(['new', 'early', 'applied', 'ignored', 'refused']),
            ),
            detail: nullable(Type.String()),
            raw: described(
              'The body as it arrived; null after its term, or where we asked the provider.',
              nullable(Type.String()),
            ),
            received_at: Type.String(),
          },
          closed,
        ),
      ),
    ),
    events_older: described('There are older events, which are not listed.', Type.Boolean()),
    refunds: described(
      'The newest refunds and chargebacks, the oldest of them first.',
      Type.Array(
        Type.Object(
          {
            id: Type.String(),
            kind: oneOf(['refund', 'chargeback']),
            amount: Type.Number(),
            gold: Type.Number(),
            dispute: described('State of the dispute; null for refunds.', nullable(oneOf(disputeStates))),
            created_at: Type.String(),
          },
          closed,
        ),
      ),
    ),
    refunds_older: described('There are older refunds, which are not listed.', Type.Boolean()),
    locks: described('A dispute of this payment locks all payments of the payer.', Type.Boolean()),
    requests: Type.Array(PaymentRequest),
  },
  closed,
);

export const RejectedWebhook = Type.Object(
  {
    id: Type.Integer(),
    gateway: oneOf(gateways),
    reason: described('Why its verification failed.', Type.String()),
    body: described('The text as it arrived, shortened; values of secret fields are masked.', Type.String()),
    bytes: described('Length of the whole body.', Type.Integer()),
    missed: described('How many before it were not stored, because too many arrived at once.', Type.Integer()),
    received_at: Type.String(),
  },
  closed,
);

export const paymentDeskSchemas = {
  listPayments: {
    summary:
      'Payments, newest first, searched by order, member (name or number), provider reference or amount (`q`) and by day. Finance and administrators only.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: Type.Object(
      {
        show: Type.Optional(oneOf(paymentLists)),
        q: Type.Optional(Type.String({ maxLength: 100 })),
        day: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
        max_id: Type.Optional(Type.Integer({ minimum: -1 })),
      },
      closed,
    ),
    body: null,
    reply: { 200: Page(PaymentRow) },
    errors: staffErrors,
  },
  getPaymentCase: {
    summary: 'A payment with its webhook events, refunds and requests. The look is logged.',
    limit: { max: 240, seconds: 60 },
    params: OrderParams,
    query: NoQuery,
    body: null,
    reply: { 200: PaymentCase },
    errors: staffErrors,
  },
  listRejectedWebhooks: {
    summary:
      'Webhooks that failed verification, newest first: bounded in number and time, without headers. None was applied. The look is logged.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: Type.Object({ max_id: Type.Optional(Type.Integer({ minimum: -1 })) }, closed),
    body: null,
    reply: { 200: Page(RejectedWebhook) },
    errors: staffErrors,
  },
  askPaymentAct: {
    summary:
      'Asks to release a held payment, to give money back (`amount`, all that is left without it), to let a payer pay again after a dispute, or to send our evidence about one to the provider. Nothing moves until a colleague confirms.',
    limit: { max: 60, seconds: 60 },
    params: OrderParams,
    query: NoQuery,
    body: Type.Object(
      { act: oneOf(paymentActs), amount: Type.Optional(Type.Number({ exclusiveMinimum: 0 })), reason: Reason },
      closed,
    ),
    reply: { 200: PaymentCase },
    errors: [
      'session_over',
      'not_found',
      'staff_locked',
      'staff_factor_missing',
      'staff_step_up',
      'act_on_oneself',
      'payment_act_open',
      'payment_act_sending',
      'payment_act_over',
      'refund_too_large',
    ],
  },
  decidePaymentRequest: {
    summary:
      'Confirms a colleague’s request, or refuses it; who asked may only take it back. A refund or evidence goes to the provider; the books follow its event.',
    limit: { max: 60, seconds: 60 },
    params: OrderParams,
    query: NoQuery,
    body: Type.Object({ request: Type.Integer({ minimum: 1 }), confirm: Type.Boolean(), reason: Reason }, closed),
    reply: { 200: PaymentCase },
    errors: [
      'session_over',
      'not_found',
      'staff_locked',
      'staff_factor_missing',
      'staff_step_up',
      'staff_second_person',
      'act_on_oneself',
      'payment_act_over',
      'refund_too_large',
    ],
  },
} as const satisfies EndpointSchemas;

export const paymentDeskContract = define(
  { listPayments, getPaymentCase, listRejectedWebhooks, askPaymentAct, decidePaymentRequest },
  paymentDeskSchemas,
);
