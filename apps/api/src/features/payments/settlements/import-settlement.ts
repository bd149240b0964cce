import { createHash } from 'node:crypto';
import type { importSettlement as endpoint, SettlementImport } from '@peonia/contract/money/reconciliation.ts';
import { dayOf } from '@peonia/core/calendar-day.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { StaffAccess } from '../../accounts/public.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { resolveDifferences } from '../reconciliation/difference.sql.ts';
import { bookSettlement } from './book-settlement.ts';
import { presentSettlement } from './list-settlements.ts';
import { readSettlement } from './read-settlement.ts';
import { settlementFormatOf } from './settlement-formats.ts';
import type { SettlementLine } from './settlement-line.ts';
import { findSettlementDifferences, insertLines, insertSettlement, settlementByHash } from './settlement.sql.ts';

/** Errors of lines that are listed. */
const shownErrors = 20;

/**
 * Imports a report in one transaction: lines, fees, differences. The same report again, and lines that an earlier one
 * held, change nothing; with one wrong line nothing is imported.
 */
export async function importSettlement(
  { db, caller, body }: Call<typeof endpoint>,
  staff: StaffAccess,
  { gateways, config: { limits } }: Pick<PaymentsContext, 'gateways' | 'config'>,
): Promise<SettlementImport> {
  await staff.requireFreshStaff(db, caller, 'payments.decide');
  const { gateway } = body;
  const format = settlementFormatOf(gateway);
  if (!gateways.has(gateway) || format === undefined) throw refuse('input_invalid', { field: 'gateway' });
  const most = { megabytes: limits.settlement_bytes / 1_000_000, lines: limits.settlement_lines };
  if (Buffer.byteLength(body.csv) > limits.settlement_bytes) throw refuse('settlement_too_large', most);
  const read = readSettlement(body.csv, format, limits.settlement_lines);
  if (read.missing !== null) throw refuse('settlement_column', { column: read.missing });
  if (read.isTooLong) throw refuse('settlement_too_large', most);
  const none = { settlement: null, known_lines: 0, differences: 0, problems: [], more_problems: 0 };
  if (read.errors.length > 0)
    return {
      ...none,
      state: 'invalid',
      problems: read.errors.slice(0, shownErrors),
      more_problems: Math.max(0, read.errors.length - shownErrors),
    };
  const [first] = read.lines;
  if (first === undefined) throw refuse('settlement_empty');
  const hash = createHash('sha256').update(body.csv).digest();
  const days = read.lines.map(({ made_at }) => dayOf(made_at)).toSorted();
  const inserted = await insertSettlement.first(db, {
    gateway,
    hash,
    name: body.name.replaceAll(/\p{Cc}/gu, ' ').trim() || 'report.csv',
    currency: first.currency,
    lines: read.lines.length,
    first_day: days[0] ?? '',
    last_day: days.at(-1) ?? '',
    staff_id: caller.id,
  });
  const reread = async () => presentSettlement(db, [await settlementByHash.one(db, { gateway, hash })]);
  if (inserted === undefined) return { ...none, state: 'known', settlement: (await reread())[0] ?? null };
  const stored = await insertLines.one(db, {
    gateway,
    settlement_id: inserted.id,
    lines: JSON.stringify(read.lines.map(storedLine)),
  });
  await bookSettlement(db, { id: inserted.id, currency: first.currency, ...stored }, limits);
  const differences = await findSettlementDifferences.all(db, { id: inserted.id });
  await resolveDifferences.run(db, { gateway, listed: [] });
  await staff.noteAct(db, {
    staff_id: caller.id,
    act: 'settlement.imported',
    subject: 'settlement',
    subject_ids: [inserted.id],
    detail: `${gateway}, ${read.lines.length} lines`,
  });
  return {
    ...none,
    state: 'imported',
    settlement: (await reread())[0] ?? null,
    known_lines: read.lines.length - stored.count,
    differences: differences.length,
  };
}

function storedLine({ ref, kind, order, payment, amount, fee, made_at }: SettlementLine) {
  return { ref, kind, order_ref: order, payment, amount, fee, made_at: made_at.toISOString() };
}
