/**
 * State machine of a call, for the server and the browsers. Source: specification section 4, Call.
 *
 *     idle -> dialing -> ringing -> connecting -> connected
 *                |          |           |             |
 *        busy reject cancel missed   hangup disconnected overdue
 *
 * Transitions only go forward; an end state is final.
 */
export const liveStatuses = ['dialing', 'ringing', 'connecting', 'connected'] as const;
export const endStatuses = ['busy', 'reject', 'cancel', 'missed', 'disconnected', 'hangup', 'overdue'] as const;
export const callStatuses = ['idle', ...liveStatuses, ...endStatuses] as const;
export type CallStatus = (typeof callStatuses)[number];
export type EndStatus = (typeof endStatuses)[number];

/** Who acts: one of the two, or the server for both (its clock, a block, the books). */
export type CallSide = 'caller' | 'callee' | 'server';

/** A requested status. `connecting` is how the callee accepts the call. */
export type CallAction = Exclude<CallStatus, 'idle'>;

/**
 * Why an action is refused: the call is over, this side may not request it, or it does not follow the current status.
 */
type CallRefusal = 'call_over' | 'call_not_yours' | 'call_out_of_order';

type CallStep =
  | { readonly status: CallStatus; readonly refusal: null }
  | { readonly status: CallStatus; readonly refusal: CallRefusal };

interface Rule {
  readonly by: readonly CallSide[];
  /** From which status the action is allowed, and the resulting status, which may differ from the requested one. */
  readonly from: Readonly<Partial<Record<CallStatus, CallStatus>>>;
}

/** Hanging up is always allowed; the resulting status depends on how far the call got. */
const ending = (early: EndStatus) =>
  ({ dialing: early, ringing: early, connecting: 'hangup', connected: 'hangup' }) as const;
/** A late report of a second device changes nothing. */
const staying = { connecting: 'connecting', connected: 'connected' } as const;

const rules: Readonly<Record<CallAction, Rule>> = {
  dialing: { by: ['caller'], from: { idle: 'dialing' } },
  ringing: { by: ['callee'], from: { dialing: 'ringing', ringing: 'ringing', ...staying } },
  connecting: { by: ['callee'], from: { dialing: 'connecting', ringing: 'connecting', ...staying } },
  connected: { by: ['caller', 'callee'], from: { connecting: 'connected', connected: 'connected' } },
  busy: { by: ['callee', 'server'], from: { dialing: 'busy', ringing: 'busy' } },
  reject: { by: ['callee'], from: { dialing: 'reject', ringing: 'reject' } },
  // The caller cancels while the callee accepts.
  cancel: { by: ['caller'], from: ending('cancel') },
  hangup: { by: ['caller', 'callee', 'server'], from: ending('cancel') },
  missed: { by: ['server'], from: { dialing: 'missed', ringing: 'missed' } },
  disconnected: { by: ['server'], from: { connecting: 'disconnected', connected: 'disconnected' } },
  overdue: { by: ['server'], from: { connected: 'overdue' } },
};

/** Applies an action. A refused one leaves the status unchanged. */
export function stepCall(from: CallStatus, action: CallAction, by: CallSide): CallStep {
  if (isOver(from)) return { status: from, refusal: 'call_over' };
  const { by: sides, from: places } = rules[action];
  if (!sides.includes(by)) return { status: from, refusal: 'call_not_yours' };
  const to = places[from];
  if (to === undefined) return { status: from, refusal: 'call_out_of_order' };
  // A callee who hangs up before accepting rejects the call.
  return { status: to === 'cancel' && by === 'callee' ? 'reject' : to, refusal: null };
}

export function isOver(status: CallStatus): status is EndStatus {
  return (endStatuses as readonly CallStatus[]).includes(status);
}

/**
 * The later of two statuses of one call. Answers and events overtake each other on their way, and since a call only
 * goes forward, anyone who keeps the later of what arrives ends with the server, in whatever order it came.
 */
export function laterStatus(one: CallStatus, other: CallStatus): CallStatus {
  return rankOf(other) > rankOf(one) ? other : one;
}

function rankOf(status: CallStatus): number {
  return isOver(status) ? liveStatuses.length + 1 : (liveStatuses as readonly CallStatus[]).indexOf(status) + 1;
}
