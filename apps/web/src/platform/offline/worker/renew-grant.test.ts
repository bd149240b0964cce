import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Grant, RenewedToken } from '../device-database.ts';
import { renewGrant } from './renew-grant.ts';

const stored: { grant: Grant | undefined; renewed: RenewedToken | undefined } = {
  grant: undefined,
  renewed: undefined,
};
const asked: string[] = [];
let status = 200;

vi.mock('../device-database.ts', () => ({
  readGrant: async () => stored.grant,
  readRenewed: async () => stored.renewed,
  putRenewed: async (grant: Grant, renewed: RenewedToken) => void Object.assign(stored, { grant, renewed }),
}));

const grantWith = (token: string): Grant => ({ member: 7, headers: { authorization: `Bearer ${token}` } });

beforeEach(() => {
  Object.assign(stored, { grant: grantWith('one'), renewed: undefined });
  asked.length = 0;
  status = 200;
  vi.stubGlobal('navigator', { locks: { request: (_name: string, work: () => unknown) => work() } });
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Record<string, string> }) => {
    asked.push(headers['authorization'] ?? '');
    return Response.json({ token: `next-${asked.length}` }, { status });
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe('token of waiting calls', () => {
  it('is exchanged and kept for windows', async () => {
    expect(await renewGrant(grantWith('one'))).toEqual(grantWith('next-1'));
    expect(stored).toEqual({ grant: grantWith('next-1'), renewed: { replaces: 'one', token: 'next-1' } });
  });

  it('replaces that of the windows after a second exchange too', async () => {
    const first = await renewGrant(grantWith('one'));
    if (first !== null) await renewGrant(first);
    expect(asked).toEqual(['Bearer one', 'Bearer next-1']);
    expect(stored.renewed).toEqual({ replaces: 'one', token: 'next-2' });
  });

  it('is not exchanged again where another run has done so', async () => {
    stored.grant = grantWith('newer');
    expect(await renewGrant(grantWith('one'))).toEqual(grantWith('newer'));
    expect(asked).toEqual([]);
  });

  it('is left alone where the session is over', async () => {
    status = 401;
    expect(await renewGrant(grantWith('one'))).toBeNull();
    expect(stored.renewed).toBeUndefined();
  });

  it('is asked for again later where the server does not answer as it should', async () => {
    status = 503;
    await expect(renewGrant(grantWith('one'))).rejects.toThrow('503');
  });

  it('is not exchanged without locks, which keep windows from doing so at once', async () => {
    vi.stubGlobal('navigator', {});
    expect(await renewGrant(grantWith('one'))).toBeNull();
    expect(asked).toEqual([]);
  });

  it('is not exchanged after a logout', async () => {
    stored.grant = undefined;
    expect(await renewGrant(grantWith('one'))).toBeNull();
    expect(asked).toEqual([]);
  });
});
