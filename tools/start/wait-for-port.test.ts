import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { waitForPort } from './wait-for-port.ts';

test('waits for a port that is about to be free, and says which one stays taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(waitForPort('127.0.0.1', port, 150)).rejects.toThrow(`Port ${port} is taken`);
  setTimeout(() => other.close(), 100);
  expect(await waitForPort('127.0.0.1', port, 5000)).toBe(port);
});

test('port 0 becomes a free port', async () => {
  expect(await waitForPort('127.0.0.1', 0)).toBeGreaterThan(0);
});
