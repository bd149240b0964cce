import { type listPayments as endpoint, type PaymentRow } from '@peonia/contract/money/payment-desk.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { goldFromCents } from '@peonia/core/money.ts';
import { cutPage } from '../../../platform/db/cut-page.ts';
import type { Call } from '../../../platform/http/call.ts';
import { readAccountSummaries, type StaffAccess } from '../../accounts/public.ts';
import { gatewayNames } from '../gateways/payment-gateway.ts';
import { hundredthsOfText } from '../gateways/read-amount.ts';
import { searchOrders, type FoundOrder } from './payment-desk.sql.ts';

const pageSize = 30;

/** Payments of one part of the list that fit the search, newest first. */
export async function listPayments(
  { db, caller, query }: Call<typeof endpoint>,
  staff: StaffAccess,
): Promise<ReplyOf<typeof endpoint>> {
  await staff.requireStaff(db, caller, 'payments.read');
  const q = query.q?.trim() ?? '';
  const rows = await searchOrders.all(db, {
    show: query.show ?? 'all',
    q: q === '' ? null : q,
    member_id: /^[1-9]\d{0,14}$/.test(q) ? Number(q) : null,
    amount: hundredthsOfText(q.replace(/^\$/, '')),
    day: query.day ?? null,
    gateways: gatewayNames,
    before: query.max_id ?? Number.MAX_SAFE_INTEGER,
    most: pageSize + 1,
  });
  const { shown, max_id } = cutPage(rows, pageSize);
  const names = await readAccountSummaries(db, [...new Set(shown.map((row) => row.account_id))]);
  return { items: shown.map((row) => presentRow(row, names.get(row.account_id)?.name ?? '')), max_id };
}

export function presentRow(row: FoundOrder, name: string): PaymentRow {
  return {
    id: row.public_id,
    position: row.id,
    user_id: row.account_id,
    name,
    gateway: row.gateway,
    gold: goldFromCents(row.gold),
    month: row.month,
    amount: row.amount / 100,
    currency: row.currency,
    state: row.state,
    held: row.is_held,
    asked: row.asked,
    created_at: row.created_at.toISOString(),
  };
}
