import type {
  BookTransfer,
  getBookTransfer,
  getMemberBooks,
  listBookTransfers,
  listHouseEntries,
  listMemberEntries,
  listMemberHolds,
} from '@peonia/contract/money/books.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { goldFromCents } from '@peonia/core/money.ts';
import { cutPage } from '../../../platform/db/cut-page.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { readAccountSummaries, type StaffAccess } from '../../accounts/public.ts';
import {
  entriesOfHouse,
  entriesOfMember,
  entriesOfTransfer,
  holdsOfMember,
  searchTransfers,
  transferById,
  transfersByTime,
  walletsOfFound,
  type EntryRow,
  type TransferRow,
} from './books.sql.ts';

const pageSize = 30;
const last = { items: [], max_id: -1 };

/** Transfers of all days or one, newest first; `q` is a number, a key, or a cause with its number. */
export async function listTransfers(
  { db, caller, query }: Call<typeof listBookTransfers>,
  staff: StaffAccess,
): Promise<ReplyOf<typeof listBookTransfers>> {
  await staff.requireStaff(db, caller, 'books.read');
  if (query.max_id === -1) return last;
  const day = query.day ?? null;
  if (day !== null && Number.isNaN(Date.parse(day))) throw refuse('input_invalid', { field: 'day' });
  const span = { day, before: query.max_id ?? Number.MAX_SAFE_INTEGER, most: pageSize + 1 };
  const q = query.q?.trim() ?? '';
  const [, cause = null, number] = /^([a-z_]+):(\d{1,15})$/.exec(q) ?? [];
  const rows =
    q === ''
      ? await transfersByTime.all(db, span)
      : await searchTransfers.all(db, {
          ...span,
          number: numberOf(q),
          key: q,
          cause,
          cause_id: number === undefined ? null : Number(number),
        });
  return page(rows, presentTransfer);
}

export async function readTransfer(
  { db, caller, params }: Call<typeof getBookTransfer>,
  staff: StaffAccess,
): Promise<ReplyOf<typeof getBookTransfer>> {
  await staff.requireStaff(db, caller, 'books.read');
  const transfer = await transferById.first(db, { id: params.id });
  if (transfer === undefined) throw refuse('not_found');
  const entries = await entriesOfTransfer.all(db, { id: params.id });
  const names = await readAccountSummaries(db, [...new Set(entries.flatMap(({ user_id }) => user_id ?? []))]);
  await staff.noteAct(db, {
    staff_id: caller.id,
    act: 'books.transfer-read',
    subject: 'transfer',
    subject_ids: [transfer.id],
    detail: '',
  });
  return {
    ...presentTransfer(transfer),
    key: transfer.key,
    reversed_by: transfer.reversed_by,
    holds: transfer.holds,
    entries: entries.map(({ account, user_id, amount, balance }) => ({
      account,
      user_id,
      name: user_id === null ? '' : (names.get(user_id)?.name ?? ''),
      amount: goldFromCents(amount),
      balance: balance === null ? null : goldFromCents(balance),
    })),
  };
}

export async function listHouse(
  { db, caller, params, query }: Call<typeof listHouseEntries>,
  staff: StaffAccess,
): Promise<ReplyOf<typeof listHouseEntries>> {
  await staff.requireStaff(db, caller, 'books.read');
  if (query.max_id === -1) return last;
  return page(await entriesOfHouse.all(db, { account: params.account, ...spanOf(query.max_id) }), presentEntry);
}

/** The wallets of one member. Those of a deleted account are found by its number. */
export async function readMember(
  { db, caller, query }: Call<typeof getMemberBooks>,
  staff: StaffAccess,
): Promise<ReplyOf<typeof getMemberBooks>> {
  await staff.requireStaff(db, caller, 'books.read');
  const q = query.q.trim();
  const wallets = await walletsOfFound.all(db, { number: numberOf(q), name: q });
  const [first] = wallets;
  if (first === undefined) throw refuse('not_found');
  await staff.noteAct(db, {
    staff_id: caller.id,
    act: 'books.member-read',
    subject: 'account',
    subject_ids: [first.user_id],
    detail: '',
  });
  return {
    user_id: first.user_id,
    name: (await readAccountSummaries(db, [first.user_id])).get(first.user_id)?.name ?? '',
    wallets: wallets.map(({ account, balance, held }) => ({
      account,
      balance: goldFromCents(balance),
      held: goldFromCents(held),
    })),
  };
}

export async function listOfMember(
  { db, caller, params, query }: Call<typeof listMemberEntries>,
  staff: StaffAccess,
): Promise<ReplyOf<typeof listMemberEntries>> {
  await staff.requireStaff(db, caller, 'books.read');
  if (query.max_id === -1) return last;
  const wanted = { member_id: params.id, account: query.account ?? null, ...spanOf(query.max_id) };
  return page(await entriesOfMember.all(db, wanted), presentEntry);
}

export async function listHoldsOf(
  { db, caller, params, query }: Call<typeof listMemberHolds>,
  staff: StaffAccess,
): Promise<ReplyOf<typeof listMemberHolds>> {
  await staff.requireStaff(db, caller, 'books.read');
  if (query.max_id === -1) return last;
  const rows = await holdsOfMember.all(db, { member_id: params.id, ...spanOf(query.max_id) });
  return page(rows, ({ amount, created_at, ...hold }) => ({
    ...hold,
    amount: goldFromCents(amount),
    created_at: created_at.toISOString(),
  }));
}

const spanOf = (maxId: number | undefined) => ({ before: maxId ?? Number.MAX_SAFE_INTEGER, most: pageSize + 1 });

const numberOf = (q: string): number | null => (/^[1-9]\d{0,14}$/.test(q) ? Number(q) : null);

/** One more row than the page shows says whether there is another page. */
function page<Row extends { id: number }, Item>(rows: readonly Row[], present: (row: Row) => Item) {
  const { shown, max_id } = cutPage(rows, pageSize);
  return { items: shown.map(present), max_id };
}

function presentTransfer({ id, kind, cause, cause_id, reverses, amount, created_at }: TransferRow): BookTransfer {
  return { id, kind, cause, cause_id, reverses, amount: goldFromCents(amount), created_at: created_at.toISOString() };
}

function presentEntry({ amount, balance, created_at, ...entry }: EntryRow) {
  return {
    ...entry,
    amount: goldFromCents(amount),
    balance: balance === null ? null : goldFromCents(balance),
    created_at: created_at.toISOString(),
  };
}
