import { expect, test } from 'vitest';
import { lineProblems } from './capture-log.ts';

test('accepts the line of a request', () => {
  const line = { level: 30, time: 1, reqId: 'a', req: { method: 'GET', route: '/v1/me' }, msg: 'incoming request' };

  expect(lineProblems(line)).toEqual([]);
});

test.each([
  ['an unknown field', { body: 'Hello' }, 'logs the field body'],
  ['an unknown field of a request', { req: { method: 'GET', headers: {} } }, 'logs the field req.headers'],
  ['an e-mail address', { msg: 'sent to mei@example.test' }, 'logs an e-mail address'],
  ['a token', { msg: `bearer ${'aB3'.repeat(14)}x` }, 'logs a token'],
  ['a query string', { msg: 'GET /v1/search?q=mei' }, 'logs a query string'],
])('refuses %s', (_what, line, problem) => {
  expect(lineProblems(line)).toEqual([problem]);
});
