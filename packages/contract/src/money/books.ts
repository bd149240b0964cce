import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './books.schema.ts';

/** Wallets of members. */
export const walletAccounts = ['purchased', 'bonus', 'earned', 'debt'] as const;

/** Accounts of the house. */
export const houseAccounts = [
  'clearing',
  'bank',
  'revenue',
  'promotion',
  'pending_earnings',
  'payout',
  'adjustment',
  'fees',
] as const;

/** Rows of the trial balance: all wallets of a kind count as one account. */
export const bookAccounts = [...walletAccounts, ...houseAccounts] as const;

/** `unproved`: no sound proof of the last two hours, so payouts are stopped. */
export const proofStates = ['proved', 'unproved'] as const;

export const bookHoldStates = ['held', 'posted', 'void'] as const;

export type BookAccount = (typeof bookAccounts)[number];
export type HouseAccount = (typeof houseAccounts)[number];
export type WalletAccount = (typeof walletAccounts)[number];
export type TrialBalance = Static<typeof schema.TrialBalance>;
export type BookTransfer = Static<typeof schema.BookTransfer>;
export type BookTransferCase = Static<typeof schema.BookTransferCase>;
export type BookEntry = Static<typeof schema.BookEntry>;
export type BookHold = Static<typeof schema.BookHold>;
export type MemberBooks = Static<typeof schema.MemberBooks>;
export type BookMonth = Static<typeof schema.BookMonth>;

const shared = { audience: 'member', permission: 'books.read' } as const;

export const getTrialBalance = endpoint<typeof schema.booksSchemas.getTrialBalance>({
  method: 'GET',
  path: '/staff/books/balance',
  idempotency: 'safe',
  ...shared,
});

export const listBookTransfers = endpoint<typeof schema.booksSchemas.listBookTransfers>({
  method: 'GET',
  path: '/staff/books/transfers',
  idempotency: 'safe',
  ...shared,
});

export const getBookTransfer = endpoint<typeof schema.booksSchemas.getBookTransfer>({
  method: 'GET',
  path: '/staff/books/transfers/:id',
  idempotency: 'safe',
  ...shared,
});

export const listHouseEntries = endpoint<typeof schema.booksSchemas.listHouseEntries>({
  method: 'GET',
  path: '/staff/books/accounts/:account/entries',
  idempotency: 'safe',
  ...shared,
});

export const getMemberBooks = endpoint<typeof schema.booksSchemas.getMemberBooks>({
  method: 'GET',
  path: '/staff/books/members',
  idempotency: 'safe',
  ...shared,
});

export const listMemberEntries = endpoint<typeof schema.booksSchemas.listMemberEntries>({
  method: 'GET',
  path: '/staff/books/members/:id/entries',
  idempotency: 'safe',
  ...shared,
});

export const listMemberHolds = endpoint<typeof schema.booksSchemas.listMemberHolds>({
  method: 'GET',
  path: '/staff/books/members/:id/holds',
  idempotency: 'safe',
  ...shared,
});

export const listBookMonths = endpoint<typeof schema.booksSchemas.listBookMonths>({
  method: 'GET',
  path: '/staff/books/months',
  idempotency: 'safe',
  ...shared,
});

export const downloadBookMonth = endpoint<typeof schema.booksSchemas.downloadBookMonth>({
  method: 'POST',
  path: '/staff/books/months/:id/download',
  idempotency: 'natural',
  ...shared,
});
