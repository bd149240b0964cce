import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { logOptions } from './log-options.ts';

/** Logs one error and returns the line. */
function logged(error: Error): string {
  const stream = new PassThrough();
  const options = logOptions(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'info' }));
  pino(typeof options === 'object' ? options : {}, stream).error({ err: error }, 'failed');
  return String(stream.read());
}

test('logs the SQLSTATE of a database error instead of its message', () => {
  const error = Object.assign(new Error('invalid input syntax: "mei@example.test"'), { code: '22P02' });

  const line = logged(error);

  expect(line).toContain('database error 22P02');
  expect(line).not.toContain('mei@example.test');
});

test('logs the frames of a stack', () => {
  const line = logged(new Error('broken'));

  expect(line).toContain('log-options.test.ts');
});

test('logs what caused an error', () => {
  const error = new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND sms.example.com') });

  expect(logged(error)).toContain('fetch failed: getaddrinfo ENOTFOUND sms.example.com');
});

test.each([
  ['all recipients were rejected: 550 5.1.1 <mei@example.test>: unknown', 'mei@example.test'],
  ['To: +49 171 1234567 is no mobile number', '1234567'],
])('logs no address that another server repeats', (message, address) => {
  const line = logged(new Error('Mail failed', { cause: new Error(message) }));

  expect(line).toContain(message.slice(-6));
  expect(line).not.toContain(address);
});
