import Type from 'typebox';
import { oneOf, nullable } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { Done, IdParams, NoParams, NoQuery, Page } from '../protocol/pagination.schema.ts';
import {
  downloadTradeReceipt,
  downloadTrades,
  getSpendingCap,
  holdStates,
  listHolds,
  listTrades,
  setSpendingCap,
  tradeKinds,
} from './ledger.ts';

export const Trade = Type.Object(
  {
    id: Type.Integer(),
    type: oneOf(tradeKinds),
    amount: described('Gold, negative when spent.', Type.Number()),
    balance: described('Spendable gold after it.', Type.Number()),
    cause: described(
      'What it was for, such as `gift` 12, and the other member concerned where there is one.',
      Type.String(),
    ),
    related_id: Type.Integer(),
    user: nullable(Type.Object({ user_id: Type.Integer(), name: Type.String() }, { additionalProperties: false })),
    created_at: Type.String(),
  },
  { additionalProperties: false },
);

export const Hold = Type.Object(
  {
    id: Type.Integer(),
    state: oneOf(holdStates),
    amount: described('Gold that is or was held.', Type.Number()),
    cause: described(
      'What it is held for: `mall` and the number of the order, or `order` and the number of a payment under review.',
      Type.String(),
    ),
    related_id: Type.Integer(),
    created_at: Type.String(),
  },
  { additionalProperties: false },
);

export const ledgerSchemas = {
  listTrades: {
    summary: 'Every movement of the member’s gold, newest first; `k` filters by kind.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: Type.Object(
      {
        k: Type.Optional(described('Kind of the entries; all without it.', oneOf(tradeKinds))),
        max_id: Type.Optional(Type.Integer({ minimum: -1 })),
      },
      { additionalProperties: false },
    ),
    body: null,
    reply: { 200: Page(Trade) },
    errors: ['session_over'],
  },
  downloadTrades: {
    summary: 'The same movements as a file for a spreadsheet, at most 10,000 rows of it, newest first.',
    limit: { max: 10, seconds: 600 },
    params: NoParams,
    query: Type.Object(
      { k: Type.Optional(described('Kind of the entries; all without it.', oneOf(tradeKinds))) },
      { additionalProperties: false },
    ),
    body: null,
    reply: { 200: Type.Unsafe<AsyncIterable<Uint8Array>>({ type: 'string', contentMediaType: 'text/csv' }) },
    errors: ['session_over'],
  },
  downloadTradeReceipt: {
    summary: 'The receipt of a purchase with gold as PDF, by the number of the movement.',
    limit: { max: 30, seconds: 600 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 200: Type.Unsafe<AsyncIterable<Uint8Array>>({ type: 'string', contentMediaType: 'application/pdf' }) },
    errors: ['session_over', 'not_found', 'receipt_not_for_trade', 'server_busy'],
  },
  listHolds: {
    summary:
      'Gold of the member that is held now, and what was released of the holds of the last 30 days; newest first.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 200: Type.Object({ items: Type.Array(Hold) }, { additionalProperties: false }) },
    errors: ['session_over'],
  },
  getSpendingCap: {
    summary: 'The daily cap the member has set, and what is left of it today.',
    limit: { max: 60, seconds: 60 },
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
  },
  setSpendingCap: {
    summary: 'Sets the daily cap in gold. A lower one holds at once; a higher one, or none, only after 24 hours.',
    limit: { max: 20, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object(
      { cap: nullable(Type.Integer({ minimum: 1, maximum: 100_000 })) },
      { additionalProperties: false },
    ),
    reply: { 200: Done },
    errors: ['session_over'],
  },
} as const satisfies EndpointSchemas;

export const ledgerContract = define(
  { listTrades, downloadTrades, downloadTradeReceipt, listHolds, getSpendingCap, setSpendingCap },
  ledgerSchemas,
);
