import type { ServerFrame } from '@peonia/contract/protocol/realtime.ts';
import { expect, it } from 'vitest';
import { checkFrame } from './check-frame.ts';

const problemOf = (frame: object) => {
  try {
    checkFrame(frame as ServerFrame);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};
const read = { type: 'event', seq: 3, name: 'counter.read', data: { type: 'likeme', count: 2 } };

it('takes frames and events as they are described', () => {
  expect([problemOf({ type: 'ready', seq: 1 }), problemOf(read)]).toEqual([null, null]);
});

it.each([
  [{ type: 'ready' }, 'seq'],
  [{ type: 'ready', seq: 1, more: true }, 'additional'],
  [{ type: 'hello' }, 'not described'],
  [{ ...read, name: 'counter.gone' }, 'not described'],
  [{ ...read, data: { type: 'likeme' } }, 'count'],
  [{ ...read, data: { ...read.data, more: 1 } }, 'additional'],
])('refuses %o', (frame, problem) => {
  expect(problemOf(frame)).toContain(problem);
});
