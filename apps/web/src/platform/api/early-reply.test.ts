import { afterEach, describe, expect, it, vi } from 'vitest';
import { dropEarlyReplies, takeEarlyReply } from './early-reply.ts';
import { fetchTransport } from './transport.ts';

const url = '/v1/feeds';
const headers = { 'accept-language': 'de', authorization: 'Bearer one' };

function stubReply(reply: Response | null): void {
  vi.stubGlobal('window', { earlyReplies: { headers, replies: new Map([[url, Promise.resolve(reply)]]) } });
}

afterEach(() => vi.unstubAllGlobals());

describe('a reply from before the program', () => {
  it('is taken once', async () => {
    const reply = new Response('{}');
    stubReply(reply);
    expect(await takeEarlyReply(url, headers)).toBe(reply);
    expect(await takeEarlyReply(url, headers)).toBeNull();
  });

  it('is not taken for another session or language', async () => {
    stubReply(new Response('{}'));
    expect(await takeEarlyReply(url, { ...headers, authorization: 'Bearer two' })).toBeNull();
  });

  it('is gone once the first page stands', async () => {
    stubReply(new Response('{}'));
    dropEarlyReplies();
    expect(await takeEarlyReply(url, headers)).toBeNull();
  });

  it('stands in for the request', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('The network was asked.')));
    stubReply(new Response('{"items":[]}', { status: 200 }));
    const { status, body } = await fetchTransport()({ method: 'GET', url, headers });
    expect({ status, body }).toEqual({ status: 200, body: '{"items":[]}' });
  });

  it('leaves the request to the program where it failed', async () => {
    vi.stubGlobal('fetch', async () => new Response('asked'));
    stubReply(null);
    const { body } = await fetchTransport()({ method: 'GET', url, headers });
    expect(body).toBe('asked');
  });
});
