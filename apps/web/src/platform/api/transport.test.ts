import { adoptLimits, limits } from '@peonia/contract/protocol/client-limits.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endMaintenance, isUnderMaintenance } from './maintenance-signal.ts';
import { NetworkError } from './problem.ts';
import { fetchTransport, readReply } from './transport.ts';

/** A server that never answers, as fetch would see it. */
const silent = (_url: string, { signal }: { signal: AbortSignal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
afterEach(() => {
  vi.unstubAllGlobals();
  adoptLimits({});
});
const wanted = { method: 'GET', url: '/v1/me', headers: {} };

describe('a request in the browser', () => {
  // covers: Request timeout 30 s, uploads 120 s
  it('may take 30 seconds, one with files 120', () => {
    expect([limits.request_timeout_ms, limits.upload_timeout_ms]).toEqual([30_000, 120_000]);
  });

  it('ends as a lost network where no answer comes within the time that the operator has set', async () => {
    vi.stubGlobal('fetch', silent);
    const send = fetchTransport();
    adoptLimits({ request_timeout_ms: 5 });

    await expect(send(wanted)).rejects.toMatchObject({ constructor: NetworkError, isTimeout: true });
  });

  it('stays an abort where the page gave it up', async () => {
    vi.stubGlobal('fetch', silent);
    const abort = new AbortController();
    const asked = fetchTransport()({ ...wanted, signal: abort.signal });
    abort.abort();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('goes to the page of the maintenance where the server redirects it', async () => {
    const assign = vi.fn<(address: string) => void>();
    vi.stubGlobal('location', { assign });
    vi.stubGlobal('fetch', async () => ({ type: 'opaqueredirect' }));
    await expect(fetchTransport()(wanted)).rejects.toBeInstanceOf(NetworkError);
    expect(assign).toHaveBeenCalledWith('/maintenance');
  });

  it('notes maintenance by the reason of a reply', async () => {
    const headers = new Headers({ 'x-reason': 'maintenance' });
    vi.stubGlobal('fetch', async () => ({ type: 'basic', status: 503, headers, text: async () => '{}' }));
    await fetchTransport()(wanted);
    expect(isUnderMaintenance()).toBe(true);
    endMaintenance();
  });
});

describe('a reply', () => {
  const replyOf = (status: number, body: string) => () => readReply({ status, body, header: () => null });

  it.each([500, 502, 503, 504])('of status %i without words is an error of the network', (status) => {
    expect(replyOf(status, '<h1>Busy</h1>')).toThrow(NetworkError);
  });

  it('of the server keeps its words', () => {
    const body = '{"code":503000,"message":"We are busy at the moment.","request_id":"r"}';

    expect(replyOf(503, body)).toThrow('We are busy at the moment.');
  });
});
