import type { Happening } from '@peonia/contract/notifications/notifications.ts';
import type {
  answerTraveller,
  saveTravelPlan,
  TravelCase,
  TravelDeskAct,
  updateTravelCase,
} from '@peonia/contract/travel/travel-desk.ts';
import { isCalendarDay } from '@peonia/core/calendar-day.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call, Caller } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { returnFee } from '../answer-request.ts';
import { notifySides } from '../notify-side.ts';
import { lockRequest, setRequestState } from '../request.sql.ts';
import type { TravelContext } from '../travel-context.ts';
import { lockOpen, storeMessage } from '../write-message.ts';
import { deskRequest, replacePlan } from './desk.sql.ts';
import { deskActsOf, deskSteps, planRevision, readCase } from './read-case.ts';

/** Whom a step of the desk is announced to, and as what. */
const announced: Readonly<Record<TravelDeskAct, Happening<'travel'>>> = {
  begin: 'in_progress',
  arrange: 'arranged',
  close: 'closed',
  refund: 'cancelled',
};

/** A step of the desk. The same step again changes nothing. */
export async function updateCase(call: Call<typeof updateTravelCase>, context: TravelContext): Promise<TravelCase> {
  const { db, caller, params, body } = call;
  await context.staff.requireStaff(db, caller, 'travel.arrange');
  const { act, reason } = body;
  const request = await lockRequest.first(db, { id: params.id });
  if (request === undefined || request.state === 'draft') throw refuse('not_found');
  if (request.member_id === caller.id || request.companion_id === caller.id) throw refuse('act_on_oneself');
  if (act === 'refund' && reason === undefined) throw refuse('input_invalid', { field: 'reason' });
  if (deskActsOf(request).includes(act)) {
    if (act === 'arrange' && (await deskRequest.one(db, { id: request.id })).days.length === 0)
      throw refuse('travel_unplanned');
    await setRequestState.run(db, { id: request.id, state: deskSteps[act].to });
    if (act === 'refund') await returnFee(db, request);
    await notifySides(
      db,
      request,
      announced[act],
      act === 'arrange' || act === 'refund' ? ['traveller', 'companion'] : ['traveller'],
    );
    const states = { before: request.state, after: deskSteps[act].to };
    await log({ db, caller }, context, { id: request.id, act, ...states, detail: reason ?? '' });
    call.afterCommit(context.outbox.nudge);
  } else if (request.state !== deskSteps[act].to) throw refuse('travel_moved');
  return readCase(db, request.id);
}

/**
 * Replaces the plan of a request that the desk works on. Throws `travel_plan_moved` if it is not as the caller saw it.
 * The stored plan, sent again, changes nothing.
 */
export async function savePlan(call: Call<typeof saveTravelPlan>, context: TravelContext): Promise<TravelCase> {
  const { db, caller, params, body } = call;
  await context.staff.requireStaff(db, caller, 'travel.arrange');
  const request = await lockOpen(db, params.id, () => true);
  if (request.state === 'paid') throw refuse('travel_moved');
  if (request.state === 'arranged' && body.days.length === 0) throw refuse('travel_unplanned');
  if (!body.days.every(({ day }) => isCalendarDay(day))) throw refuse('input_invalid', { field: 'day' });
  const days = body.days.toSorted((one, other) => one.day.localeCompare(other.day));
  const stored = planRevision((await deskRequest.one(db, { id: request.id })).days);
  if (stored === planRevision(days)) return readCase(db, request.id);
  if (body.seen !== undefined && body.seen !== stored) throw refuse('travel_plan_moved');
  await replacePlan.run(db, { request_id: request.id, days: JSON.stringify(days) });
  await notifySides(db, request, 'planned', ['traveller']);
  await log({ db, caller }, context, { id: request.id, act: 'planned', detail: `${days.length} days` });
  call.afterCommit(context.outbox.nudge);
  return readCase(db, request.id);
}

export async function answer(call: Call<typeof answerTraveller>, context: TravelContext): Promise<TravelCase> {
  const { db, caller, params, body } = call;
  await context.staff.requireStaff(db, caller, 'travel.arrange');
  const request = await lockOpen(db, params.id, () => true);
  if (await storeMessage(db, { request, author_id: caller.id, by_desk: true, ...body })) {
    await notifySides(db, request, 'answered', ['traveller']);
    await log({ db, caller }, context, { id: request.id, act: 'answered', detail: '' });
    call.afterCommit(context.outbox.nudge);
  }
  return readCase(db, request.id);
}

interface LoggedAct {
  readonly id: number;
  readonly act: string;
  readonly before?: string;
  readonly after?: string;
  readonly detail: string;
}

async function log(
  { db, caller }: { readonly db: Db; readonly caller: Caller },
  { staff }: TravelContext,
  { id, act, ...rest }: LoggedAct,
): Promise<void> {
  const entry = { staff_id: caller.id, act: `travel.${act}`, subject: 'travel', subject_ids: [id], ...rest };
  await staff.noteAct(db, entry);
}
