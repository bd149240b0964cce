import { createHash } from 'node:crypto';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type {
  getTravelCase,
  listTravelDesk,
  TravelCase,
  TravelDeskAct,
  TravelDeskRow,
} from '@peonia/contract/travel/travel-desk.ts';
import type { TravelDay, TravelState } from '@peonia/contract/travel/travel.ts';
import { cutPage } from '../../../platform/db/cut-page.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { readAccountSummaries } from '../../accounts/public.ts';
import { readMessages } from '../message-files.ts';
import type { RequestPageRow } from '../page.sql.ts';
import { presentSteps } from '../read-requests.ts';
import type { RequestRow } from '../request.sql.ts';
import { formOf } from '../save-draft.ts';
import type { TravelContext } from '../travel-context.ts';
import { deskRequest, endedRequests, requestsInState } from './desk.sql.ts';

/** The states an act is for, and where it leads. */
export const deskSteps: Readonly<
  Record<TravelDeskAct, { readonly from: readonly TravelState[]; readonly to: TravelState }>
> = {
  begin: { from: ['paid'], to: 'in_progress' },
  arrange: { from: ['in_progress'], to: 'arranged' },
  close: { from: ['arranged'], to: 'closed' },
  refund: { from: ['paid', 'in_progress', 'arranged'], to: 'cancelled' },
};

/** What the desk may do now: it begins after the yes of the companion alone. */
export function deskActsOf({ state, consent }: RequestRow): TravelDeskAct[] {
  return (Object.keys(deskSteps) as TravelDeskAct[]).filter(
    (act) => deskSteps[act].from.includes(state) && (act !== 'begin' || consent === 'accepted'),
  );
}

export async function listDesk(
  { db, caller, query }: Call<typeof listTravelDesk>,
  { staff, limits }: TravelContext,
): Promise<ReplyOf<typeof listTravelDesk>> {
  await staff.requireStaff(db, caller, 'travel.arrange');
  const { show = 'paid', max_id: last = null } = query;
  const size = limits.complaint_page;
  const board = show === 'over' ? endedRequests : requestsInState;
  const rows = last === -1 ? [] : await board.all(db, { state: show, last, most: size + 1 });
  const { shown, max_id } = cutPage(rows, size);
  const names = await namesOf(db, shown);
  return { items: shown.map((row) => presentDeskRow(row, names)), max_id };
}

/** Opens a request; the look is logged. */
export async function openCase(call: Call<typeof getTravelCase>, { staff }: TravelContext): Promise<TravelCase> {
  const { db, caller, params } = call;
  await staff.requireStaff(db, caller, 'travel.arrange');
  const opened = await readCase(db, params.id);
  await staff.noteAct(db, {
    staff_id: caller.id,
    act: 'travel.looked',
    subject: 'travel',
    subject_ids: [params.id],
    detail: '',
  });
  return opened;
}

export async function readCase(db: Db, id: number): Promise<TravelCase> {
  const row = await deskRequest.first(db, { id });
  if (row === undefined) throw refuse('not_found');
  return {
    ...presentDeskRow(row, await namesOf(db, [row])),
    form: formOf(row),
    timeline: presentSteps(row),
    days: row.days,
    plan_revision: planRevision(row.days),
    messages: await readMessages(db, id),
    acts: deskActsOf(row),
    refunded: row.refunded_at !== null,
  };
}

/** Names the days of a plan: equal plans have one revision. */
export function planRevision(days: readonly TravelDay[]): string {
  const text = JSON.stringify(days.map(({ day, title, details }) => [day, title, details]));
  return createHash('sha256').update(text).digest('base64url');
}

function presentDeskRow(row: RequestPageRow, nameOf: (id: number | null) => string | null): TravelDeskRow {
  const { id, state, consent, destination, member_id, companion_id, moved_at, waits_since } = row;
  return {
    id,
    state,
    consent,
    destination,
    traveller: nameOf(member_id),
    companion: nameOf(companion_id),
    moved_at: moved_at.toISOString(),
    waits: waits_since !== null,
  };
}

async function namesOf(db: Db, rows: readonly RequestRow[]): Promise<(id: number | null) => string | null> {
  const ids = rows.flatMap(({ member_id, companion_id }) => [member_id ?? [], companion_id ?? []].flat());
  const names = await readAccountSummaries(db, [...new Set(ids)]);
  return (id) => (id === null ? null : (names.get(id)?.name ?? null));
}
