import { expect, it, onTestFinished } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';

const startedWith = async (settings: Record<string, string>): Promise<Api> => {
  const api = await startApi(settings);
  onTestFinished(() => api.close());
  return api;
};

it('names the contact of the operator, and an expiry within a year', async () => {
  const api = await startedWith({ SECURITY_CONTACT: 'mailto:security@example.test' });

  const reply = await fetch(`${api.address}/.well-known/security.txt`);
  const text = await reply.text();
  const [, expires = ''] = /^Expires: (\S+)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;

  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toMatch(/^Contact: mailto:security@example\.test$/m);
  expect(days).toBeGreaterThan(1);
  expect(days).toBeLessThan(365);
});

it('does not exist where no contact is set', async () => {
  const api = await startedWith({});

  const reply = await fetch(`${api.address}/.well-known/security.txt`);

  expect(reply.status).toBe(404);
});
