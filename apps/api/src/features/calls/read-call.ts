import type { getCall, getCurrentCall } from '@peonia/contract/calls.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { CallContext } from './call-context.ts';
import { callSetup } from './call-setup.ts';
import { currentCallOf, readCallOf, type CallRow } from './call.sql.ts';
import { presentCall } from './present-call.ts';

/** The active call of the caller, or the one ringing for them. Null if the two may not meet any more. */
export async function readCurrentCall(
  request: Call<typeof getCurrentCall>,
  context: CallContext,
): Promise<ReplyOf<typeof getCurrentCall>> {
  const call = await currentCallOf.first(request.db, { member_id: request.caller.id });
  if (call === undefined || call.may_not_meet) return { call: null, user: null };
  return {
    call: presentCall(call, request.caller.id, context.limits),
    user: await otherMemberCard(request, call, context),
  };
}

/** One call of the caller. Throws `not_found` for a call of others. */
export async function readCall(request: Call<typeof getCall>, context: CallContext): Promise<ReplyOf<typeof getCall>> {
  const call = await readCallOf.first(request.db, { id: request.params.id, member_id: request.caller.id });
  if (call === undefined || call.may_not_meet) throw refuse('not_found');
  const setup = await callSetup(request.db, call, request.caller.id, context);
  return { ...setup, user: await otherMemberCard(request, call, context) };
}

async function otherMemberCard(
  { db, caller, language }: Pick<Call<typeof getCall>, 'db' | 'caller' | 'language'>,
  call: CallRow,
  { cards }: CallContext,
): Promise<MemberCard | null> {
  const [user = null] = await cards.list(
    db,
    caller,
    [call.caller_id === caller.id ? call.callee_id : call.caller_id],
    language,
  );
  return user;
}
