import type {
  DisputeCase,
  DisputeRow,
  getDispute as caseEndpoint,
  listDisputes as listEndpoint,
} from '@peonia/contract/money/disputes.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { goldFromCents } from '@peonia/core/money.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Config } from '../../../platform/config/config.ts';
import { cutPage } from '../../../platform/db/cut-page.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { readAccountSummaries, type StaffAccess } from '../../accounts/public.ts';
import { creditedAt, readDebt } from '../../ledger/public.ts';
import { isPossible } from '../desk/ask-payment-act.ts';
import { evidenceRequestsOf } from '../desk/payment-request.sql.ts';
import { presentRequest } from '../desk/read-payment-case.ts';
import { hasDispute } from '../disputes/dispute.sql.ts';
import type { Gateways } from '../gateways/open-gateways.ts';
import { orderTitle } from '../orders/order-title.ts';
import { hasDisputed, orderById } from '../orders/order.sql.ts';
import { decidedDisputes, disputeById, undecidedDisputes, type DisputeFound } from './dispute-desk.sql.ts';

const pageSize = 30;

export interface DisputeDesk {
  readonly staff: StaffAccess;
  readonly config: Pick<Config, 'brand' | 'limits' | 'publicUrl'>;
  readonly gateways: Gateways;
}

/** Disputes of one state, or all. */
export async function listDisputes(
  { db, caller, query }: Call<typeof listEndpoint>,
  { staff, config: { limits } }: DisputeDesk,
): Promise<ReplyOf<typeof listEndpoint>> {
  await staff.requireStaff(db, caller, 'payments.read');
  const { show = 'open', max_id: last = null } = query;
  if (last === -1) return { items: [], max_id: -1 };
  const page = { show, last, most: pageSize + 1 };
  const rows =
    show === 'open' || show === 'sent'
      ? await undecidedDisputes.all(db, { ...page, hours: limits.dispute_hours })
      : await decidedDisputes.all(db, page);
  const { shown, max_id } = cutPage(rows, pageSize);
  const names = await readAccountSummaries(db, [...new Set(shown.map(({ account_id }) => account_id))]);
  return { items: shown.map((row) => presentRow(row, names.get(row.account_id)?.name ?? '')), max_id };
}

/** A dispute as the money desk sees it. The look is logged. */
export async function readDispute(
  { db, caller, params, language }: Call<typeof caseEndpoint>,
  desk: DisputeDesk,
): Promise<DisputeCase> {
  await desk.staff.requireStaff(db, caller, 'payments.read');
  const dispute = await disputeById.first(db, { id: params.id });
  if (dispute === undefined) throw refuse('not_found');
  await desk.staff.noteAct(db, {
    staff_id: caller.id,
    act: 'dispute.read',
    subject: 'dispute',
    subject_ids: [dispute.id],
    detail: '',
  });
  return presentDispute(db, dispute, { language, desk, reader: caller.id });
}

export async function presentDispute(
  db: Db,
  { id, order_id }: Pick<DisputeFound, 'id' | 'order_id'>,
  { language, desk, reader }: { readonly language: Language; readonly desk: DisputeDesk; readonly reader: number },
): Promise<DisputeCase> {
  const { brand, limits } = desk.config;
  // The dispute after its requests: one that ends meanwhile is not shown as done beside a dispute without evidence.
  const requests = await evidenceRequestsOf.all(db, { order_id, dispute_id: id });
  const dispute = await disputeById.one(db, { id });
  const { account_id, evidence_at, evidence_by } = dispute;
  const order = await orderById.one(db, { id: order_id });
  const staffIds = requests.flatMap(({ asked_by, decided_by }) => [asked_by, decided_by ?? asked_by]);
  const people = await readAccountSummaries(db, [...new Set([account_id, evidence_by ?? account_id, ...staffIds])]);
  const credited = await creditedAt.first(db, { key: `order:${order_id}` });
  const payer = people.get(account_id);
  const days = limits.payout_dispute_days;
  return {
    ...presentRow(dispute, payer?.name ?? ''),
    provider_ref: dispute.refund_id,
    title: orderTitle(order, brand, language),
    paid_at: credited?.created_at.toISOString() ?? null,
    gold: goldFromCents(dispute.gold),
    evidence:
      evidence_at === null
        ? null
        : {
            at: evidence_at.toISOString(),
            by: evidence_by === null ? null : (people.get(evidence_by)?.name ?? ''),
            note: dispute.evidence_note,
          },
    decided_at: dispute.decided_at?.toISOString() ?? null,
    submission: {
      offered: dispute.state === 'open' && (await isPossible(db, order, { act: 'evidence', gateways: desk.gateways })),
      requests: requests.map((row) => presentRequest(row, (person) => people.get(person)?.name ?? '', reader)),
    },
    blocks: {
      payments: dispute.locks && (await hasDisputed.one(db, { account_id })).disputed,
      payouts: payer?.is_partner === true && (await hasDispute.one(db, { account_id, days })).disputed,
      debt: goldFromCents(await readDebt(db, account_id)),
    },
  };
}

function presentRow(row: DisputeFound, name: string): DisputeRow {
  return {
    id: row.id,
    order: row.public_id,
    user_id: row.account_id,
    name,
    gateway: row.gateway,
    amount: row.amount / 100,
    currency: row.currency,
    state: row.state,
    due_at: row.due_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}
