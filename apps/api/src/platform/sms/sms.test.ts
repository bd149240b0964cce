import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import type { Db } from '../db/statement.ts';
import { openSms, type Sms } from './sms.ts';

interface Received {
  readonly method: string;
  readonly url: string;
  readonly authorization: string;
  readonly type: string;
  readonly body: string;
}

let gateway: Server;
let sms: Sms;
let received: Received[] = [];
let status = 201;

beforeAll(async () => {
  gateway = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { authorization = '', 'content-type': type = '' } = request.headers;
    const body = Buffer.concat(chunks).toString();
    received.push({ method: request.method ?? '', url: request.url ?? '', authorization, type, body });
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('{}');
  });
  await new Promise<void>((resolve) => {
    gateway.listen(0, '127.0.0.1', resolve);
  });
  const { port } = gateway.address() as AddressInfo;
  const config = readConfig({
    NODE_ENV: 'test',
    SMS_URL: `http://account:s%40cret@127.0.0.1:${port}/messages`,
    SMS_FROM: 'Peonia',
  });
  sms = openSms(config, {} as Db);
});
afterAll(() => new Promise((resolve) => gateway.close(resolve)));
beforeEach(() => {
  received = [];
  status = 201;
});

describe('the SMS gateway', () => {
  it('receives number, sender and text as a form', async () => {
    await sms.send('+491701234567', 'Ihr Code: 123456');

    const [message] = received;
    expect(message).toMatchObject({ method: 'POST', url: '/messages' });
    expect(message?.type).toContain('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(message?.body))).toEqual({
      To: '+491701234567',
      From: 'Peonia',
      Body: 'Ihr Code: 123456',
    });
  });

  it('receives the credentials of the address as basic authentication', async () => {
    await sms.send('+491701234567', 'Hello');

    expect(received[0]?.authorization).toBe(`Basic ${Buffer.from('account:s@cret').toString('base64')}`);
  });

  it.each([400, 429, 500])('is asked again later after status %i', async (refusal) => {
    status = refusal;

    await expect(sms.send('+491701234567', 'Hello')).rejects.toThrow(String(refusal));
  });

  it('is not followed elsewhere', async () => {
    status = 302;

    await expect(sms.send('+491701234567', 'Hello')).rejects.toThrow('fetch failed');
    expect(received).toHaveLength(1);
  });
});
