import type { Session } from '@peonia/contract/accounts/accounts.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { ClientHint } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { accountById } from '../account.sql.ts';
import { readLoginContext } from '../login/device.sql.ts';
import { requiredChallenge } from '../login/login-challenge.ts';
import { enqueueNewDeviceNotification } from '../login/notify-new-device.ts';
import { contactOf } from '../login/require-login-code.ts';
import { readFactor } from '../second-step/factor.sql.ts';
import { clientHash, createSession } from '../sessions/create-session.ts';
import type { SocialAccountRow } from './social-login.sql.ts';

interface Context {
  readonly config: Config;
}

interface Entering {
  readonly account: SocialAccountRow;
  readonly client: ClientHint;
}

export function refuseInactive({ status }: SocialAccountRow, { config }: Context): void {
  if (status === 'suspended') throw refuse('account_suspended');
  if (status !== 'active') throw refuse('account_closed', { days: config.limits.closed_account_days });
}

/**
 * What a member whom the provider has confirmed proves next: the second step of the account, or that the device above
 * the limit is theirs. A country or a device that is new needs nothing. Null: nothing. Decisions 465 and 480.
 */
export async function nextStep(
  db: Db,
  { account, client }: Entering,
  { config }: Context,
): Promise<'code' | 'second_code' | null> {
  const [factor, place, owner] = await Promise.all([
    readFactor.first(db, { account_id: account.id }),
    readLoginContext.one(db, { account_id: account.id, client_hash: clientHash(client), country: null }),
    accountById.one(db, { id: account.id }),
  ]);
  if (factor?.is_confirmed === true) return 'second_code';
  const devices = { verified: false, deviceKnown: place.device_known, countryKnown: true };
  const need = requiredChallenge({ ...devices, otherDevices: place.other_devices }, config.limits.devices_max);
  return need !== null && contactOf(owner) !== null ? 'code' : null;
}

/** Creates the session, and notifies the owner of an unknown device. Call it in a transaction. */
export async function openSocialSession(
  db: Db,
  account: SocialAccountRow,
  client: ClientHint,
  { config }: Context,
): Promise<Session> {
  const place = await readLoginContext.one(db, {
    account_id: account.id,
    client_hash: clientHash(client),
    country: null,
  });
  if (!place.device_known && place.any_device)
    await enqueueNewDeviceNotification(db, await accountById.one(db, { id: account.id }), client);
  return createSession(db, account, client, config.limits);
}
