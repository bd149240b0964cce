import { expect, it } from 'vitest';
import { openBreaker, ServiceAway } from './breaker.ts';

it('opens after consecutive failures, tries one call after the pause and closes when it succeeds', async () => {
  let time = 0;
  let calls = 0;
  const breaker = openBreaker('the double', { failures: 2, pauseMs: 1_000, now: () => time });
  const fails = () => breaker.run(() => Promise.reject(new Error(`no answer ${(calls += 1)}`)));
  await expect(fails()).rejects.toThrow('no answer 1');
  await expect(fails()).rejects.toThrow('no answer 2');
  await expect(fails()).rejects.toBeInstanceOf(ServiceAway);
  time = 1_001;
  await expect(fails()).rejects.toThrow('no answer 3');
  await expect(fails()).rejects.toBeInstanceOf(ServiceAway);
  time = 3_000;
  await expect(breaker.run(async () => 'well')).resolves.toBe('well');
  await expect(fails()).rejects.toThrow('no answer 4');
  await expect(breaker.run(async () => 'well')).resolves.toBe('well');
});
