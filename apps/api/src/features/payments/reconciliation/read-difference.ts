import type {
  DifferenceCase,
  DifferenceRow,
  getDifference as endpoint,
  listDifferences as listEndpoint,
} from '@peonia/contract/money/reconciliation.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { goldFromCents } from '@peonia/core/money.ts';
import { cutPage } from '../../../platform/db/cut-page.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { readAccountSummaries, type StaffAccess } from '../../accounts/public.ts';
import {
  correctionsOf,
  differenceById,
  linesOfOrder,
  listOfDifferences,
  type DifferenceRecord,
} from './difference.sql.ts';

const pageSize = 30;

export async function listDifferences(
  { db, caller, query }: Call<typeof listEndpoint>,
  staff: StaffAccess,
): Promise<ReplyOf<typeof listEndpoint>> {
  await staff.requireStaff(db, caller, 'payments.read');
  const rows = await listOfDifferences.all(db, {
    show: query.show ?? 'all',
    gateway: query.gateway ?? null,
    before: query.max_id ?? Number.MAX_SAFE_INTEGER,
    most: pageSize + 1,
  });
  const { shown, max_id } = cutPage(rows, pageSize);
  return { items: shown.map(presentDifference), max_id };
}

export async function readDifference(
  { db, caller, params }: Call<typeof endpoint>,
  staff: StaffAccess,
): Promise<DifferenceCase> {
  await staff.requireStaff(db, caller, 'payments.read');
  const shown = await presentDifferenceCase(db, params.id, caller.id);
  await staff.noteAct(db, {
    staff_id: caller.id,
    act: 'difference.read',
    subject: 'difference',
    subject_ids: [params.id],
    detail: '',
  });
  return shown;
}

function presentDifference(row: DifferenceRecord): DifferenceRow {
  const { id, gateway, what, subject, day, theirs, ours, currency, state, asked, found_at } = row;
  return {
    id,
    gateway,
    what,
    subject,
    day,
    theirs: theirs === null ? null : theirs / 100,
    ours: ours === null ? null : ours / 100,
    currency,
    state,
    asked,
    found_at: found_at.toISOString(),
  };
}

/** The difference as it is now. */
export async function presentDifferenceCase(db: Db, id: number, readerId: number): Promise<DifferenceCase> {
  const row = await differenceById.first(db, { id });
  if (row === undefined) throw refuse('not_found');
  const lines = await linesOfOrder.all(db, { order_id: row.order_id, gateway: row.gateway, ref: row.subject });
  const corrections = await correctionsOf.all(db, { difference_id: id });
  const staffIds = [row, ...corrections].flatMap(({ decided_by }) => decided_by ?? []);
  const names = await readAccountSummaries(db, [
    ...new Set([...staffIds, ...corrections.map(({ asked_by }) => asked_by)]),
  ]);
  const nameOf = (staffId: number | null) => (staffId === null ? null : (names.get(staffId)?.name ?? ''));
  return {
    ...presentDifference(row),
    order: row.order_public_id,
    order_state: row.order_state,
    reason: row.reason,
    decided_by: nameOf(row.decided_by),
    decided_at: row.decided_at?.toISOString() ?? null,
    lines: lines.map((line) => ({
      ...line,
      amount: line.amount / 100,
      fee: line.fee / 100,
      made_at: line.made_at.toISOString(),
    })),
    corrections: corrections.map(({ asked_by, decided_by, asked_at, decided_at, gold, ...rest }) => ({
      ...rest,
      gold: goldFromCents(gold),
      asked_by: nameOf(asked_by) ?? '',
      own: asked_by === readerId,
      asked_at: asked_at.toISOString(),
      decided_by: nameOf(decided_by),
      decided_at: decided_at?.toISOString() ?? null,
    })),
  };
}
