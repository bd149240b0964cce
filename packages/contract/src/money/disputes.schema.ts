import Type from 'typebox';
import { nullable, oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { IdParams, NoParams, NoQuery, Page } from '../protocol/pagination.schema.ts';
import { Reason } from '../protocol/reason.schema.ts';
import { staffErrors } from '../staff/staff-errors.ts';
import { disputeLists, disputeStages, downloadEvidence, getDispute, listDisputes, noteEvidence } from './disputes.ts';
import { PaymentRequest } from './payment-desk.schema.ts';
import { gateways } from './payments.ts';

const closed = { additionalProperties: false } as const;

export const DisputeRow = Type.Object(
  {
    id: Type.Integer(),
    order: described('Our order.', Type.String()),
    user_id: Type.Integer(),
    name: described('Empty where the account is gone.', Type.String()),
    gateway: oneOf(gateways),
    amount: described('Disputed amount in the order’s currency.', Type.Number()),
    currency: oneOf(['USD', 'RMB']),
    state: oneOf(disputeStages),
    due_at: described(
      'By when the provider wants our evidence; null where it states nothing.',
      nullable(Type.String()),
    ),
    created_at: Type.String(),
  },
  closed,
);

export const DisputeCase = Type.Object(
  {
    ...DisputeRow.properties,
    provider_ref: described('The provider’s number of the dispute.', Type.String()),
    title: described('What was bought, in the reader’s language.', Type.String()),
    paid_at: described('When the payment was credited; null where it was not.', nullable(Type.String())),
    gold: described('Gold that the dispute took back.', Type.Number()),
    evidence: described(
      'Who sent the evidence, and what it was; null before.',
      nullable(
        Type.Object(
          {
            at: Type.String(),
            by: described('Name of the staff; null where the provider reported it.', nullable(Type.String())),
            note: Type.String(),
          },
          closed,
        ),
      ),
    ),
    decided_at: described('When the provider decided; null before.', nullable(Type.String())),
    submission: described(
      'Sending the evidence through the provider’s interface, by the calls for requests about the payment.',
      Type.Object(
        {
          offered: described('The provider takes it, and it was not sent yet.', Type.Boolean()),
          requests: described('Newest first.', Type.Array(PaymentRequest)),
        },
        closed,
      ),
    ),
    blocks: described(
      'What the dispute blocks now.',
      Type.Object(
        {
          payments: described('The payer cannot pay until it is won or staff unlock.', Type.Boolean()),
          payouts: described('The payer is a partner, who is not paid meanwhile.', Type.Boolean()),
          debt: described('Gold the payer owes since spent gold was taken back.', Type.Number()),
        },
        closed,
      ),
    ),
  },
  closed,
);

export const disputeSchemas = {
  listDisputes: {
    summary:
      'Disputed payments by state. Those without a decision come with the oldest first, the others with the newest. Finance and administrators only.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: Type.Object(
      { show: Type.Optional(oneOf(disputeLists)), max_id: Type.Optional(Type.Integer({ minimum: -1 })) },
      closed,
    ),
    body: null,
    reply: { 200: Page(DisputeRow) },
    errors: [...staffErrors],
  },
  getDispute: {
    summary: 'A dispute with its deadline, its evidence and what it blocks. The look is logged.',
    limit: { max: 240, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 200: DisputeCase },
    errors: [...staffErrors],
  },
  noteEvidence: {
    summary: 'Records that the evidence was sent to the provider. An open dispute only, once.',
    limit: { max: 60, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object({ note: described('What was sent.', Reason) }, closed),
    reply: { 200: DisputeCase },
    errors: [...staffErrors, 'staff_step_up', 'payment_act_over'],
  },
  downloadEvidence: {
    summary:
      'The evidence about a disputed payment as PDF: receipt, what was bought with it, log-ins and devices. It holds no messages. The download is logged.',
    limit: { max: 30, seconds: 600 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 200: Type.Unsafe<AsyncIterable<Uint8Array>>({ type: 'string', contentMediaType: 'application/pdf' }) },
    errors: [...staffErrors, 'staff_step_up', 'server_busy'],
  },
} as const satisfies EndpointSchemas;

export const disputesContract = define({ listDisputes, getDispute, noteEvidence, downloadEvidence }, disputeSchemas);
