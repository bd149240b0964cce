import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { buildServer } from './server.ts';

/** A server whose `/slow` answers once the test says so. */
function openSlowServer() {
  const app = buildServer(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMITS: '0' }), null);
  const [begun, finished] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  app.get('/slow', async () => {
    begun.resolve();
    await finished.promise;
    return 'done';
  });
  return { app, begun, finished };
}

it('lets a request finish that takes longer than a connection without one is kept', async () => {
  const { app, begun, finished } = openSlowServer();
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

it('answers a request that arrives on an open connection while the process stops', async () => {
  const { app, begun, finished } = openSlowServer();
  const stopping = new Promise<void>((resolve) => void app.addHook('preClose', async () => resolve()));
  const arrived = new Promise<void>((resolve) => {
    app.get('/late', { onRequest: async () => resolve() }, async () => 'served');
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const connection = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(connection, 'connect');
  const replies = text(connection);
  connection.write('GET /slow HTTP/1.1\r\nHost: peonia\r\n\r\n');
  await begun.promise;

  const closed = app.close();
  await stopping;
  connection.write('GET /late HTTP/1.1\r\nHost: peonia\r\n\r\n');
  await Promise.race([arrived, sleep(2_000)]);
  finished.resolve();

  expect((await replies).match(/HTTP.1.1 \d+|done|served|connection: \S+/gi)).toEqual([
    'HTTP/1.1 200',
    'Connection: keep-alive',
    'done',
    'HTTP/1.1 200',
    'Connection: close',
    'served',
  ]);
  await closed;
});
