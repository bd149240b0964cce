import { expect, it } from 'vitest';
import { readableLine } from './readable-log.ts';

const time = new Date(2026, 4, 1, 9, 5, 3).getTime();
const line = (facts: object) => readableLine(JSON.stringify({ level: 30, time, process: 7, host: 'here', ...facts }));

it('writes a request in one line, without what only machines read', () => {
  const request = {
    msg: 'request completed',
    req: { method: 'GET', route: '/v1/me' },
    res: { status: 200 },
    responseTime: 3.4,
    reqId: 'req-1',
  };

  expect(line(request)).toBe('09:05:03 info  request completed GET /v1/me 200 3 ms req-1\n');
});

it('writes an error with its frames below', () => {
  const err = { type: 'RangeError', message: 'Too long', code: '', stack: '    at cut (file.ts:3:1)' };

  expect(line({ level: 50, msg: 'failed', err })).toBe(
    '09:05:03 error failed\n  RangeError: Too long\n    at cut (file.ts:3:1)\n',
  );
});

it('keeps what else a line holds', () => {
  expect(line({ msg: 'job', topic: 'mail', count: 2 })).toBe('09:05:03 info  job topic="mail" count=2\n');
});
