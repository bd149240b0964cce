/**
 * The life of a call, for the server that judges it and the browsers that follow it. Source: specification section 4,
 * Call.
 *
 *     idle -> dialing -> ringing -> connecting -> connected
 *                |          |           |             |
 *        busy reject cancel missed   hangup disconnected overdue
 *
 * A call only ever goes forward, and nothing leaves an end.
 */
export const liveStatuses = ['dialing', 'ringing', 'connecting', 'connected'] as const;
export const endStatuses = ['busy', 'reject', 'cancel', 'missed', 'disconnected', 'hangup', 'overdue'] as const;
export const callStatuses = ['idle', ...liveStatuses, ...endStatuses] as const;
export type CallStatus = (typeof callStatuses)[number];
export type EndStatus = (typeof endStatuses)[number];

/** Who acts: one of the two, or the server for both (its clock, a block, the books). */
export type CallSide = 'caller' | 'callee' | 'server';

/** What somebody wants of a call: the status that it should have. `connecting` is how the one who is called takes it. */
export type CallWish = Exclude<CallStatus, 'idle'>;

/** Why a wish is refused: it is over already, this side may not wish it, or it does not fit how the call stands. */
export type CallRefusal = 'call_over' | 'call_not_yours' | 'call_out_of_order';

export type CallStep =
  | { readonly status: CallStatus; readonly refusal: null }
  | { readonly status: CallStatus; readonly refusal: CallRefusal };

interface Rule {
  readonly by: readonly CallSide[];
  /** Where the wish may be made, and what becomes of the call; not always what was wished. */
  readonly from: Readonly<Partial<Record<CallStatus, CallStatus>>>;
}

/** Hanging up is always possible, and is called after how far the call had come. */
const ending = (early: EndStatus) =>
  ({ dialing: early, ringing: early, connecting: 'hangup', connected: 'hangup' }) as const;
/** A second device that reports what is past already changes nothing. */
const staying = { connecting: 'connecting', connected: 'connected' } as const;

const rules: Readonly<Record<CallWish, Rule>> = {
  dialing: { by: ['caller'], from: { idle: 'dialing' } },
  ringing: { by: ['callee'], from: { dialing: 'ringing', ringing: 'ringing', ...staying } },
  connecting: { by: ['callee'], from: { dialing: 'connecting', ringing: 'connecting', ...staying } },
  connected: { by: ['caller', 'callee'], from: { connecting: 'connected', connected: 'connected' } },
  busy: { by: ['callee', 'server'], from: { dialing: 'busy', ringing: 'busy' } },
  reject: { by: ['callee'], from: { dialing: 'reject', ringing: 'reject' } },
  // The caller gives up in the moment in which the other takes the call.
  cancel: { by: ['caller'], from: ending('cancel') },
  hangup: { by: ['caller', 'callee', 'server'], from: ending('cancel') },
  missed: { by: ['server'], from: { dialing: 'missed', ringing: 'missed' } },
  disconnected: { by: ['server'], from: { connecting: 'disconnected', connected: 'disconnected' } },
  overdue: { by: ['server'], from: { connected: 'overdue' } },
};

/** What becomes of a call by a wish; refused it stays as it is. */
export function stepCall(from: CallStatus, wish: CallWish, by: CallSide): CallStep {
  if (isOver(from)) return { status: from, refusal: 'call_over' };
  const { by: sides, from: places } = rules[wish];
  if (!sides.includes(by)) return { status: from, refusal: 'call_not_yours' };
  const to = places[from];
  if (to === undefined) return { status: from, refusal: 'call_out_of_order' };
  // Anyone who is called and hangs up before taking the call has rejected it.
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
