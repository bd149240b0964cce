import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bufferLines } from './log-destination.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A log into memory, and what has been written of it. */
function openLog() {
  const written: string[] = [];
  let waiting = '';
  const flushSync = () => {
    if (waiting !== '') written.push(waiting);
    waiting = '';
  };
  const log = pino({}, bufferLines({ write: (text) => (waiting += text), flushSync }));
  return { log, written };
}

it('writes lines together', () => {
  const { log, written } = openLog();
  log.info('one');
  log.info('two');
  expect(written).toEqual([]);

  vi.advanceTimersByTime(100);

  expect(written.map((piece) => piece.trim().split('\n').length)).toEqual([2]);
});

it('writes an error at once, after the lines before it', () => {
  const { log, written } = openLog();
  log.info('one');

  log.error('two');

  expect(written.join('')).toMatch(/"one".*\n.*"two"/);
});

it('goes on where nobody reads the output', () => {
  const log = pino(
    {},
    bufferLines({
      write: () => true,
      flushSync: () => {
        throw new Error('EPIPE');
      },
    }),
  );

  expect(() => log.error('one')).not.toThrow();
});
