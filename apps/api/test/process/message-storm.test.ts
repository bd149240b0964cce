import { createTestDatabase, type TestDatabase } from '@peonia/testing/database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runStorm } from './message-storm.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

// The whole run of 10,000 messages, 200 cuts and 5 kills: node bench/messages/message-storm.ts
it('nothing is lost, doubled or out of order over torn sockets and a killed server', async () => {
  const { faults, acknowledged, cut, killed } = await runStorm(database.url, {
    messages: 240,
    pairs: 3,
    cuts: 12,
    kills: 1,
  });
  expect({ faults, acknowledged, cut, killed }).toEqual({ faults: [], acknowledged: 240, cut: 12, killed: 1 });
}, 60_000);
