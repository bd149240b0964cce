import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPushSender } from './send-push.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** A sender whose members have no device, with the members of each statement. */
function opened() {
  const asked: number[][] = [];
  const sender = openPushSender({
    database: {
      query: async ({ values }: { values: [number[]] }) => {
        asked.push(values[0]);
        return { rows: [], rowCount: 0 };
      },
    },
    push: { publicKey: 'key' },
    isHere: () => false,
  } as unknown as Parameters<typeof openPushSender>[0]);
  const hear = async (memberId: number, name: string, data: object) => {
    sender.hear(memberId, name, data);
    await turn();
  };
  return {
    sender,
    asked,
    write: (memberId: number) => hear(memberId, 'message.sent', { unread: 1, user_id: 1 }),
    ring: (memberId: number) =>
      hear(memberId, 'call.ringing', { call: { user_id: 1, kind: 'voice', created_at: '', rings_until: '' } }),
  };
}

it('looks for the devices of a first event at once, and of those that follow together', async () => {
  const { sender, asked, write } = opened();

  await write(2);
  expect(asked).toEqual([[2]]);
  for (const member of [3, 4, 3]) await write(member);
  expect(asked).toEqual([[2]]);
  await vi.advanceTimersByTimeAsync(25);
  await sender.idle();

  expect(asked).toEqual([[2], [3, 4]]);
});

it('lets no ring wait', async () => {
  const { asked, write, ring } = opened();

  for (const member of [2, 3]) await write(member);
  await ring(4);
  expect(asked).toEqual([[2], [3, 4]]);
  await ring(5);

  expect(asked).toEqual([[2], [3, 4], [5]]);
});
