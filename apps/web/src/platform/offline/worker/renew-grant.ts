import { putRenewed, readGrant, readRenewed, type Grant } from '../device-database.ts';

/** As `refreshToken` of the contract and the lock of `session/token.ts`. */
const REFRESH = '/v1/token/refresh';
const LOCK = 'token-refresh';

/**
 * Exchanges the token of the waiting calls while no window is open, one at a time with windows. The new token is stored
 * for both before it is used. Null where the session is over; throws without a network, and where the browser has no
 * locks nothing is exchanged.
 */
export async function renewGrant(grant: Grant): Promise<Grant | null> {
  if (navigator.locks === undefined) return null;
  return navigator.locks.request(LOCK, async () => {
    const current = await readGrant();
    if (current === undefined || current.member !== grant.member) return null;
    const stale = tokenOf(current);
    // Another run has exchanged it.
    if (stale !== tokenOf(grant)) return current;
    const reply = await fetch(REFRESH, { method: 'POST', headers: current.headers, credentials: 'omit' });
    if (reply.status === 401) return null;
    if (!reply.ok) throw new Error(`The token was not exchanged: ${reply.status}`);
    const { token } = (await reply.json()) as { token: string };
    const next = { ...current, headers: { ...current.headers, authorization: `Bearer ${token}` } };
    const before = await readRenewed();
    // After the second exchange windows still have the token before the first one.
    await putRenewed(next, { replaces: before?.token === stale ? before.replaces : stale, token });
    return next;
  }) as Promise<Grant | null>;
}

const tokenOf = ({ headers }: Grant) => (headers['authorization'] ?? '').replace('Bearer ', '');
