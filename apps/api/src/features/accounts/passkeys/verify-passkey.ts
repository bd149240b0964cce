import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Config } from '../../../platform/config/config.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { challengeOf } from './challenge-of.ts';
import { consumeChallenge, passkeyAccount, type PasskeyAccountRow } from './passkey.sql.ts';
import { relyingParty } from './relying-party.ts';
import { webauthn } from './webauthn.ts';

/** A passkey that answered a challenge, with the counter to store. */
type VerifiedPasskey = PasskeyAccountRow & { readonly newCounter: number };

/**
 * Verifies a passkey's reply to a challenge of this site, which works once. Throws `passkey_failed` for an unknown
 * passkey or a reply that does not verify.
 */
export async function verifyPasskey(
  db: Db,
  credential: Readonly<Record<string, unknown>>,
  { config, request }: { config: Config; request: { protocol: string; host: string } },
): Promise<VerifiedPasskey> {
  const response = credential as unknown as AuthenticationResponseJSON;
  const site = relyingParty(config, request);
  const challenge = challengeOf(response);
  if (challenge === null || (await consumeChallenge.first(db, { challenge, account_id: null })) === undefined)
    throw refuse('passkey_failed');
  const passkey = await passkeyAccount.first(db, { credential: String(response.id) });
  if (passkey === undefined) throw refuse('passkey_failed');
  const { verified, authenticationInfo } = await (
    await webauthn()
  )
    .verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: {
        id: String(response.id),
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
      },
    })
    .catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || authenticationInfo === undefined) throw refuse('passkey_failed');
  return { ...passkey, newCounter: authenticationInfo.newCounter };
}
