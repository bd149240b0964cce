import type {
  getPayoutCase as endpoint,
  listPayouts as listEndpoint,
  PayoutAct,
  PayoutCase,
  PayoutRow,
} from '@peonia/contract/payouts/payout-desk.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { goldFromCents } from '@peonia/core/money.ts';
import { cutPage } from '../../../platform/db/cut-page.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { readAccountSummaries, type StaffAccess } from '../../accounts/public.ts';
import { readEarned } from '../../ledger/public.ts';
import type { PayoutContext } from '../payout-context.ts';
import { payoutStop } from '../request/payout-stop.ts';
import { approvedToday, payoutById, type PayoutRequest } from '../request/request.sql.ts';
import { readStaffDocument } from '../tax/decide-tax-document.ts';
import { endedPayouts, paidBefore, payoutsInState } from './desk.sql.ts';

export interface DeskContext extends PayoutContext {
  readonly staff: StaffAccess;
}

/** Payouts of one part of the board. */
export async function listPayouts(
  { db, caller, query }: Call<typeof listEndpoint>,
  { staff, limits }: DeskContext,
): Promise<ReplyOf<typeof listEndpoint>> {
  await staff.requireStaff(db, caller, 'payouts.decide');
  const { show = 'requested', max_id: last = null } = query;
  const board = show === 'requested' || show === 'approved' ? payoutsInState : endedPayouts;
  const size = limits.payout_page;
  const rows = last === -1 ? [] : await board.all(db, { state: show, last, most: size + 1 });
  const { shown, max_id } = cutPage(rows, size);
  const names = await readAccountSummaries(db, [...new Set(shown.map(({ member_id }) => member_id))]);
  return { items: shown.map((row) => presentRow(row, names.get(row.member_id)?.name ?? '')), max_id };
}

/** Opens a payout with the account it goes to. The look is logged. */
export async function openPayoutCase(
  { db, caller, params }: Call<typeof endpoint>,
  context: DeskContext,
): Promise<PayoutCase> {
  await context.staff.requireStaff(db, caller, 'payouts.decide');
  const payout = await payoutById.first(db, { id: params.id });
  if (payout === undefined) throw refuse('not_found');
  await context.staff.noteAct(db, {
    staff_id: caller.id,
    act: 'payout.read',
    subject: 'payout',
    subject_ids: [payout.id],
    detail: '',
  });
  return presentCase(db, payout, { readerId: caller.id, context });
}

export async function presentCase(
  db: Db,
  payout: PayoutRequest,
  { readerId, context }: { readonly readerId: number; readonly context: DeskContext },
): Promise<PayoutCase> {
  const { limits, seal } = context;
  const { member_id, approved_by, paid_by, ended_by } = payout;
  const ids = [member_id, approved_by, paid_by, ended_by].filter((id) => id !== null);
  const [people, before, { owed }, stop, today, tax] = [
    await readAccountSummaries(db, [...new Set(ids)]),
    await paidBefore.one(db, { member_id, id: payout.id }),
    await readEarned(db, member_id),
    await payoutStop(db, member_id, context),
    await approvedToday.one(db, {}),
    await readStaffDocument(db, member_id),
  ];
  const nameOf = (id: number | null) => (id === null ? null : (people.get(id)?.name ?? ''));
  return {
    ...presentRow(payout, nameOf(member_id) ?? ''),
    rate: payout.rate / 10_000,
    method: payout.sealed === null ? null : seal.open(payout.sealed),
    partner: {
      joined_at: people.get(member_id)?.created_at.toISOString() ?? null,
      paid: before.paid,
      paid_amount: before.amount / 100,
      owed: goldFromCents(owed),
    },
    tax,
    requested_at: payout.requested_at.toISOString(),
    approved_by: nameOf(approved_by),
    approved_at: payout.approved_at?.toISOString() ?? null,
    paid_by: nameOf(paid_by),
    paid_on: payout.paid_on,
    reference: payout.reference,
    ended_by: nameOf(ended_by),
    ended_at: payout.ended_at?.toISOString() ?? null,
    reason: payout.reason,
    acts: actsOf(payout, readerId),
    stop: payout.state === 'requested' || (payout.state === 'approved' && payout.file_id === null) ? stop : null,
    own: approved_by === readerId,
    filed: payout.file_id !== null,
    left_today: Math.max(0, limits.payout_daily_usd * 100 - today.amount) / 100,
  };
}

/** What a member of the staff may do with a payout now. Nobody decides about their own; who approved does not pay. */
function actsOf({ state, member_id, approved_by, file_id }: PayoutRequest, staffId: number): PayoutAct[] {
  if (member_id === staffId) return [];
  if (state === 'requested') return ['approve', 'refuse'];
  // A payout in a file is on its way: it is paid, or the bank returns it.
  const back: readonly PayoutAct[] = file_id === null ? ['refuse', 'fail'] : ['fail'];
  if (state === 'approved') return approved_by === staffId ? [...back] : ['pay', ...back];
  return state === 'paid' ? ['fail'] : [];
}

function presentRow(row: PayoutRequest, name: string): PayoutRow {
  const moved = row.ended_at ?? row.paid_at ?? row.approved_at ?? row.requested_at;
  return {
    id: row.id,
    user_id: row.member_id,
    name,
    state: row.state,
    gold: goldFromCents(row.gold),
    amount: row.amount / 100,
    auto: row.is_auto,
    moved_at: moved.toISOString(),
  };
}
