import { payoutKinds } from '@peonia/core/payout-account.ts';
import Type from 'typebox';
import { nullable, oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { IdParams, NoParams, NoQuery, Page } from '../protocol/pagination.schema.ts';
import { Reason } from '../protocol/reason.schema.ts';
import { staffErrors } from '../staff/staff-errors.ts';
import { payoutStates } from './cash-out.ts';
import {
  decidePayout,
  downloadPayoutFile,
  getPayoutCase,
  listPayoutFiles,
  listPayouts,
  makePayoutFile,
  payoutActs,
  payoutBoards,
  payoutFileFormats,
  payoutStops,
} from './payout-desk.ts';
import { StaffTaxDocument } from './payout-tax.schema.ts';

const closed = { additionalProperties: false } as const;

export const PayoutRow = Type.Object(
  {
    id: Type.Integer(),
    user_id: Type.Integer(),
    name: described('Of the partner; empty for who is gone.', Type.String()),
    state: oneOf(payoutStates),
    gold: Type.Number(),
    amount: described('USD.', Type.Number()),
    auto: Type.Boolean(),
    moved_at: described('Since when it is in this state.', Type.String()),
  },
  closed,
);

const person = nullable(Type.String());

export const PayoutCase = Type.Object(
  {
    ...PayoutRow.properties,
    rate: described('USD per gold, frozen in the request.', Type.Number()),
    method: described(
      'In clear, to pay to; null after the account was deleted.',
      nullable(
        Type.Object(
          {
            kind: oneOf(payoutKinds),
            account_name: Type.String(),
            account_number: Type.String(),
            other_information: Type.String(),
          },
          closed,
        ),
      ),
    ),
    partner: Type.Object(
      {
        joined_at: nullable(Type.String()),
        paid: described('Payouts that were paid before, and their sum in USD.', Type.Integer()),
        paid_amount: Type.Number(),
        owed: described('Gold that refunds took from earnings that were gone.', Type.Number()),
      },
      closed,
    ),
    tax: described('Where the partner is taxed; null before it is stated.', nullable(StaffTaxDocument)),
    requested_at: Type.String(),
    approved_by: person,
    approved_at: nullable(Type.String()),
    paid_by: person,
    paid_on: nullable(Type.String()),
    reference: nullable(Type.String()),
    ended_by: person,
    ended_at: nullable(Type.String()),
    reason: nullable(Type.String()),
    acts: Type.Array(oneOf(payoutActs)),
    stop: described('What keeps it from being approved or paid now.', nullable(oneOf(payoutStops))),
    own: described('The reader approved it: somebody else pays it.', Type.Boolean()),
    filed: described('In a file for the bank: it is on its way.', Type.Boolean()),
    left_today: described('USD that can still be approved today.', Type.Number()),
  },
  closed,
);

export const PayoutFile = Type.Object(
  {
    id: Type.Integer(),
    format: oneOf(payoutFileFormats),
    count: described('Payouts in it, and their sum in USD.', Type.Integer()),
    amount: Type.Number(),
    made_at: Type.String(),
    made_by: described('Empty for who is gone.', Type.String()),
  },
  closed,
);

/** The newest files, and which formats can be made. */
export const PayoutFiles = Type.Object(
  { formats: Type.Array(oneOf(payoutFileFormats)), items: Type.Array(PayoutFile) },
  closed,
);

export const payoutDeskSchemas = {
  listPayouts: {
    summary: 'Payouts in one state, the longest waiting first; those that are over newest first.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: Type.Object(
      { show: Type.Optional(oneOf(payoutBoards)), max_id: Type.Optional(Type.Integer({ minimum: -1 })) },
      closed,
    ),
    body: null,
    reply: { 200: Page(PayoutRow) },
    errors: staffErrors,
  },
  getPayoutCase: {
    summary: 'Opens a payout with the account it goes to. The look is logged.',
    limit: { max: 240, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 200: PayoutCase },
    errors: staffErrors,
  },
  listPayoutFiles: {
    summary: 'The newest files of payouts for the bank, without their contents.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 200: PayoutFiles },
    errors: staffErrors,
  },
  makePayoutFile: {
    summary:
      'Puts approved payouts into a file for the bank, each for ever into one: accounts with an IBAN into ISO 20022 pain.001, all others into CSV. Those that the caller approved, and those that something stops, are left out.',
    limit: { max: 30, seconds: 600 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object({ format: oneOf(payoutFileFormats) }, closed),
    reply: { 200: PayoutFiles },
    errors: [...staffErrors, 'staff_step_up', 'payout_paused', 'payout_debtor_missing', 'payout_file_empty'],
  },
  downloadPayoutFile: {
    summary: 'A file of payouts with whole account numbers. The download is logged.',
    limit: { max: 30, seconds: 600 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 200: Type.Unsafe<AsyncIterable<Uint8Array>>({ type: 'string', contentMediaType: 'text/csv' }) },
    errors: [...staffErrors, 'staff_step_up', 'payout_debtor_missing'],
  },
  decidePayout: {
    summary:
      'Approves a payout, records that somebody else paid it, refuses it, or records that the bank returned it. Nobody decides about their own, and who approved it does not pay it.',
    limit: { max: 120, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object(
      {
        act: oneOf(payoutActs),
        reason: Type.Optional(described('Of a refusal or a failure; the partner reads it.', Reason)),
        reference: Type.Optional(
          described(
            'Of a payment: the reference at the bank, and the day.',
            Type.String({ minLength: 3, maxLength: 140 }),
          ),
        ),
        paid_on: Type.Optional(Type.String({ pattern: String.raw`^\d{4}-\d{2}-\d{2}$` })),
      },
      closed,
    ),
    reply: { 200: PayoutCase },
    errors: [
      ...staffErrors,
      'staff_step_up',
      'payout_moved',
      'staff_second_person',
      'act_on_oneself',
      'payout_paused',
      'payout_held',
      'payout_day_full',
      'input_invalid',
    ],
  },
} as const satisfies EndpointSchemas;

export const payoutDeskContract = define(
  { listPayouts, getPayoutCase, listPayoutFiles, makePayoutFile, downloadPayoutFile, decidePayout },
  payoutDeskSchemas,
);
