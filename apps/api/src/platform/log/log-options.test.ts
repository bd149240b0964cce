import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
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
