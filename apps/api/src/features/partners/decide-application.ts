import type {
  decidePartnerApplication as endpoint,
  listPartnerApplications,
  StaffApplication,
} from '@peonia/contract/partners/partners.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { cutPage } from '../../platform/db/cut-page.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Call } from '../../platform/http/call.ts';
import { readReason } from '../../platform/http/reading/read-reason.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { enqueue, type Outbox } from '../../platform/outbox/outbox.ts';
import {
  hasSecondStep,
  readAccountSummaries,
  readIdentified,
  readMemberFlags,
  saveMemberFlags,
  type StaffAccess,
} from '../accounts/public.ts';
import {
  decidedApplications,
  decideApplication,
  lockApplication,
  openApplications,
  type ApplicationRow,
} from './application.sql.ts';
import './events.ts';
import { requireProofs } from './apply-as-partner.ts';

const pageSize = 20;

/** Waiting applications oldest first, decided ones newest first. */
export async function listApplications(
  { db, caller, query }: Call<typeof listPartnerApplications>,
  staff: StaffAccess,
): Promise<ReplyOf<typeof listPartnerApplications>> {
  await staff.requireStaff(db, caller, 'partners.decide');
  const most = pageSize + 1;
  const rows =
    query.show === 'decided'
      ? await decidedApplications.all(db, { before: query.max_id ?? Number.MAX_SAFE_INTEGER, most })
      : await openApplications.all(db, { after: query.max_id ?? 0, most });
  const { shown, max_id } = cutPage(rows, pageSize);
  return { items: await presentAll(db, shown), max_id };
}

/** Makes the applicant a partner, or declines. What an application needs must still hold. */
export async function decidePartnerApplication(
  { db, caller, params, body, afterCommit }: Call<typeof endpoint>,
  { staff, nudge }: { readonly staff: StaffAccess; readonly nudge: Outbox['nudge'] },
): Promise<StaffApplication> {
  await staff.requireStaff(db, caller, 'partners.decide');
  const application = await lockApplication.first(db, { id: params.id });
  // Nobody decides their own application.
  if (application?.state !== 'open' || application.member_id === caller.id) throw refuse('not_found');
  const { id, member_id } = application;
  const reason = readReason(body.reason);
  if (body.approve) {
    await requireProofs(db, member_id);
    const before = await readMemberFlags(db, member_id);
    if (before === undefined) throw refuse('not_found');
    await saveMemberFlags(db, member_id, { ...before, is_partner: true });
  }
  await decideApplication.run(db, {
    id,
    state: body.approve ? 'approved' : 'refused',
    decided_by: caller.id,
    reason,
  });
  await staff.noteAct(db, {
    staff_id: caller.id,
    act: body.approve ? 'partner.approved' : 'partner.refused',
    subject: 'account',
    subject_ids: [member_id],
    before: 'open',
    after: body.approve ? 'approved' : 'refused',
    detail: reason,
  });
  await enqueue(db, 'partners.decided', { member_id, is_approved: body.approve, reason });
  afterCommit(nudge);
  const [decided] = await presentAll(db, [await lockApplication.one(db, { id })]);
  if (decided === undefined) throw refuse('not_found');
  return decided;
}

async function presentAll(db: Db, rows: readonly ApplicationRow[]): Promise<StaffApplication[]> {
  const ids = rows.flatMap(({ member_id, decided_by }) => [member_id, decided_by ?? member_id]);
  const people = await readAccountSummaries(db, [...new Set(ids)]);
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      user_id: row.member_id,
      name: people.get(row.member_id)?.name ?? '',
      about: row.about,
      identified: (await readIdentified(db, row.member_id)) !== null,
      two_step: await hasSecondStep(db, row.member_id),
      joined_at: people.get(row.member_id)?.created_at.toISOString() ?? null,
      applied_at: row.applied_at.toISOString(),
      state: row.state,
      reason: row.reason,
      decided_by: row.decided_by === null ? null : (people.get(row.decided_by)?.name ?? ''),
    })),
  );
}
