import { expect, it } from 'vitest';
import { isTalking, type RunningCall } from './running-call.ts';

const connected = { call: { status: 'connected' }, line: 'good', isElsewhere: false } as unknown as RunningCall;

it('tells a talk on this device from one on another', () => {
  expect(isTalking(connected)).toBe(true);
  expect(isTalking({ ...connected, isElsewhere: true })).toBe(false);
  expect(isTalking({ ...connected, line: 'lost' })).toBe(false);
  expect(isTalking({ ...connected, call: { ...connected.call, status: 'hangup' } })).toBe(false);
});
