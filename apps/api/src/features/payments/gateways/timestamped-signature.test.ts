import { expect, it } from 'vitest';
import { checkTimestamped, signTimestamped, toleranceSeconds } from './timestamped-signature.ts';

const body = Buffer.from('{"id":"evt_1"}');
const seconds = 1_800_000_000;
const header = signTimestamped(body, 'our secret', seconds);

it('accepts a body that was signed just now', () => {
  expect(() => checkTimestamped(header, body, 'our secret', seconds * 1_000)).not.toThrow();
});

it('refuses another body', () => {
  expect(() => checkTimestamped(header, Buffer.from('{"id":"evt_2"}'), 'our secret', seconds * 1_000)).toThrow(
    'has no signature that fits',
  );
});

it('refuses another signature', () => {
  const forged = signTimestamped(body, 'another secret', seconds);

  expect(() => checkTimestamped(forged, body, 'our secret', seconds * 1_000)).toThrow('has no signature that fits');
});

it.each([-toleranceSeconds - 1, toleranceSeconds + 1])('refuses a signature of another time: %i s', (away) => {
  expect(() => checkTimestamped(header, body, 'our secret', (seconds + away) * 1_000)).toThrow('is not of now');
});

it.each(['', 'v1=00', `t=1,t=2,${header}`])('refuses the header %j', (wrong) => {
  expect(() => checkTimestamped(wrong, body, 'our secret', seconds * 1_000)).toThrow('has no single time');
});
