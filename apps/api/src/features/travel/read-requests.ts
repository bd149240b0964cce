import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Endpoint } from '@peonia/contract/protocol/endpoint.ts';
import type {
  getTravel,
  getTravelRequest,
  TravelAct,
  TravelRequest,
  TravelRow,
} from '@peonia/contract/travel/travel.ts';
import type { Call, Caller } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { draftOf } from './draft.sql.ts';
import { readMessages } from './message-files.ts';
import { requestPage, requestsOf, type OfSide, type RequestListRow, type RequestPageRow } from './page.sql.ts';
import type { RequestRow } from './request.sql.ts';
import { formOf, presentDraft } from './save-draft.ts';
import type { TravelContext } from './travel-context.ts';

/** Requests on the page; older ones are reached from their notifications. */
const most = 50;

export async function listRequests(
  { db, caller, language }: Call<typeof getTravel>,
  { cards }: TravelContext,
): Promise<ReplyOf<typeof getTravel>> {
  const draft = await draftOf.first(db, { member_id: caller.id });
  const rows = await requestsOf.all(db, { reader: caller.id, most });
  const people = await cards.hydrate(
    db,
    caller,
    rows.flatMap((row) => otherOf(row, caller.id) ?? []),
    language,
  );
  return {
    draft: draft === undefined ? null : await presentDraft(draft, { db, caller, language }, cards),
    items: rows.map((row) => presentRow(row, caller.id, people.get(otherOf(row, caller.id) ?? 0) ?? null)),
  };
}

export function readRequest(call: Call<typeof getTravelRequest>, context: TravelContext): Promise<TravelRequest> {
  return readRequestPage(call, call.params.id, context);
}

type Reading = Pick<Call<Endpoint>, 'db' | 'language'> & { readonly caller: Caller };

/** A request as one of its two sides sees it. Throws `not_found` to anyone else. */
export async function readRequestPage(
  { db, caller, language }: Reading,
  id: number,
  { cards }: TravelContext,
): Promise<TravelRequest> {
  const row = await requestPage.first(db, { id, reader: caller.id });
  if (row === undefined) throw refuse('not_found');
  const isTraveller = row.member_id === caller.id;
  const other = otherOf(row, caller.id);
  const people = await cards.hydrate(db, caller, other === null ? [] : [other], language);
  return {
    ...presentRow(row, caller.id, people.get(other ?? 0) ?? null),
    acts: actsOf(row, caller.id),
    timeline: presentSteps(row),
    days: isTraveller || row.consent === 'accepted' ? row.days : [],
    form: isTraveller ? formOf(row) : null,
    messages: isTraveller ? await readMessages(db, id) : null,
    refunded: isTraveller && row.refunded_at !== null,
  };
}

/** What a side may do in the state of the request. Cancelling is free until the desk begins. */
export function actsOf(row: RequestRow, readerId: number): TravelAct[] {
  const isOpen = row.state === 'paid' || row.state === 'in_progress' || row.state === 'arranged';
  if (row.member_id === readerId) return row.state === 'paid' ? ['cancel'] : [];
  if (row.companion_id !== readerId || !isOpen) return [];
  if (row.consent === 'asked') return ['accept', 'decline'];
  return row.consent === 'accepted' ? ['withdraw'] : [];
}

export function presentSteps({ steps }: RequestPageRow): TravelRequest['timeline'] {
  return steps.map(({ state, at }) => ({ state, at: new Date(at).toISOString() }));
}

/** Null where the other side has left or blocks the reader. */
function otherOf(row: RequestRow & OfSide, readerId: number): number | null {
  if (!row.meets) return null;
  return row.member_id === readerId ? row.companion_id : row.member_id;
}

function presentRow(row: RequestListRow, readerId: number, user: MemberCard | null): TravelRow {
  const { id, state, consent, destination } = row;
  return {
    id,
    role: row.member_id === readerId ? 'traveller' : 'companion',
    state,
    consent,
    destination,
    user,
    answer_until: state === 'paid' && consent === 'asked' ? (row.answer_until?.toISOString() ?? null) : null,
    created_at: row.created_at.toISOString(),
  };
}
