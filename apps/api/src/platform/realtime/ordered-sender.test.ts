import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OrderedSender, type NumberedFrame } from './ordered-sender.ts';

const frame = (seq: number): NumberedFrame => ({ seq, text: String(seq) });
const settle = () => new Promise((resume) => setTimeout(resume, 40));

function open(last: number, readAfter: (seq: number) => Promise<NumberedFrame[]>) {
  const written: number[] = [];
  let gaveUp = 0;
  const sender = new OrderedSender({
    last,
    readAfter,
    write: (text) => written.push(Number(text)),
    giveUp: () => (gaveUp += 1),
  });
  return { sender, written, gaveUp: () => gaveUp };
}

const stored =
  (upTo: number, atOnce = 500) =>
  (seq: number) =>
    Promise.resolve(Array.from({ length: Math.max(0, Math.min(upTo - seq, atOnce)) }, (_, i) => frame(seq + 1 + i)));

describe('numbered frames of one socket', () => {
  it('are sent in order and once, in whichever order they arrive, also when some are missing', async () => {
    const arrivals = fc.shuffledSubarray(
      Array.from({ length: 30 }, (_, i) => i + 1),
      { minLength: 1 },
    );
    await fc.assert(
      fc.asyncProperty(arrivals, async (arriving) => {
        const newest = Math.max(...arriving);
        const { sender, written } = open(0, stored(newest));
        for (const seq of arriving) sender.send(frame(seq));
        if (arriving.length < newest) await settle();
        expect(written).toEqual(Array.from({ length: newest }, (_, i) => i + 1));
      }),
      { numRuns: 25 },
    );
  });

  it('are read in batches where the gap is long', async () => {
    const { sender, written } = open(0, stored(25, 10));
    sender.send(frame(25));
    await settle();
    expect(written).toHaveLength(25);
  });

  it('are fetched when they are known to exist but did not arrive', async () => {
    const { sender, written } = open(3, stored(5));
    sender.expect(5);
    await settle();
    expect(written).toEqual([4, 5]);
  });

  it('are skipped where the database is unavailable or has purged them', async () => {
    for (const readAfter of [() => Promise.reject(new Error('away')), () => Promise.resolve([frame(9)])]) {
      const { sender, written, gaveUp } = open(0, readAfter);
      sender.send(frame(7));
      await settle();
      expect(written).toEqual([]);
      expect(gaveUp()).toBe(1);
    }
  });

  it('cause no queries while nothing is missing', async () => {
    let asked = 0;
    const { sender, written } = open(0, async () => ((asked += 1), []));
    sender.send(frame(2));
    sender.send(frame(1));
    sender.send(frame(1));
    await settle();
    expect(written).toEqual([1, 2]);
    expect(asked).toBe(0);
  });
});
