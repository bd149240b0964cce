import fs from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bufferLines } from './log-destination.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A log into memory, and what has been written of it. */
function openLog() {
  const written: string[] = [];
  let waiting = '';
  const flush = () => {
    if (waiting !== '') written.push(waiting);
    waiting = '';
  };
  const log = pino({}, bufferLines({ write: (text) => (waiting += text), flush }));
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

it('does not wait for the disk', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'peonia-log-'));
  const disk = vi.spyOn(fs, 'fsyncSync');
  const file = pino.destination({ dest: join(folder, 'log'), sync: true, minLength: 8_192 });

  pino({}, bufferLines(file)).info('one');
  vi.advanceTimersByTime(100);

  expect(await readFile(join(folder, 'log'), 'utf8')).toContain('"one"');
  expect(disk).not.toHaveBeenCalled();
  disk.mockRestore();
  file.destroy();
  await rm(folder, { recursive: true });
});

it('goes on where nobody reads the output', () => {
  const log = pino(
    {},
    bufferLines({
      write: () => true,
      flush: () => {
        throw new Error('EPIPE');
      },
    }),
  );

  expect(() => log.error('one')).not.toThrow();
});
