import { createHash } from 'node:crypto';
import type { Session } from '@peonia/contract/accounts/accounts.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { countryOfAddress } from '../../../platform/country/country-of-address.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { ClientHint } from '../../../platform/http/call.ts';
import { rememberCountry, rememberDevice } from '../login/device.sql.ts';
import { deviceLabel } from './device-label.ts';
import { familyHash, hashToken, generateToken } from './session-token.ts';
import { insertSession } from './session.sql.ts';

/** Creates a session, remembers device and country, and returns the token, which is stored only as a hash. */
export async function createSession(
  db: Db,
  account: { id: number; name: string; channel: string },
  client: ClientHint,
  limits: Limits,
): Promise<Session> {
  return (await openSession(db, account, client, limits)).session;
}

/** The same, with the id of the session. */
export async function openSession(
  db: Db,
  account: { id: number; name: string; channel: string },
  client: ClientHint,
  limits: Limits,
): Promise<{ readonly id: number; readonly session: Session }> {
  const token = generateToken();
  const tokenSeconds = client.app ? limits.token_app_seconds : limits.token_web_seconds;
  const device = clientHash(client);
  const country = countryOfAddress(client.address);
  const session = insertSession.one(db, {
    account_id: account.id,
    access_hash: hashToken(token),
    family_hash: familyHash(token),
    alive_seconds: tokenSeconds,
    refresh_days: client.app ? limits.refresh_app_days : limits.refresh_web_days,
    client_hash: device,
    is_app: client.app,
    device: deviceLabel(client.userAgent),
    country,
  });
  const [{ id }] = await Promise.all([
    session,
    device === null ? null : rememberDevice.run(db, { account_id: account.id, client_hash: device }),
    country === null ? null : rememberCountry.run(db, { account_id: account.id, country }),
  ]);
  return { id, session: { token, channel: account.channel, set_name: account.name, alive_seconds: tokenSeconds } };
}

/** Hash of the device id. The id itself is not stored. */
export function clientHash(client: ClientHint): Buffer | null {
  return client.id === null ? null : createHash('sha256').update(client.id).digest();
}
