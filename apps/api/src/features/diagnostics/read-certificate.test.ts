import { generateKeyPairSync } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:tls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCertificate } from '../../../test/fixtures/make-certificate.ts';
import { watchCertificates } from './read-certificate.ts';

const hour = 3_600_000;
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
let server: Server;

/** Shows a certificate that ends at a time. */
async function show(validTo: Date): Promise<Server> {
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' });
  const shown = createServer({ key, cert: makeCertificate(privateKey, { validTo }) }, (socket) => {
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => shown.listen(0, '127.0.0.1', resolve));
  return shown;
}

const portOf = (of: Server) => (of.address() as AddressInfo).port;

beforeAll(async () => {
  server = await show(new Date(Date.now() + 5 * hour));
});
afterAll(() => void server.close());

it('knows when the certificate ends that members are shown', async () => {
  const read = watchCertificates({ publicUrl: `https://localhost:${portOf(server)}`, mediaUrl: '', chinaHosts: [] });

  const [[setting, seconds] = ['', 0], ...others] = await read();

  expect([setting, Math.round(seconds / 3_600), others]).toEqual(['PUBLIC_URL', 5, []]);
});

it('knows of one that has ended', async () => {
  const ended = await show(new Date(Date.now() - hour));
  const read = watchCertificates({ publicUrl: '', mediaUrl: `https://localhost:${portOf(ended)}`, chinaHosts: [] });

  const [[setting, seconds] = ['', 0]] = await read();
  ended.close();

  expect([setting, Math.round(seconds / 3_600)]).toEqual(['MEDIA_URL', -1]);
});

it('leaves out what shows none', async () => {
  const read = watchCertificates({ publicUrl: 'http://localhost', mediaUrl: 'https://localhost:1', chinaHosts: [] });

  expect(await read()).toEqual([]);
});

it('asks once in ten minutes', async () => {
  let now = Date.now();
  const shown = await show(new Date(now + 5 * hour));
  const address = { publicUrl: `https://localhost:${portOf(shown)}`, mediaUrl: '', chinaHosts: [] };
  const read = watchCertificates(address, () => now);
  await read();
  shown.close();

  now += 60_000;
  const [[, seconds] = ['', 0]] = await read();
  expect(Math.round(seconds / 60)).toBe(299);
  now += 600_000;
  expect(await read()).toEqual([]);
});
