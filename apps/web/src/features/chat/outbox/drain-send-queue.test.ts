import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drainSendQueue } from './drain-send-queue.ts';
import {
  enqueue,
  queueFor,
  NOT_SENT_AFTER_MS,
  nextToSend,
  type Outcome,
  unsentState,
  requeue,
} from './outbox-state.ts';
import type { Unsent, MessageContent } from './unsent.ts';

const me = 1;
const other = 2;
const words: MessageContent = { kind: 'text', text: 'Hi', uploads: [], amount: null, replyTo: null };

/** Result of one simulated attempt. */
type Fate = 'answered' | 'request lost' | 'answer lost' | 'busy' | 'page dies';
const fate = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Fate>('answered') },
  { weight: 2, arbitrary: fc.constantFrom<Fate>('request lost', 'answer lost') },
  { weight: 1, arbitrary: fc.constantFrom<Fate>('busy', 'page dies') },
);

class PageDied extends Error {}

describe('drainSendQueue', () => {
  it('stores each message exactly once and in order despite losses and page closes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fate, { maxLength: 40 }),
        fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 12 }),
        async (fates, writeAfter) => {
          const disk = new Map<string, Unsent>();
          const stored: string[] = [];
          const queue = () => queueFor([...disk.values()], me, other);
          const unwritten = writeAfter.map((_, place) => `message-${place}`);
          let clock = 1_000;
          const write = () => {
            const client_id = unwritten.shift();
            // A clock that is set back must not reorder anything.
            clock += writeAfter[unwritten.length] === 0 ? -500 : 7;
            if (client_id !== undefined)
              disk.set(
                client_id,
                enqueue(queue(), { ...words, client_id, from: me, to: other, text: client_id }, clock),
              );
          };
          const serve = ({ client_id }: Unsent) => {
            if (!stored.includes(client_id)) stored.push(client_id);
          };
          const send = async (unsent: Unsent): Promise<Outcome> => {
            await Promise.resolve();
            write();
            const what = fates.shift() ?? 'answered';
            if (what === 'request lost') return { kind: 'lost', retryAfterMs: null };
            if (what === 'busy') return { kind: 'lost', retryAfterMs: 10 };
            serve(unsent);
            if (what === 'page dies') throw new PageDied();
            return what === 'answer lost' ? { kind: 'lost', retryAfterMs: null } : { kind: 'stored' };
          };
          const keep = (id: string, left: Unsent | null) => void (left === null ? disk.delete(id) : disk.set(id, left));
          // Two tabs without a lock: the worst case browsers offer.
          const live = () =>
            drainSendQueue({ queue, send, keep, wait: async () => write() }).catch(
              (error: unknown) => void (error instanceof PageDied || Promise.reject(error)),
            );

          write();
          while (disk.size > 0 || unwritten.length > 0) {
            await Promise.all([live(), live()]);
            write();
          }
          expect(stored).toEqual(writeAfter.map((_, place) => `message-${place}`));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('skips a refused message and backs off after losses', async () => {
    const disk = new Map<string, Unsent>();
    const queue = () => queueFor([...disk.values()], me, other);
    for (const client_id of ['first', 'second'])
      disk.set(client_id, enqueue(queue(), { ...words, client_id, from: me, to: other, text: client_id }, 5));
    const outcomes: Outcome[] = [
      { kind: 'lost', retryAfterMs: null },
      { kind: 'lost', retryAfterMs: null },
      { kind: 'refused', reason: 'Wait', name: null },
      { kind: 'lost', retryAfterMs: 7_000 },
      { kind: 'stored' },
    ];
    const rests: number[] = [];
    await drainSendQueue({
      queue,
      send: async () => outcomes.shift() ?? { kind: 'stored' },
      keep: (id, left) => void (left === null ? disk.delete(id) : disk.set(id, left)),
      wait: async (ms) => void rests.push(ms),
    });
    expect(rests).toEqual([1_000, 2_000, 7_000]);
    expect(queue().map(({ client_id, refusal }) => [client_id, refusal])).toEqual([['first', 'Wait']]);
  });

  it('lets text pass a video that is still processed', async () => {
    const disk = new Map<string, Unsent>();
    const queue = () => queueFor([...disk.values()], me, other);
    for (const client_id of ['video', 'words'])
      disk.set(client_id, enqueue(queue(), { ...words, client_id, from: me, to: other }, 5));
    const tries: string[] = [];
    await drainSendQueue({
      queue,
      send: async ({ client_id }) => {
        tries.push(client_id);
        return { kind: client_id === 'video' && tries.length < 4 ? 'not_ready' : 'stored' };
      },
      keep: (id, left) => void (left === null ? disk.delete(id) : disk.set(id, left)),
      wait: async () => {},
    });
    expect(tries).toEqual(['video', 'words', 'video', 'video']);
    expect(disk.size).toBe(0);
  });

  it('ignores a message that its sender removed in flight', async () => {
    const disk = new Map([['first', enqueue([], { ...words, client_id: 'first', from: me, to: other }, 5)]]);
    await drainSendQueue({
      queue: () => queueFor([...disk.values()], me, other),
      send: async () => {
        disk.clear();
        return { kind: 'refused', reason: 'Wait', name: null };
      },
      keep: (id, left) => void (left === null ? disk.delete(id) : disk.set(id, left)),
      wait: async () => {},
    });
    expect(disk.size).toBe(0);
  });
});

describe('outbox state', () => {
  const one = enqueue([], { ...words, client_id: 'one', from: me, to: other }, 100);
  const two = enqueue([one], { ...words, client_id: 'two', from: me, to: other }, 100);

  it('separates accounts and conversations', () => {
    const stranger = { ...two, from: 9 };
    expect(queueFor([two, stranger, { ...one, to: 3 }, one], me, other)).toEqual([one, two]);
  });

  it('is failed after 30 s, when offline, and after a refusal', () => {
    expect(unsentState(one, 100 + NOT_SENT_AFTER_MS - 1, true)).toBe('sending');
    expect(unsentState(one, 100 + NOT_SENT_AFTER_MS, true)).toBe('failed');
    expect(unsentState(one, 100, false)).toBe('failed');
    expect(unsentState({ ...one, refusal: 'Wait' }, 100, true)).toBe('failed');
  });

  it('keeps the position of a late message and moves a refused one to the end', () => {
    expect(requeue([one, two], one, 900)).toEqual({ ...one, since: 900 });
    const again = requeue([{ ...one, refusal: 'Wait' }, two], { ...one, refusal: 'Wait' }, 101);
    expect(queueFor([again, two], me, other).map(({ client_id }) => client_id)).toEqual(['two', 'one']);
    expect(nextToSend([{ ...one, refusal: 'Wait' }, two])).toBe(two);
  });
});
