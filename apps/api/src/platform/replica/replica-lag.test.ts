import { expect, it } from 'vitest';
import { ReplicaLag } from './replica-lag.ts';

it('is unknown before the first replayed sample', () => {
  const lag = new ReplicaLag();

  lag.addSample(100, 1_000);
  lag.setReplayed(99);

  expect(lag.lagAt(1_000)).toBe(Infinity);
});

it('counts from the newest sample that was replayed', () => {
  const lag = new ReplicaLag();
  lag.addSample(100, 1_000);
  lag.addSample(200, 2_000);
  lag.addSample(300, 3_000);

  lag.setReplayed(250);

  expect(lag.lagAt(3_500)).toBe(1_500);
});

it('does not fall behind while the primary writes nothing', () => {
  const lag = new ReplicaLag();
  lag.addSample(100, 1_000);
  lag.setReplayed(100);

  lag.addSample(100, 9_000);
  lag.setReplayed(100);

  expect(lag.lagAt(9_000)).toBe(0);
});

it('knows nothing of a replica that was away', () => {
  const lag = new ReplicaLag();
  lag.addSample(100, 1_000);
  lag.setReplayed(100);

  lag.forget();

  expect([lag.lagAt(1_000), lag.replayed]).toEqual([Infinity, -1]);
});
