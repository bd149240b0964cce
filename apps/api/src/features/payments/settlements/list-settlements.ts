import type { listSettlements as endpoint, Settlement } from '@peonia/contract/money/reconciliation.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { goldFromCents } from '@peonia/core/money.ts';
import { cutPage } from '../../../platform/db/cut-page.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { readAccountSummaries, type StaffAccess } from '../../accounts/public.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { settlementFormatOf } from './settlement-formats.ts';
import { listOfSettlements, type SettlementRow } from './settlement.sql.ts';

const pageSize = 10;

export async function listSettlements(
  { db, caller, query }: Call<typeof endpoint>,
  staff: StaffAccess,
  { gateways, config }: Pick<PaymentsContext, 'gateways' | 'config'>,
): Promise<ReplyOf<typeof endpoint>> {
  await staff.requireStaff(db, caller, 'payments.read');
  const rows = await listOfSettlements.all(db, {
    before: query.max_id ?? Number.MAX_SAFE_INTEGER,
    most: pageSize + 1,
  });
  const { shown, max_id } = cutPage(rows, pageSize);
  return {
    items: await presentSettlement(db, shown),
    max_id,
    gateways: [...gateways.keys()].filter((name) => settlementFormatOf(name) !== undefined),
    most_bytes: config.limits.settlement_bytes,
  };
}

export async function presentSettlement(db: Db, rows: readonly SettlementRow[]): Promise<Settlement[]> {
  const names = await readAccountSummaries(db, [...new Set(rows.map(({ staff_id }) => staff_id))]);
  return rows.map(({ staff_id, imported_at, fee, fee_gold, bank_gold, ...row }) => ({
    ...row,
    fee: fee / 100,
    fee_gold: goldFromCents(fee_gold),
    bank_gold: goldFromCents(bank_gold),
    imported_at: imported_at.toISOString(),
    imported_by: names.get(staff_id)?.name ?? '',
  }));
}
