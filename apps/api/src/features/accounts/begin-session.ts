import type { Session } from '@peonia/contract/accounts.ts';
import type { Limits } from '@peonia/contract/limits.ts';
import { createHash } from 'node:crypto';
import type { Db } from '../../platform/db/statement.ts';
import type { ClientHint } from '../../platform/http/call.ts';
import { hashToken, makeToken } from './session-token.ts';
import { insertSession } from './session.sql.ts';

/** Opens a session for an account and answers the only copy of its token. */
export async function beginSession(db: Db, account: { id: number; name: string; channel: string }, client: ClientHint, limits: Limits): Promise<Session> {
  const token = makeToken();
  const aliveSeconds = client.app ? limits.token_app_seconds : limits.token_web_seconds;
  await insertSession.run(db, {
    account_id: account.id,
    access_hash: hashToken(token),
    alive_seconds: aliveSeconds,
    refresh_days: client.app ? limits.refresh_app_days : limits.refresh_web_days,
    client_hash: clientHash(client),
    is_app: client.app,
  });
  return { token, channel: account.channel, set_name: account.name, alive_seconds: aliveSeconds };
}

/** The device id is kept as a hash: it recognises a device and tells nothing else. */
export function clientHash(client: ClientHint): Buffer | null {
  return client.id === null ? null : createHash('sha256').update(client.id).digest();
}
