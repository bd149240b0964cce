import { Readable } from 'node:stream';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import {
  type downloadStaffList as endpoint,
  filtersOf,
  staffListFilters,
  staffLists,
} from '@peonia/contract/staff/staff-lists.ts';
import { isCalendarDay } from '@peonia/core/calendar-day.ts';
import { asText } from '@peonia/core/csv.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { FileReply } from '../../../platform/http/replies/file-reply.ts';
import type { StaffListFilters, StaffListRow, StaffListSource } from '../../accounts/public.ts';
import { spreadsheetLines, spreadsheetTime } from '../../ledger/public.ts';
import { requireFreshStaff, requireStaff } from '../staff-session/require-staff.ts';
import { noteAct } from '../staff.sql.ts';

/** Rows that one statement reads. */
const pageSize = 500;

interface Context {
  readonly sources: readonly StaffListSource[];
  readonly slowDatabase: Database;
  readonly limits: Limits;
}

/**
 * A part of a list as CSV, the same in every language. The file is written page by page while it is read, so it takes
 * the same memory whatever its length. It ends after `staff_list_rows` rows with a line that says so.
 */
export async function downloadStaffList(
  { db, caller, params: { name }, query }: Call<typeof endpoint>,
  { sources, slowDatabase, limits }: Context,
): Promise<FileReply> {
  const { permission, parts } = staffLists[name];
  await requireStaff(db, caller, permission, limits);
  await requireFreshStaff(db, caller, 'lists.export', limits);
  const source = sources.find((one) => one.name === name);
  const show = query.show ?? parts[0];
  if (source === undefined || !(parts as readonly string[]).includes(show))
    throw refuse('input_invalid', { field: 'show' });
  const given = staffListFilters.filter((filter) => query[filter] !== undefined);
  const unknown = given.find((filter) => !filtersOf(name).includes(filter));
  if (unknown !== undefined) throw refuse('input_invalid', { field: unknown });
  if (query.day !== undefined && !isCalendarDay(query.day)) throw refuse('input_invalid', { field: 'day' });
  const filters: StaffListFilters = {
    template: query.template ?? null,
    class: query.class ?? null,
    day: query.day ?? null,
    member_id: query.member_id ?? null,
  };
  const narrowed = given.map((filter) => `, ${filter} ${query[filter]}`).join('');
  const note = (rows: readonly StaffListRow[]) =>
    noteAct.run(slowDatabase, {
      staff_id: caller.id,
      act: 'list.exported',
      subject: 'account',
      subject_ids: [...new Set(rows.flatMap(({ member_ids }) => member_ids))],
      detail: `${name}, ${show}${narrowed}, ${rows.length}`,
    });
  const most = limits.staff_list_rows;
  return new FileReply(Readable.from(linesOf(source, { show, filters, most, db: slowDatabase, note })), {
    type: 'text/csv; charset=utf-8',
    name: `${name}-${show}.csv`,
  });
}

interface Reading {
  readonly show: string;
  readonly filters: StaffListFilters;
  readonly most: number;
  readonly db: Database;
  /** Logs a page before it is sent. */
  readonly note: (rows: readonly StaffListRow[]) => Promise<unknown>;
}

async function* linesOf(source: StaffListSource, { show, filters, most, db, note }: Reading): AsyncGenerator<Buffer> {
  yield Buffer.from(`\uFEFF${spreadsheetLines([source.columns], 'en')}`);
  let after = 0;
  for (let left = most; ; left -= pageSize) {
    const rows = await source.read(db, { ...filters, show, after, most: Math.min(pageSize, left) + 1 });
    const page = rows.slice(0, Math.min(pageSize, left));
    await note(page);
    yield Buffer.from(
      spreadsheetLines(
        page.map((row) => source.columns.map((column) => cellOf(row[column]))),
        'en',
      ),
    );
    if (rows.length <= page.length) return;
    if (left <= pageSize) return void (yield Buffer.from(`more than ${most} rows\r\n`));
    after = page.at(-1)?.id ?? after;
  }
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return spreadsheetTime(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return asText([value].flat().join(' '));
}
