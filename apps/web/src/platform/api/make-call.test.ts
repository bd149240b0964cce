import { getMe, validateFields } from '@peonia/contract/accounts/accounts.ts';
import { getProfile } from '@peonia/contract/profiles/profiles.ts';
import type { WireReply, WireRequest } from '@peonia/contract/protocol/page-renderer.ts';
import { describe, expect, it, vi } from 'vitest';
import { makeCall } from './make-call.ts';

function reply(status: number, body: unknown, headers: Record<string, string> = {}): WireReply {
  return { status, header: (name) => headers[name] ?? null, body: JSON.stringify(body) };
}

function setUp(answers: WireReply[], renew?: () => Promise<boolean>) {
  const requests: WireRequest[] = [];
  const call = makeCall({
    transport: async (request) => {
      requests.push(request);
      return answers[requests.length - 1] ?? reply(500, null);
    },
    headers: async () => ({ authorization: `Bearer ${requests.length}` }),
    partnerId: () => 'abc',
    ...(renew === undefined ? {} : { renew }),
  });
  return { call, requests };
}

describe('call', () => {
  // covers: Bearer token, X-Client-ID, X-Client, pid
  it('writes path, query, partner id and body as the contract says', async () => {
    const { call, requests } = setUp([reply(200, { ok: 1 }), reply(200, { name: 'ok' })]);
    await call(getProfile, { params: { id: 7 } });
    await call(validateFields, { body: { name: 'jonas' } });
    expect(requests[0]).toMatchObject({ method: 'GET', url: '/v1/user/7?pid=abc' });
    expect(requests[1]).toMatchObject({ method: 'POST', url: '/v1/validate?pid=abc', body: '{"name":"jonas"}' });
    expect(requests[1]?.headers['content-type']).toBe('application/json');
  });

  it('throws a refusal with its name, code, request id and wait', async () => {
    const { call } = setUp([reply(429, { code: 429_000, message: 'wait', request_id: 'r1' }, { 'retry-after': '7' })]);
    await expect(call(getMe)).rejects.toMatchObject({
      name: 'ApiError',
      reason: 'too_many_requests',
      code: 429_000,
      requestId: 'r1',
      retryAfter: 7,
      status: 429,
    });
  });

  it('takes the answer of a gateway without a program behind it for a lost network', async () => {
    const { call } = setUp([reply(502, '<html>')]);
    await expect(call(getMe)).rejects.toMatchObject({ name: 'NetworkError' });
  });

  it('repeats once with a fresh token after a 401, and only once', async () => {
    const over = reply(401, { code: 401_000, message: 'over', request_id: 'r' });
    const renew = vi.fn<() => Promise<boolean>>(async () => true);
    const first = setUp([over, reply(200, { id: 1 })], renew);
    await expect(first.call(getMe)).resolves.toEqual({ id: 1 });
    expect(first.requests.map(({ headers }) => headers['authorization'])).toEqual(['Bearer 0', 'Bearer 1']);
    const second = setUp([over, over], renew);
    await expect(second.call(getMe)).rejects.toMatchObject({ reason: 'session_over' });
    expect(renew).toHaveBeenCalledTimes(2);
  });
});
