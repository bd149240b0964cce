import type { loginPasskey as endpoint, getPasskeyChallenge } from '@peonia/contract/accounts/account-security.ts';
import type { Session } from '@peonia/contract/accounts/accounts.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { accountById } from '../account.sql.ts';
import { readLoginContext } from '../login/device.sql.ts';
import { enqueueNewDeviceNotification } from '../login/notify-new-device.ts';
import { clientHash, createSession } from '../sessions/create-session.ts';
import { insertChallenge, markPasskeyUsed } from './passkey.sql.ts';
import { relyingParty } from './relying-party.ts';
import { verifyPasskey } from './verify-passkey.ts';
import { webauthn } from './webauthn.ts';

/** A challenge for a login, or the owner's proof, with any passkey of this site. */
export async function getLoginChallenge(
  { db, request }: Call<typeof getPasskeyChallenge>,
  { config }: { config: Config },
): Promise<{ options: Record<string, unknown> }> {
  const options = await (
    await webauthn()
  ).generateAuthenticationOptions({
    rpID: relyingParty(config, request).id,
    userVerification: 'required',
  });
  await insertChallenge.run(db, {
    challenge: options.challenge,
    account_id: null,
    minutes: config.limits.passkey_minutes,
  });
  return { options: options as unknown as Record<string, unknown> };
}

/**
 * Logs in with a passkey. The authenticator has verified its owner, so neither a second step nor a code is required; an
 * unknown device is notified. Throws `passkey_failed` for an unknown passkey or a reply that does not verify.
 */
export async function loginPasskey(
  { db, body, client, request }: Call<typeof endpoint>,
  { database, config, nudge }: { database: Database; config: Config; nudge: () => void },
): Promise<Session> {
  const passkey = await verifyPasskey(db, body.credential, { config, request });
  if (passkey.status === 'suspended') throw refuse('account_suspended');
  if (passkey.status !== 'active') throw refuse('account_closed', { days: config.limits.closed_account_days });
  const session = await database.transaction(async (tx) => {
    await markPasskeyUsed.run(tx, { id: passkey.id, counter: passkey.newCounter });
    const place = await readLoginContext.one(tx, {
      account_id: passkey.account_id,
      client_hash: clientHash(client),
      country: null,
    });
    if (!place.device_known && place.any_device)
      await enqueueNewDeviceNotification(tx, await accountById.one(tx, { id: passkey.account_id }), client);
    return createSession(
      tx,
      { id: passkey.account_id, name: passkey.name, channel: passkey.channel },
      client,
      config.limits,
    );
  });
  nudge();
  return session;
}
