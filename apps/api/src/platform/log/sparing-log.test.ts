import { beforeEach, expect, it, vi } from 'vitest';
import { sparingLog } from './sparing-log.ts';

const error = vi.fn<(facts: object, message: string) => void>();
let now = 0;
const write = () => sparingLog({ error }, () => now);
const away = Object.assign(new Error('away'), { code: '57P01' });

beforeEach(() => {
  error.mockClear();
  now = 1_000_000;
});

it('writes the first of many at once, and a minute later how many there were', () => {
  const log = write();
  for (let second = 0; second < 60; second += 1) {
    log(away, 'clock failed');
    now += 1_000;
  }
  expect(error.mock.calls).toEqual([[{ err: away }, 'clock failed']]);

  log(away, 'clock failed');

  expect(error.mock.calls.at(-1)).toEqual([{ err: away, times: 60 }, 'clock failed']);
});

it('writes another message, and another code, at once', () => {
  const log = write();

  log(away, 'clock failed');
  log(away, 'queue failed');
  log(new Error('broken'), 'clock failed');

  expect(error).toHaveBeenCalledTimes(3);
});

it('does not count what came once a minute', () => {
  const log = write();

  log(away, 'clock failed');
  now += 61_000;
  log(away, 'clock failed');

  expect(error.mock.calls.at(-1)).toEqual([{ err: away }, 'clock failed']);
});
