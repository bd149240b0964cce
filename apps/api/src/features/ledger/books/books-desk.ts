import { Readable } from 'node:stream';
import {
  bookAccounts,
  type getTrialBalance,
  type listBookMonths,
  type downloadBookMonth,
} from '@peonia/contract/money/books.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { dayOf } from '@peonia/core/calendar-day.ts';
import { goldFromCents } from '@peonia/core/money.ts';
import { cutPage } from '../../../platform/db/cut-page.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { FileReply } from '../../../platform/http/replies/file-reply.ts';
import type { StaffAccess } from '../../accounts/public.ts';
import { proofHours } from '../proof/prove-books.ts';
import { closedUntil, monthsOfBooks, totalsOfMonth } from './book-day.sql.ts';
import { bookkeepingFile } from './bookkeeping-file.ts';
import { newestProof, trialBalance } from './books.sql.ts';

/** Months on a page. */
const monthPage = 12;

/** The trial balance of a day, with every account in its order, and the newest proof. */
export async function readTrialBalance(
  { db, caller, query }: Call<typeof getTrialBalance>,
  staff: StaffAccess,
): Promise<ReplyOf<typeof getTrialBalance>> {
  await staff.requireStaff(db, caller, 'books.read');
  const day = query.day ?? dayOf(new Date());
  if (Number.isNaN(Date.parse(day))) throw refuse('input_invalid', { field: 'day' });
  const rows = await trialBalance.all(db, { day });
  const proof = await newestProof.first(db, { hours: proofHours });
  const difference = rows.reduce((sum, { opening, credit, debit }) => sum + opening + credit - debit, 0);
  return {
    day,
    closed: rows[0]?.is_closed ?? false,
    accounts: bookAccounts.map((account) => {
      const { opening = 0, debit = 0, credit = 0 } = rows.find((row) => row.account === account) ?? {};
      return {
        account,
        opening: goldFromCents(opening),
        debit: goldFromCents(debit),
        credit: goldFromCents(credit),
        closing: goldFromCents(opening + credit - debit),
      };
    }),
    difference: goldFromCents(difference),
    proof: {
      state: proof?.is_fresh === true && proof.breaches.length === 0 ? 'proved' : 'unproved',
      made_at: proof?.made_at.toISOString() ?? null,
      breaches: proof?.breaches ?? [],
    },
  };
}

/** Figures by month, newest first. The number of a month is its position. */
export async function listMonths(
  { db, caller, query }: Call<typeof listBookMonths>,
  staff: StaffAccess,
): Promise<ReplyOf<typeof listBookMonths>> {
  await staff.requireStaff(db, caller, 'books.read');
  const before = query.max_id ?? 999_912;
  if (before === -1) return { items: [], max_id: -1 };
  if (!isMonth(before)) throw refuse('input_invalid', { field: 'max_id' });
  const rows = await monthsOfBooks.all(db, { before, most: monthPage + 1 });
  const { shown, max_id } = cutPage(rows, monthPage);
  return {
    items: shown.map(({ id, closed_until, ...sums }) => ({
      id,
      closed_until,
      revenue: goldFromCents(sums.revenue),
      promotion: goldFromCents(sums.promotion),
      deferred: goldFromCents(sums.deferred),
      bonus: goldFromCents(sums.bonus),
      partners: goldFromCents(sums.partners),
      owed: goldFromCents(sums.owed),
    })),
    max_id,
  };
}

/** The closed days of a month for bookkeeping. The download is logged. */
export async function downloadMonth(
  { db, caller, params }: Call<typeof downloadBookMonth>,
  staff: StaffAccess,
): Promise<FileReply> {
  await staff.requireStaff(db, caller, 'books.read');
  if (!isMonth(params.id)) throw refuse('not_found');
  const { day } = await closedUntil.one(db, { month: params.id });
  if (day === null) throw refuse('books_month_open');
  const content = Buffer.from(bookkeepingFile(await totalsOfMonth.all(db, { month: params.id })));
  await staff.noteAct(db, {
    staff_id: caller.id,
    act: 'books.exported',
    subject: 'month',
    subject_ids: [params.id],
    detail: `until ${day}`,
  });
  return new FileReply(Readable.from([content]), {
    type: 'text/csv; charset=utf-8',
    name: `books-${params.id}.csv`,
    bytes: content.length,
  });
}

function isMonth(number: number): boolean {
  return number % 100 >= 1 && number % 100 <= 12;
}
