import { setImmediate as tick } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { fairQueue, type FairQueue } from './fair-queue.ts';

/** Work that ends when told, one after the other. */
function open(waiting: number) {
  const done: string[] = [];
  const refused: string[] = [];
  const finish: (() => void)[] = [];
  let width = 1;
  const queue: FairQueue = fairQueue({ running: () => width, waiting, retrySeconds: 2 });
  const add = (name: string, key: string, isPreferred = false) =>
    queue({ isPreferred, key }, () =>
      new Promise<void>((end) => finish.push(end)).then(() => void done.push(name)),
    ).catch(() => void refused.push(name));
  const run = async () => {
    for (let left = finish.length; left > 0; left = finish.length) {
      finish.shift()?.();
      await tick();
    }
    return done;
  };
  const widen = (to: number) => (width = to);
  return { add, run, refused, widen, begun: finish };
}

describe('fair queue', () => {
  it('gives keys turns, however much one of them waits for', async () => {
    const { add, run } = open(10);
    for (const name of ['a1', 'a2', 'a3', 'a4']) void add(name, 'a');
    void add('b1', 'b');
    void add('c1', 'c');
    await tick();

    expect(await run()).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
  });

  it('gives the preferred lane three of four turns', async () => {
    const { add, run } = open(10);
    void add('first', 'x');
    for (const name of ['o1', 'o2']) void add(name, 'x');
    for (const name of ['p1', 'p2', 'p3', 'p4', 'p5']) void add(name, 'x', true);
    await tick();

    expect(await run()).toEqual(['first', 'p1', 'p2', 'p3', 'o1', 'p4', 'p5', 'o2']);
  });

  it('takes preferred work while the other lane is full', async () => {
    const { add, run, refused } = open(2);
    for (const name of ['o0', 'o1', 'o2', 'o3']) void add(name, name);
    void add('p1', 'x', true);
    await tick();

    expect([await run(), refused]).toEqual([['o0', 'p1', 'o1', 'o2'], ['o3']]);
  });

  it('makes room for a new key at the cost of the one that waits most', async () => {
    const { add, run, refused } = open(3);
    for (const name of ['a0', 'a1', 'a2', 'a3']) void add(name, 'a');
    void add('b1', 'b');
    await tick();

    expect([await run(), refused]).toEqual([['a0', 'a1', 'b1', 'a2'], ['a3']]);
  });

  it('runs more at a time when it is widened, and lets nobody pass those who wait', async () => {
    const { add, run, widen, begun } = open(10);
    for (const name of ['o1', 'o2', 'o3']) void add(name, name);
    await tick();
    expect(begun).toHaveLength(1);

    widen(2);
    void add('o4', 'o4');
    await tick();

    expect(begun).toHaveLength(2);
    expect(await run()).toEqual(['o1', 'o2', 'o3', 'o4']);
  });

  it('runs fewer at a time when it is narrowed', async () => {
    const { add, widen, begun } = open(10);
    widen(2);
    for (const name of ['o1', 'o2', 'o3']) void add(name, name);
    await tick();

    widen(1);
    begun.shift()?.();
    await tick();
    expect(begun).toHaveLength(1);
    begun.shift()?.();
    await tick();

    expect(begun).toHaveLength(1);
  });
});
