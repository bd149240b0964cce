import { setTimeout as sleep } from 'node:timers/promises';
import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { createTestDatabase, type TestDatabase } from '@peonia/testing/database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openClient } from '../client.ts';
import { fullWork } from '../fixtures/work-cost.ts';
import { startServe } from './serve-process.ts';

/** What a member waits for a login at most; a busy machine gets more than the 2 s of production. */
const patienceMs = Number(process.env['LOGIN_PATIENCE_MS'] ?? 10_000);
const flooders = 60;
const honest = 20;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('logs known devices in while rotating addresses flood the login', async () => {
  const server = await startServe(database.url, { RATE_LIMITS: '1', TRUSTED_PROXIES: 'loopback', ...fullWork });
  let flooding = true;
  let refused = 0;
  try {
    const member = await server.register('Flood Victim');
    const guest = openClient(server.address, { language: 'en', token: null });
    const login = (password: string, headers: Record<string, string>) =>
      guest.call(accountsContract.authenticate, { body: { name: member.name, password }, headers });
    const known = { 'x-client-id': 'the-members-own-phone', 'x-forwarded-for': '198.51.100.1' };
    await login(member.password, known);
    let sent = 0;
    const flood = Array.from({ length: flooders }, async () => {
      while (flooding) {
        sent += 1;
        const from = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
        const { status } = await guest.call(accountsContract.authenticate, {
          body: { name: `Nobody ${sent}`, password: 'a guess' },
          headers: { 'x-forwarded-for': from },
        });
        if (status === 503) refused += 1;
        await sleep(50);
      }
    });

    let succeeded = 0;
    for (let logins = 0; logins < honest; logins += 1) {
      const address = { 'x-forwarded-for': `198.51.100.${logins}` };
      const began = performance.now();
      const { status } = await login(member.password, { ...known, ...address });
      if (status === 200 && performance.now() - began <= patienceMs) succeeded += 1;
    }
    flooding = false;
    await Promise.all(flood);

    // The flood really exceeds what the password hash allows.
    expect(refused).toBeGreaterThan(0);
    expect(succeeded).toBeGreaterThanOrEqual(honest * 0.95);
  } finally {
    flooding = false;
    await server.close();
  }
}, 180_000);
