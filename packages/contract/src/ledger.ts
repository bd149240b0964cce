import Type, { type Static } from 'typebox';
import { nullable, oneOf } from './choice.ts';
import { endpoint } from './endpoint.ts';
import { Done, NoParams, NoQuery, Page } from './paging.ts';

export const tradeKinds = [
  'recharge',
  'vip',
  'gift',
  'unlock',
  'contact',
  'call',
  'translation',
  'bonus',
  'refund',
  'chargeback',
  'earning',
  'payout',
  'adjustment',
] as const;

export const Trade = Type.Object(
  {
    id: Type.Integer(),
    type: oneOf(tradeKinds),
    /** Gold, negative when spent. */
    amount: Type.Number(),
    /** Spendable gold after it. */
    balance: Type.Number(),
    /** What it was for, such as `gift` 12, and the other member concerned where there is one. */
    cause: Type.String(),
    related_id: Type.Integer(),
    user: nullable(Type.Object({ user_id: Type.Integer(), name: Type.String() }, { additionalProperties: false })),
    created_at: Type.String(),
  },
  { additionalProperties: false },
);
export type Trade = Static<typeof Trade>;

export const listTrades = endpoint({
  method: 'GET',
  path: '/trades',
  summary: 'Every movement of the member’s gold, newest first; `k` filters by kind.',
  audience: 'member',
  limit: { max: 120, seconds: 60 },
  idempotency: 'safe',
  params: NoParams,
  query: Type.Object(
    { k: Type.Optional(oneOf(tradeKinds)), max_id: Type.Optional(Type.Integer({ minimum: -1 })) },
    { additionalProperties: false },
  ),
  body: null,
  reply: { 200: Page(Trade) },
  errors: ['session_over'],
});

export const downloadTrades = endpoint({
  method: 'GET',
  path: '/trades.csv',
  summary: 'The same movements as a file for a spreadsheet, at most 10,000 rows of it, newest first.',
  audience: 'member',
  limit: { max: 10, seconds: 600 },
  idempotency: 'safe',
  params: NoParams,
  query: Type.Object({ k: Type.Optional(oneOf(tradeKinds)) }, { additionalProperties: false }),
  body: null,
  reply: { 200: Type.Unsafe<AsyncIterable<Uint8Array>>({ type: 'string', contentMediaType: 'text/csv' }) },
  errors: ['session_over'],
});

export const getSpendingCap = endpoint({
  method: 'GET',
  path: '/spending_cap',
  summary: 'The daily cap the member has set, and what is left of it today.',
  audience: 'member',
  limit: { max: 60, seconds: 60 },
  idempotency: 'safe',
  params: NoParams,
  query: NoQuery,
  body: null,
  reply: {
    200: Type.Object(
      {
        cap: nullable(Type.Number()),
        spent_today: Type.Number(),
        next_cap: nullable(Type.Number()),
        next_from: nullable(Type.String()),
      },
      { additionalProperties: false },
    ),
  },
  errors: ['session_over'],
});

export const setSpendingCap = endpoint({
  method: 'PUT',
  path: '/spending_cap',
  summary: 'Sets the daily cap in gold. A lower one holds at once; a higher one, or none, only after 24 hours.',
  audience: 'member',
  limit: { max: 20, seconds: 60 },
  idempotency: 'natural',
  params: NoParams,
  query: NoQuery,
  body: Type.Object({ cap: nullable(Type.Integer({ minimum: 1, maximum: 100_000 })) }, { additionalProperties: false }),
  reply: { 200: Done },
  errors: ['session_over'],
});

export const ledgerContract = { listTrades, downloadTrades, getSpendingCap, setSpendingCap } as const;
