import type { TravelAct, TravelRequest, updateTravelRequest as endpoint } from '@peonia/contract/travel/travel.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { answerRequest, returnFee } from './answer-request.ts';
import { notifySides } from './notify-side.ts';
import { actsOf, readRequestPage } from './read-requests.ts';
import { lockRequest, setRequestState, type RequestRow } from './request.sql.ts';
import type { TravelContext } from './travel-context.ts';

const consents = { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' } as const;

/** An act of one of the two sides. The same act again changes nothing. */
export async function updateRequest(call: Call<typeof endpoint>, context: TravelContext): Promise<TravelRequest> {
  const { db, caller, params, body } = call;
  const request = await lockRequest.first(db, { id: params.id });
  const isSide = request?.member_id === caller.id || request?.companion_id === caller.id;
  if (request === undefined || !isSide || request.state === 'draft') throw refuse('not_found');
  if (actsOf(request, caller.id).includes(body.act)) {
    if (body.act === 'cancel') {
      await setRequestState.run(db, { id: request.id, state: 'cancelled' });
      await returnFee(db, request);
      await notifySides(db, request, 'cancelled', ['companion']);
    } else await answerRequest(db, { id: request.id, companion_id: caller.id, consent: consents[body.act] });
    call.afterCommit(context.outbox.nudge);
  } else if (!isDone(request, body.act, caller.id)) throw refuse('travel_moved');
  return readRequestPage(call, request.id, context);
}

/** Whether the caller took the step before. */
function isDone({ member_id, state, consent }: RequestRow, act: TravelAct, callerId: number): boolean {
  if (act === 'cancel') return member_id === callerId && state === 'cancelled';
  return member_id !== callerId && consent === consents[act];
}
