import Type from 'typebox';
import { nullable, oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { IdParams, NoParams, NoQuery, Page, PageQuery } from '../protocol/pagination.schema.ts';
import { staffErrors } from '../staff/staff-errors.ts';
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
const CalendarDay = Type.String({ pattern: String.raw`^\d{4}-\d{2}-\d{2}$` });

export const TrialBalance = Type.Object(
  {
    day: Type.String(),
    closed: described('The totals of the day are stored and never change.', Type.Boolean()),
    accounts: described(
      'Opening, movements and closing of each account.',
      Type.Array(
        Type.Object(
          {
            account: described('Account of the books.', oneOf(bookAccounts)),
            opening: described(
              'Gold; credit minus debit, so what we owe and what we earned is positive.',
              Type.Number(),
            ),
            debit: described('Gold debited on the day.', Type.Number()),
            credit: described('Gold credited on the day.', Type.Number()),
            closing: described('Gold at the end of the day.', Type.Number()),
          },
          closed,
        ),
      ),
    ),
    difference: described('Sum of all closing balances; anything but 0 is an error of the books.', Type.Number()),
    proof: described(
      'The newest proof of the books.',
      Type.Object(
        {
          state: oneOf(proofStates),
          made_at: nullable(Type.String()),
          breaches: described(
            'Rules of the books that are broken.',
            Type.Array(
              Type.Object(
                {
                  rule: described('The broken rule.', Type.String()),
                  count: Type.Integer(),
                  example: described('A case of it; null where there is none.', nullable(Type.String())),
                },
                closed,
              ),
            ),
          ),
        },
        closed,
      ),
    ),
  },
  closed,
);

export const BookTransfer = Type.Object(
  {
    id: Type.Integer(),
    kind: oneOf(tradeKinds),
    cause: described('What it was for, such as `gift_sent` 12.', Type.String()),
    cause_id: described('Number of what it was for.', Type.Integer()),
    amount: described('Gold that changed accounts.', Type.Number()),
    reverses: described('Number of the transfer that it reverses.', nullable(Type.Integer())),
    created_at: Type.String(),
  },
  closed,
);

export const BookTransferCase = Type.Object(
  {
    ...BookTransfer.properties,
    key: described('Unique key of the money action.', Type.String()),
    reversed_by: described('Number of the transfer that reverses it.', nullable(Type.Integer())),
    entries: described(
      'Its entries, which add up to 0.',
      Type.Array(
        Type.Object(
          {
            account: described('Account of the books.', oneOf(bookAccounts)),
            user_id: described('Null for accounts of the house.', nullable(Type.Integer())),
            name: described('Empty where the account is gone or of the house.', Type.String()),
            amount: Type.Number(),
            balance: nullable(Type.Number()),
          },
          closed,
        ),
      ),
    ),
    holds: described('Keys of the holds that it posted.', Type.Array(Type.String())),
  },
  closed,
);

export const BookEntry = Type.Object(
  {
    id: Type.Integer(),
    account: described('Account of the books.', oneOf(bookAccounts)),
    amount: Type.Number(),
    balance: described('Of the wallet after it; null for accounts of the house.', nullable(Type.Number())),
    transfer_id: described('Number of the transfer.', Type.Integer()),
    kind: oneOf(tradeKinds),
    cause: described('What it was for, such as `gift_sent`.', Type.String()),
    cause_id: described('Number of what it was for.', Type.Integer()),
    created_at: Type.String(),
  },
  closed,
);

export const BookHold = Type.Object(
  {
    id: Type.Integer(),
    key: described('Names its cause, such as `mall:12`.', Type.String()),
    account: described('Account of the books.', oneOf(walletAccounts)),
    amount: Type.Number(),
    state: oneOf(bookHoldStates),
    transfer_id: described('Number of the transfer.', nullable(Type.Integer())),
    created_at: Type.String(),
  },
  closed,
);

export const MemberBooks = Type.Object(
  {
    user_id: Type.Integer(),
    name: described('Empty where the account is gone.', Type.String()),
    wallets: described(
      'Wallets of the member.',
      Type.Array(
        Type.Object(
          {
            account: described('Account of the books.', oneOf(walletAccounts)),
            balance: Type.Number(),
            held: Type.Number(),
          },
          closed,
        ),
      ),
    ),
  },
  closed,
);

export const BookMonth = Type.Object(
  {
    id: described('Year and month as one number: 202611.', Type.Integer()),
    closed_until: described('Last closed day of the month.', Type.String()),
    revenue: described('Gold earned by the house in the month.', Type.Number()),
    promotion: described('Gold given away in the month.', Type.Number()),
    deferred: described('Purchased gold of members at the end: sold, and not used yet.', Type.Number()),
    bonus: described('Bonus gold of members at the end.', Type.Number()),
    partners: described('What partners get at the end: pending, available, and in payouts.', Type.Number()),
    owed: described('What members owe at the end.', Type.Number()),
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
    errors: staffErrors,
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
    errors: staffErrors,
  },
  getBookTransfer: {
    summary: 'A transfer with its entries. The look is logged.',
    limit,
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 200: BookTransferCase },
    errors: staffErrors,
  },
  listHouseEntries: {
    summary: 'Entries of an account of the house, newest first.',
    limit,
    params: Type.Object({ account: oneOf(houseAccounts) }, closed),
    query: PageQuery,
    body: null,
    reply: { 200: Page(BookEntry) },
    errors: staffErrors,
  },
  getMemberBooks: {
    summary: 'The wallets of a member, found by number or name. The look is logged.',
    limit,
    params: NoParams,
    query: Type.Object({ q: Type.String({ minLength: 1, maxLength: 100 }) }, closed),
    body: null,
    reply: { 200: MemberBooks },
    errors: staffErrors,
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
    errors: staffErrors,
  },
  listMemberHolds: {
    summary: 'Holds on the wallets of a member, newest first.',
    limit,
    params: IdParams,
    query: PageQuery,
    body: null,
    reply: { 200: Page(BookHold) },
    errors: staffErrors,
  },
  listBookMonths: {
    summary: 'Revenue, deferred gold and what partners get, by month of the closed days, newest first.',
    limit,
    params: NoParams,
    query: PageQuery,
    body: null,
    reply: { 200: Page(BookMonth) },
    errors: staffErrors,
  },
  downloadBookMonth: {
    summary:
      'The closed days of a month as a CSV file for bookkeeping, a line for each day, account, kind and side. The download is logged.',
    limit: { max: 30, seconds: 600 },
    params: Type.Object({ id: Type.Integer({ minimum: 200_001, maximum: 999_912 }) }, closed),
    query: NoQuery,
    body: null,
    reply: { 200: Type.Unsafe<AsyncIterable<Uint8Array>>({ type: 'string', contentMediaType: 'text/csv' }) },
    errors: [...staffErrors, 'books_month_open'],
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
