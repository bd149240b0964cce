import { channel } from 'node:diagnostics_channel';

/** A call to another service that ended. */
interface OutgoingCall {
  /** The service’s fixed name; never an address that a member gave. */
  readonly service: string;
  /** `refused`: the breaker was open and nothing was sent. */
  readonly outcome: 'answered' | 'failed' | 'refused';
  readonly startedAt: number;
  readonly ms: number;
}

const calls = channel('peonia.outgoing-call');

export function publishOutgoingCall(call: OutgoingCall): void {
  if (calls.hasSubscribers) calls.publish(call);
}

/** Calls `listener` after each call of this process. Returns an unsubscribe function. */
export function onOutgoingCall(listener: (call: OutgoingCall) => void): () => void {
  const hear = (call: unknown) => listener(call as OutgoingCall);
  calls.subscribe(hear);
  return () => void calls.unsubscribe(hear);
}
