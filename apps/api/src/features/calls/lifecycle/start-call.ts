import type { CallSetup, startCall as endpoint } from '@peonia/contract/calls.ts';
import type { GoldCents } from '@peonia/core/money.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { transactionWithEvents, type Emit } from '../../../platform/realtime/transaction-with-events.ts';
import { minutePrice, coversMinute, readCallBalance } from '../billing/call-balance.ts';
import type { CallContext } from '../call-context.ts';
import { callSetup } from '../call-setup.ts';
import {
  callByClient,
  callLanguage,
  releaseMembers,
  insertCall,
  lockCall,
  storeCall,
  reserveMembers,
  type CallRow,
} from '../call.sql.ts';
import { presentCall } from '../present-call.ts';
import { checkCallPermission, reserveCallSlot } from './check-call-permission.ts';
import { sendCallMessage } from './send-call-message.ts';
import { endCall } from './settle-call.ts';
import { leaveToClock } from './transition-call.ts';

type StartCall = Call<typeof endpoint>;

/** Starts a call. All checks run before ringing; a callee in another call is `busy` at once. */
export async function startCall(request: StartCall, context: CallContext): Promise<CallSetup> {
  const { db, body, caller } = request;
  const client = { caller_id: caller.id, client_id: body.client_id };
  const earlier = await callByClient.first(db, client);
  if (earlier !== undefined) return repeatedCall(earlier, request, context);
  try {
    return await startNewCall(request, context);
  } catch (error) {
    // The same call was started at the same moment and used the message slot: return it.
    const same = error instanceof Refusal ? await callByClient.first(db, client) : undefined;
    if (same === undefined) throw error;
    return repeatedCall(same, request, context);
  }
}

/** The call that was started with the same client id. Throws `key_reused` for another call. */
async function repeatedCall(call: CallRow, { db, body, caller }: StartCall, context: CallContext): Promise<CallSetup> {
  if (call.callee_id !== body.user_id || call.kind !== body.kind) throw refuse('key_reused');
  if (call.may_not_meet) throw refuse('not_found');
  return callSetup(db, call, caller.id, context);
}

async function startNewCall(request: StartCall, context: CallContext): Promise<CallSetup> {
  const { db, body, caller } = request;
  const { is_friend } = await checkCallPermission(db, caller, body.user_id, context.limits);
  const is_direct = body.direct && is_friend;
  if (context.relay.urls.length === 0 && !is_direct) throw refuse('call_relay_missing');
  const price = await checkedPrice(request, context);
  const started = await transactionWithEvents(context, ({ db: inside, emit }) =>
    insertNewCall(inside, emit, { request, context, is_direct, price }),
  );
  const call = started ?? (await callByClient.one(db, { caller_id: caller.id, client_id: body.client_id }));
  if (started?.status === 'busy') await sendCallMessage(context, started).catch(leaveToClock);
  return callSetup(db, call, caller.id, context);
}

/** The price of a minute for this call. Throws if the caller's funds do not cover the first minute. */
async function checkedPrice({ db, body, caller }: StartCall, { limits }: CallContext): Promise<GoldCents> {
  const price = minutePrice(body.kind, limits);
  const funds = await readCallBalance(db, caller.id, limits);
  if (coversMinute(funds, { kind: body.kind, price })) return price;
  throw refuse(body.kind === 'voice' && funds.free_minutes > 0 ? 'call_minutes_used_up' : 'gold_short');
}

interface NewCall {
  readonly request: StartCall;
  readonly context: CallContext;
  readonly is_direct: boolean;
  readonly price: GoldCents;
}

/**
 * Returns null if the same call was inserted at the same moment. The primary key of `call_member` ensures one active
 * call per member.
 */
async function insertNewCall(
  db: Db,
  emit: Emit,
  { request: { body, caller, language }, context, is_direct, price }: NewCall,
): Promise<CallRow | null> {
  const { limits } = context;
  const [from, to] = [caller.id, body.user_id];
  const inserted = await insertCall.first(db, {
    caller_id: from,
    callee_id: to,
    client_id: body.client_id,
    kind: body.kind,
    caller_device: body.device,
    language,
    is_direct,
    price,
    free_seconds: limits.call_free_seconds,
    earner_share: limits.partner_share_basis_points,
  });
  if (inserted === undefined) return null;
  const free = new Set(
    (await reserveMembers.all(db, { call_id: inserted.id, ids: [from, to] })).map(({ member_id }) => member_id),
  );
  if (!free.has(from)) throw refuse('call_running');
  await reserveCallSlot({ db, emit }, caller, to, limits);
  const dialing = await lockCall.one(db, { id: inserted.id });
  if (free.has(to)) {
    await ring(db, emit, dialing, context);
    return dialing;
  }
  const busy = endCall(dialing, 'busy', dialing.now);
  await storeCall.run(db, busy);
  await releaseMembers.run(db, { call_id: busy.id });
  emit(from, 'call.changed', { call: presentCall(busy, from, limits) });
  return busy;
}

/** Emits `call.ringing` to the callee's devices and `call.changed` to the caller's. */
async function ring(db: Db, emit: Emit, call: CallRow, { cards, limits }: CallContext): Promise<void> {
  const { language } = await callLanguage.one(db, { member_id: call.callee_id });
  const [user] = await cards.list(db, { id: call.callee_id }, [call.caller_id], language);
  if (user === undefined) throw refuse('not_found');
  emit(call.callee_id, 'call.ringing', { call: presentCall(call, call.callee_id, limits), user });
  emit(call.caller_id, 'call.changed', { call: presentCall(call, call.caller_id, limits) });
}
