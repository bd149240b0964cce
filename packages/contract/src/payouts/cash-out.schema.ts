import { payoutKinds } from '@peonia/core/payout-account.ts';
import Type from 'typebox';
import { nullable, oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { IdParams, NoParams, NoQuery, PageQuery } from '../protocol/pagination.schema.ts';
import {
  cancelPayout,
  downloadPayoutReceipt,
  getCashOut,
  payoutBlocks,
  payoutStates,
  setAutoWithdraw,
  withdraw,
} from './cash-out.ts';
import { PayoutMethod } from './payouts.schema.ts';

const closed = { additionalProperties: false } as const;

export const Payout = Type.Object(
  {
    id: Type.Integer(),
    state: oneOf(payoutStates),
    gold: described('Gold that was taken from the earnings.', Type.Number()),
    amount: described('USD.', Type.Number()),
    rate: described('USD per gold, frozen in the request.', Type.Number()),
    auto: described('Requested by the weekly cash-out.', Type.Boolean()),
    method: described(
      'Where it is paid to, with the number masked; null after the account was deleted.',
      nullable(
        Type.Object({ kind: oneOf(payoutKinds), account_name: Type.String(), account_number: Type.String() }, closed),
      ),
    ),
    requested_at: Type.String(),
    approved_at: nullable(Type.String()),
    paid_on: described('Day and reference of the transfer.', nullable(Type.String())),
    reference: nullable(Type.String()),
    ended_at: nullable(Type.String()),
    reason: described('What staff wrote when they refused it or when the bank returned it.', nullable(Type.String())),
  },
  closed,
);

export const CashOut = Type.Object(
  {
    gold: described('Gold that can be cashed out, and what it is worth in USD at the rate of the week.', Type.Number()),
    amount: Type.Number(),
    pending: described('Gold that is not available yet.', Type.Number()),
    owed: described('Gold that is kept back, because shares that were paid out have been refunded.', Type.Number()),
    rate: described('USD per gold, and until when it holds.', Type.Number()),
    rate_until: Type.String(),
    minimum: described('USD of one payout, at least and at most.', Type.Number()),
    maximum: Type.Number(),
    days_min: described('Days after the approval within which it is paid.', Type.Integer()),
    days_max: Type.Integer(),
    method: nullable(PayoutMethod),
    blocked: described('Why nothing can be cashed out now; null where it can.', nullable(oneOf(payoutBlocks))),
    auto: described(
      'The weekly cash-out, and why the last one was left out.',
      Type.Object(
        { on: Type.Boolean(), skipped: nullable(oneOf(payoutBlocks)), skipped_at: nullable(Type.String()) },
        closed,
      ),
    ),
    items: described('The history, newest first.', Type.Array(Payout)),
    max_id: Type.Integer(),
  },
  closed,
);

export const cashOutSchemas = {
  getCashOut: {
    summary: 'What the caller can cash out, at which rate, what stands in the way, and the history, newest first.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: PageQuery,
    body: null,
    reply: { 200: CashOut },
    errors: ['session_over'],
  },
  withdraw: {
    summary:
      'Requests a payout of earned gold at the rate of the week. `expected` is the amount in USD that was shown. One request is open at a time.',
    limit: { max: 20, seconds: 600 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object(
      {
        gold: described(
          'Earned gold to cash out.',
          Type.Number({ minimum: 0.01, maximum: 10_000_000, multipleOf: 0.01 }),
        ),
        expected: described('Amount in USD that the member saw; another one is refused.', Type.Number({ minimum: 0 })),
      },
      closed,
    ),
    reply: { 201: Type.Object({ action: Type.Literal('cash-out-success'), payout: Payout }, closed) },
    errors: [
      'session_over',
      'partner_needed',
      'identity_missing',
      'two_step_missing',
      'payout_open',
      'payout_method_missing',
      'payout_method_waiting',
      'payment_locked',
      'payout_tax_missing',
      'payout_paused',
      'payout_rate_changed',
      'payout_below_minimum',
      'payout_above_maximum',
      'payout_short',
      'key_reused',
    ],
  },
  cancelPayout: {
    summary: 'Takes a request back before it is approved. The gold returns to the earnings.',
    limit: { max: 60, seconds: 600 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 200: Payout },
    errors: ['session_over', 'not_found', 'payout_moved'],
  },
  downloadPayoutReceipt: {
    summary: 'The receipt of a payout of the caller as PDF. There is none before it is paid.',
    limit: { max: 30, seconds: 600 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 200: Type.Unsafe<AsyncIterable<Uint8Array>>({ type: 'string', contentMediaType: 'application/pdf' }) },
    errors: ['session_over', 'not_found', 'payout_unpaid', 'server_busy'],
  },
  setAutoWithdraw: {
    summary: 'Turns the weekly cash-out of everything available on or off.',
    limit: { max: 60, seconds: 600 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object({ on: Type.Boolean() }, closed),
    reply: { 200: Type.Object({ on: Type.Boolean() }, closed) },
    errors: ['session_over', 'partner_needed'],
  },
} as const satisfies EndpointSchemas;

export const cashOutContract = define(
  { getCashOut, withdraw, cancelPayout, downloadPayoutReceipt, setAutoWithdraw },
  cashOutSchemas,
);
