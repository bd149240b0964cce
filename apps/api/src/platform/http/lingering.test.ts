import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { buildServer } from './server.ts';

it('lets a request finish that takes longer than a connection without one is kept', async () => {
  const app = buildServer(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMITS: '0' }), null);
  const [begun, finished] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  app.get('/slow', async () => {
    begun.resolve();
    await finished.promise;
    return 'done';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const running = fetch(`http://127.0.0.1:${port}/slow`).then((reply) => reply.text());
  await begun.promise;

  const closed = app.close();
  await Promise.race([sleep(4_000), running]);
  finished.resolve();

  expect(await running).toBe('done');
  await closed;
});
