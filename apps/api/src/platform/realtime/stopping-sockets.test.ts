import { createTestDatabase, type TestDatabase } from '@peonia/testing/database.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startRealtimeNode, type RealtimeNode } from '../../../test/realtime-node.ts';

let database: TestDatabase;
let other: RealtimeNode;

beforeAll(async () => {
  database = await createTestDatabase();
  other = await startRealtimeNode(database.url);
});
afterAll(async () => {
  await other.close();
  await database.drop();
});

it('sends a device to another process whose grant is looked up while this one stops', async () => {
  const stopping = await startRealtimeNode(database.url);
  const [late, early] = [await stopping.member(), await stopping.join(await stopping.member())];
  const words = { channel: late.channel, socket_id: 'socket-1', token: await stopping.grant(late) };

  // The look-up waits for this row.
  const [device, closing] = await other.database.transaction(async (db) => {
    await db.query({ text: 'select from socket_grant where member_id = $1 for update', values: [late.id] });
    const dialled = await stopping.dial(words);
    await vi.waitUntil(async () => {
      const text = "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
      return (await other.database.query({ text, values: [] })).rows.length > 0;
    });
    const closed = stopping.close();
    await early.closed;
    return [dialled, closed] as const;
  });

  expect(await device.closed).toBe(1012);
  await closing;
});
