import {
  type BookEntry,
  type BookHold,
  type BookMonth,
  type BookTransfer,
  downloadBookMonth,
  getBookTransfer,
  getMemberBooks,
  getTrialBalance,
  type HouseAccount,
  listBookMonths,
  listBookTransfers,
  listHouseEntries,
  listMemberEntries,
  listMemberHolds,
  type WalletAccount,
} from '@peonia/contract/money/books.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { downloadFile } from '../../../platform/api/download-file.ts';
import { addressOf } from '../../../platform/api/make-call.ts';
import { usePage } from '../../../platform/query.ts';
import { useStaffCase } from '../../moderation/staff-queue/use-staff-act.ts';

const from = (max_id: number | undefined) => (max_id === undefined ? {} : { max_id });

export function useTrialBalance(day: string | null) {
  return useQuery({
    queryKey: ['staff-books', 'balance', day],
    queryFn: ({ signal }) => call(getTrialBalance, { query: day === null ? {} : { day } }, { signal }),
  });
}

export function useTransfers(search: { day: string | null; q: string | null }) {
  const query = { ...(search.day === null ? {} : { day: search.day }), ...(search.q === null ? {} : { q: search.q }) };
  return usePage<BookTransfer, ReplyOf<typeof listBookTransfers>>(
    ['staff-books', 'transfers', query],
    (max_id, signal) => call(listBookTransfers, { query: { ...query, ...from(max_id) } }, { signal }),
  );
}

/** Every look is logged, so it is read once. */
export function useTransfer(id: number) {
  return useStaffCase(['staff-books', 'transfer', id], (signal) =>
    call(getBookTransfer, { params: { id } }, { signal }),
  );
}

export function useHouseEntries(account: HouseAccount) {
  return usePage<BookEntry, ReplyOf<typeof listHouseEntries>>(['staff-books', 'house', account], (max_id, signal) =>
    call(listHouseEntries, { params: { account }, query: from(max_id) }, { signal }),
  );
}

/** Every look is logged, so it is read once. */
export function useMemberBooks(q: string) {
  return useStaffCase(['staff-books', 'member', q], (signal) => call(getMemberBooks, { query: { q } }, { signal }));
}

export function useMemberEntries(id: number, account: WalletAccount | null) {
  const query = account === null ? {} : { account };
  return usePage<BookEntry, ReplyOf<typeof listMemberEntries>>(
    ['staff-books', 'entries', id, account],
    (max_id, signal) => call(listMemberEntries, { params: { id }, query: { ...query, ...from(max_id) } }, { signal }),
  );
}

export function useMemberHolds(id: number) {
  return usePage<BookHold, ReplyOf<typeof listMemberHolds>>(['staff-books', 'holds', id], (max_id, signal) =>
    call(listMemberHolds, { params: { id }, query: from(max_id) }, { signal }),
  );
}

export function useMonths() {
  return usePage<BookMonth, ReplyOf<typeof listBookMonths>>(['staff-books', 'months'], (max_id, signal) =>
    call(listBookMonths, { query: from(max_id) }, { signal }),
  );
}

/** Downloads a month for bookkeeping. Every download is logged. */
export function downloadMonth(id: number): Promise<void> {
  return downloadFile(addressOf(downloadBookMonth, { id }, {}), `books-${id}.csv`, 'POST');
}
