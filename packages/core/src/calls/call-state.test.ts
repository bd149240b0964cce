import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  callStatuses,
  endStatuses,
  isOver,
  laterStatus,
  liveStatuses,
  stepCall,
  type CallSide,
  type CallStatus,
  type CallAction,
} from './call-state.ts';

const sides: readonly CallSide[] = ['caller', 'callee', 'server'];
const actions = callStatuses.filter((status) => status !== 'idle');
const side = fc.constantFrom(...sides);
const action = fc.constantFrom<CallAction>(...actions);
const acts = fc.array(fc.record({ by: side, action }), { maxLength: 30 });

/** Everything that a call was, in order, as its events tell it. */
function told(given: readonly { by: CallSide; action: CallAction }[]): CallStatus[] {
  const history: CallStatus[] = ['dialing'];
  for (const act of given) {
    const { status } = stepCall(history.at(-1) ?? 'idle', act.action, act.by);
    if (status !== history.at(-1)) history.push(status);
  }
  return history;
}

describe('a call', () => {
  // covers: Call states, ring timeout 40 s, close 4 s
  it('goes from dialing to connected and ends in one of seven ways', () => {
    const path = told([
      { by: 'callee', action: 'ringing' },
      { by: 'callee', action: 'connecting' },
      { by: 'caller', action: 'connected' },
      { by: 'callee', action: 'hangup' },
    ]);
    expect(path).toEqual(['dialing', 'ringing', 'connecting', 'connected', 'hangup']);
    const ends = new Set(
      sides.flatMap((by) =>
        actions.flatMap((one) => liveStatuses.map((from) => stepCall(from, one, by).status).filter(isOver)),
      ),
    );
    expect([...ends].toSorted()).toEqual([...endStatuses].toSorted());
    expect(stepCall('idle', 'dialing', 'caller')).toEqual({ status: 'dialing', refusal: null });
  });

  it('never leaves an end, and says that it is over', () => {
    fc.assert(
      fc.property(fc.constantFrom(...endStatuses), action, side, (end, one, by) => {
        expect(stepCall(end, one, by)).toEqual({ status: end, refusal: 'call_over' });
      }),
    );
  });

  it('only goes forward, and a refusal leaves it as it is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...callStatuses), action, side, (from, one, by) => {
        const { status, refusal } = stepCall(from, one, by);
        expect(refusal === null || status === from).toBe(true);
        expect(laterStatus(from, status)).toBe(status);
        expect(status === 'idle' && from !== 'idle').toBe(false);
      }),
    );
  });

  it('is ended by hanging up, no matter who does it and however far it came', () => {
    fc.assert(
      fc.property(acts, side, (given, by) => {
        const status = told(given).at(-1) ?? 'idle';
        expect(isOver(stepCall(status, 'hangup', by).status)).toBe(true);
      }),
    );
    expect(liveStatuses.map((from) => stepCall(from, 'hangup', 'caller').status)).toEqual([
      'cancel',
      'cancel',
      'hangup',
      'hangup',
    ]);
    expect(liveStatuses.map((from) => stepCall(from, 'hangup', 'callee').status)).toEqual([
      'reject',
      'reject',
      'hangup',
      'hangup',
    ]);
    expect(stepCall('connecting', 'cancel', 'caller').status).toBe('hangup');
  });

  it('names why it refuses', () => {
    expect(stepCall('ringing', 'connecting', 'caller').refusal).toBe('call_not_yours');
    expect(stepCall('ringing', 'overdue', 'caller').refusal).toBe('call_not_yours');
    expect(stepCall('ringing', 'connected', 'callee').refusal).toBe('call_out_of_order');
    expect(stepCall('connected', 'missed', 'server').refusal).toBe('call_out_of_order');
    // A second device that rejects does not end what the first has taken.
    expect(stepCall('connected', 'reject', 'callee').refusal).toBe('call_out_of_order');
  });

  it('looks the same to both and to the server, in whatever order news arrive and however often', () => {
    const shuffled = (history: readonly CallStatus[], order: readonly number[]) =>
      [...history, ...history]
        .map((status, at) => ({ status, at: order[at % order.length] ?? 0 }))
        .toSorted((one, other) => one.at - other.at);
    fc.assert(
      fc.property(
        acts,
        fc.array(fc.nat(), { minLength: 7, maxLength: 20 }),
        fc.array(fc.nat(), { minLength: 7, maxLength: 20 }),
        (given, first, second) => {
          const history = told(given);
          const [mine, theirs] = [first, second].map((order) =>
            shuffled(history, order).reduce<CallStatus>((now, { status }) => laterStatus(now, status), 'idle'),
          );
          expect(mine).toBe(history.at(-1));
          expect(theirs).toBe(mine);
        },
      ),
    );
  });
});
