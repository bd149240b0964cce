import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { ServiceAway } from './breaker.ts';
import { openOutgoing } from './outgoing-fetch.ts';

async function withServer(listener: RequestListener, work: (address: string) => Promise<void>): Promise<void> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`).finally(() => {
    server.closeAllConnections();
    server.close();
  });
}

it('reads a whole response', () =>
  withServer(
    (_request, reply) => reply.end('{"well":true}'),
    async (address) => {
      const reply = await openOutgoing('double')(address);
      expect(await reply.json()).toEqual({ well: true });
    },
  ));

it('follows no redirect', () =>
  withServer(
    (_request, reply) => reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    async (address) => {
      await expect(openOutgoing('double')(address)).rejects.toThrow('fetch failed');
    },
  ));

it('times out', () =>
  withServer(
    () => {},
    async (address) => {
      await expect(openOutgoing('double', { timeoutMs: 100 })(address)).rejects.toThrow(/timeout/);
    },
  ));

it('stops reading above the cap', () =>
  withServer(
    (_request, reply) => reply.end('x'.repeat(2_000)),
    async (address) => {
      await expect(openOutgoing('double', { bytesMax: 1_000 })(address)).rejects.toThrow('too long');
    },
  ));

it('does not call a failing service', async () => {
  let asked = 0;
  await withServer(
    (_request, reply) => {
      asked += 1;
      reply.writeHead(503).end();
    },
    async (address) => {
      const call = openOutgoing('double');
      for (let tries = 0; tries < 5; tries += 1) expect((await call(address)).status).toBe(503);
      await expect(call(address)).rejects.toBeInstanceOf(ServiceAway);
      expect(asked).toBe(5);
    },
  );
});
