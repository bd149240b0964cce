import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { driveLane } from './drive-lane.ts';
import { enqueue, laneOf, LATE_MS, nextToSend, type Outcome, stateOf, tryAgain } from './outbox-state.ts';
import type { Unsent, Words } from './unsent.ts';

const me = 1;
const other = 2;
const words: Words = { kind: 'text', text: 'Hi', uploads: [], amount: null, replyTo: null };

/** What the network does to one try. */
type Fate = 'answered' | 'request lost' | 'answer lost' | 'busy' | 'page dies';
const fate = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Fate>('answered') },
  { weight: 2, arbitrary: fc.constantFrom<Fate>('request lost', 'answer lost') },
  { weight: 1, arbitrary: fc.constantFrom<Fate>('busy', 'page dies') },
);

class PageDied extends Error {}

describe('driveLane', () => {
  it('stores every message exactly once and in order, whatever is lost, however often the page dies', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fate, { maxLength: 40 }),
        fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 12 }),
        async (fates, writeAfter) => {
          const disk = new Map<string, Unsent>();
          const stored: string[] = [];
          const lane = () => laneOf([...disk.values()], me, other);
          const unwritten = writeAfter.map((_, place) => `message-${place}`);
          let clock = 1_000;
          const write = () => {
            const client_id = unwritten.shift();
            // A clock that is set back now and then must not reorder anything.
            clock += writeAfter[unwritten.length] === 0 ? -500 : 7;
            if (client_id !== undefined)
              disk.set(
                client_id,
                enqueue(lane(), { ...words, client_id, from: me, to: other, text: client_id }, clock),
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
          // Two tabs without a lock between them: the worst case that a browser offers.
          const live = () =>
            driveLane({ lane, send, keep, rest: async () => write() }).catch(
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

  it('passes by what was refused and rests longer from loss to loss', async () => {
    const disk = new Map<string, Unsent>();
    const lane = () => laneOf([...disk.values()], me, other);
    for (const client_id of ['first', 'second'])
      disk.set(client_id, enqueue(lane(), { ...words, client_id, from: me, to: other, text: client_id }, 5));
    const outcomes: Outcome[] = [
      { kind: 'lost', retryAfterMs: null },
      { kind: 'lost', retryAfterMs: null },
      { kind: 'refused', reason: 'Wait', name: null },
      { kind: 'lost', retryAfterMs: 7_000 },
      { kind: 'stored' },
    ];
    const rests: number[] = [];
    await driveLane({
      lane,
      send: async () => outcomes.shift() ?? { kind: 'stored' },
      keep: (id, left) => void (left === null ? disk.delete(id) : disk.set(id, left)),
      rest: async (ms) => void rests.push(ms),
    });
    expect(rests).toEqual([1_000, 2_000, 7_000]);
    expect(lane().map(({ client_id, refusal }) => [client_id, refusal])).toEqual([['first', 'Wait']]);
  });

  it('lets words pass a video that is still made ready, and sends that as soon as it is', async () => {
    const disk = new Map<string, Unsent>();
    const lane = () => laneOf([...disk.values()], me, other);
    for (const client_id of ['video', 'words'])
      disk.set(client_id, enqueue(lane(), { ...words, client_id, from: me, to: other }, 5));
    const tries: string[] = [];
    await driveLane({
      lane,
      send: async ({ client_id }) => {
        tries.push(client_id);
        return { kind: client_id === 'video' && tries.length < 4 ? 'early' : 'stored' };
      },
      keep: (id, left) => void (left === null ? disk.delete(id) : disk.set(id, left)),
      rest: async () => {},
    });
    expect(tries).toEqual(['video', 'words', 'video', 'video']);
    expect(disk.size).toBe(0);
  });

  it('leaves alone what its sender took back while it was on its way', async () => {
    const disk = new Map([['first', enqueue([], { ...words, client_id: 'first', from: me, to: other }, 5)]]);
    await driveLane({
      lane: () => laneOf([...disk.values()], me, other),
      send: async () => {
        disk.clear();
        return { kind: 'refused', reason: 'Wait', name: null };
      },
      keep: (id, left) => void (left === null ? disk.delete(id) : disk.set(id, left)),
      rest: async () => {},
    });
    expect(disk.size).toBe(0);
  });
});

describe('outbox state', () => {
  const one = enqueue([], { ...words, client_id: 'one', from: me, to: other }, 100);
  const two = enqueue([one], { ...words, client_id: 'two', from: me, to: other }, 100);

  it('keeps each account’s and each conversation’s messages apart', () => {
    const stranger = { ...two, from: 9 };
    expect(laneOf([two, stranger, { ...one, to: 3 }, one], me, other)).toEqual([one, two]);
  });

  it('says "not sent" after 30 s, without a network, and after a refusal', () => {
    expect(stateOf(one, 100 + LATE_MS - 1, true)).toBe('sending');
    expect(stateOf(one, 100 + LATE_MS, true)).toBe('failed');
    expect(stateOf(one, 100, false)).toBe('failed');
    expect(stateOf({ ...one, refusal: 'Wait' }, 100, true)).toBe('failed');
  });

  it('lets a late message keep its place and puts a refused one behind the rest', () => {
    expect(tryAgain([one, two], one, 900)).toEqual({ ...one, since: 900 });
    const again = tryAgain([{ ...one, refusal: 'Wait' }, two], { ...one, refusal: 'Wait' }, 101);
    expect(laneOf([again, two], me, other).map(({ client_id }) => client_id)).toEqual(['two', 'one']);
    expect(nextToSend([{ ...one, refusal: 'Wait' }, two])).toBe(two);
  });
});
