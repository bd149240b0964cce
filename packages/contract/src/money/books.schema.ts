import Type from 'typebox';
import { nullable, oneOf } from '../protocol/choice.schema.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { IdParams, NoParams, NoQuery, Page, PageQuery } from '../protocol/pagination.schema.ts';
import {
  bookAccounts,
  bookHoldStates,
  downloadBookMonth,
  getBookTransfer,
  getMemberBooks,
  getTrialBalance,
  houseAccounts,
  listBookMonths,
  listBookTransfers,
  listHouseEntries,
  listMemberEntries,
  listMemberHolds,
  proofStates,
  walletAccounts,
} from './books.ts';
import { tradeKinds } from './ledger.ts';

const closed = { additionalProperties: false } as const;
const limit = { max: 240, seconds: 60 } as const;
const errors = ['session_over', 'not_found', 'staff_locked', 'staff_factor_missing'] as const;
const CalendarDay = Type.String({ pattern: String.raw`^\d{4}-\d{2}-\d{2}$` });

export const TrialBalance = Type.Object(
  {
    day: Type.String(),
    /** The totals of the day are stored and never change. */
    closed: Type.Boolean(),
    accounts: Type.Array(
      Type.Object(
        {
          account: oneOf(bookAccounts),
          /** Gold; credit minus debit, so what we owe and what we earned is positive. */
          opening: Type.Number(),
          debit: Type.Number(),
          credit: Type.Number(),
          closing: Type.Number(),
        },
        closed,
      ),
    ),
    /** Sum of all closing balances; anything but 0 is an error of the books. */
    difference: Type.Number(),
    proof: Type.Object(
      {
        state: oneOf(proofStates),
        made_at: nullable(Type.String()),
        breaches: Type.Array(
          Type.Object({ rule: Type.String(), count: Type.Integer(), example: nullable(Type.String()) }, closed),
        ),
      },
      closed,
    ),
  },
  closed,
);

export const BookTransfer = Type.Object(
  {
    id: Type.Integer(),
    kind: oneOf(tradeKinds),
    /** What it was for, such as `gift_sent` 12. */
    cause: Type.String(),
    cause_id: Type.Integer(),
    /** Gold that changed accounts. */
    amount: Type.Number(),
    /** Number of the transfer that it reverses. */
    reverses: nullable(Type.Integer()),
    created_at: Type.String(),
  },
  closed,
);

export const BookTransferCase = Type.Object(
  {
    ...BookTransfer.properties,
    /** Unique key of the money action. */
    key: Type.String(),
    reversed_by: nullable(Type.Integer()),
    entries: Type.Array(
      Type.Object(
        {
          account: oneOf(bookAccounts),
          /** Null for accounts of the house. */
          user_id: nullable(Type.Integer()),
          /** Empty where the account is gone or of the house. */
          name: Type.String(),
          amount: Type.Number(),
          balance: nullable(Type.Number()),
        },
        closed,
      ),
    ),
    /** Keys of the holds that it posted. */
    holds: Type.Array(Type.String()),
  },
  closed,
);

export const BookEntry = Type.Object(
  {
    id: Type.Integer(),
    account: oneOf(bookAccounts),
    amount: Type.Number(),
    /** Of the wallet after it; null for accounts of the house. */
    balance: nullable(Type.Number()),
    transfer_id: Type.Integer(),
    kind: oneOf(tradeKinds),
    cause: Type.String(),
    cause_id: Type.Integer(),
    created_at: Type.String(),
  },
  closed,
);

export const BookHold = Type.Object(
  {
    id: Type.Integer(),
    /** Names its cause, such as `mall:12`. */
    key: Type.String(),
    account: oneOf(walletAccounts),
    amount: Type.Number(),
    state: oneOf(bookHoldStates),
    transfer_id: nullable(Type.Integer()),
    created_at: Type.String(),
  },
  closed,
);

export const MemberBooks = Type.Object(
  {
    user_id: Type.Integer(),
    /** Empty where the account is gone. */
    name: Type.String(),
    wallets: Type.Array(
      Type.Object({ account: oneOf(walletAccounts), balance: Type.Number(), held: Type.Number() }, closed),
    ),
  },
  closed,
);

export const BookMonth = Type.Object(
  {
    /** Year and month as one number: 202611. */
    id: Type.Integer(),
    /** Last closed day of the month. */
    closed_until: Type.String(),
    /** Gold earned by the house in the month. */
    revenue: Type.Number(),
    /** Gold given away in the month. */
    promotion: Type.Number(),
    /** Purchased gold of members at the end: sold, and not used yet. */
    deferred: Type.Number(),
    bonus: Type.Number(),
    /** What partners get at the end: pending, available, and in payouts. */
    partners: Type.Number(),
    /** What members owe at the end. */
    owed: Type.Number(),
  },
  closed,
);

export const booksSchemas = {
  getTrialBalance: {
    summary: 'The trial balance of a UTC day, today without one, and the newest proof of the books.',
    limit,
    params: NoParams,
    query: Type.Object({ day: Type.Optional(CalendarDay) }, closed),
    body: null,
    reply: { 200: TrialBalance },
    errors,
  },
  listBookTransfers: {
    summary:
      'Transfers, newest first, of all days or one, searched by number, key, or cause and number (`gift_sent:12`).',
    limit,
    params: NoParams,
    query: Type.Object(
      {
        day: Type.Optional(CalendarDay),
        q: Type.Optional(Type.String({ maxLength: 200 })),
        max_id: Type.Optional(Type.Integer({ minimum: -1 })),
      },
      closed,
    ),
    body: null,
    reply: { 200: Page(BookTransfer) },
    errors,
  },
  getBookTransfer: {
    summary: 'A transfer with its entries. The look is logged.',
    limit,
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 200: BookTransferCase },
    errors,
  },
  listHouseEntries: {
    summary: 'Entries of an account of the house, newest first.',
    limit,
    params: Type.Object({ account: oneOf(houseAccounts) }, closed),
    query: PageQuery,
    body: null,
    reply: { 200: Page(BookEntry) },
    errors,
  },
  getMemberBooks: {
    summary: 'The wallets of a member, found by number or name. The look is logged.',
    limit,
    params: NoParams,
    query: Type.Object({ q: Type.String({ minLength: 1, maxLength: 100 }) }, closed),
    body: null,
    reply: { 200: MemberBooks },
    errors,
  },
  listMemberEntries: {
    summary: 'Entries in the wallets of a member, newest first; `account` shows one wallet.',
    limit,
    params: IdParams,
    query: Type.Object(
      { account: Type.Optional(oneOf(walletAccounts)), max_id: Type.Optional(Type.Integer({ minimum: -1 })) },
      closed,
    ),
    body: null,
    reply: { 200: Page(BookEntry) },
    errors,
  },
  listMemberHolds: {
    summary: 'Holds on the wallets of a member, newest first.',
    limit,
    params: IdParams,
    query: PageQuery,
    body: null,
    reply: { 200: Page(BookHold) },
    errors,
  },
  listBookMonths: {
    summary: 'Revenue, deferred gold and what partners get, by month of the closed days, newest first.',
    limit,
    params: NoParams,
    query: PageQuery,
    body: null,
    reply: { 200: Page(BookMonth) },
    errors,
  },
  downloadBookMonth: {
    summary:
      'The closed days of a month as a CSV file for bookkeeping, a line for each day, account, kind and side. The download is logged.',
    limit: { max: 30, seconds: 600 },
    params: Type.Object({ id: Type.Integer({ minimum: 200_001, maximum: 999_912 }) }, closed),
    query: NoQuery,
    body: null,
    reply: { 200: Type.Unsafe<AsyncIterable<Uint8Array>>({ type: 'string', contentMediaType: 'text/csv' }) },
    errors: [...errors, 'books_month_open'],
  },
} as const satisfies EndpointSchemas;

export const booksContract = define(
  {
    getTrialBalance,
    listBookTransfers,
    getBookTransfer,
    listHouseEntries,
    getMemberBooks,
    listMemberEntries,
    listMemberHolds,
    listBookMonths,
    downloadBookMonth,
  },
  booksSchemas,
);
