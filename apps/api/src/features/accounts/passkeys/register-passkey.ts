import type {
  getPasskeyOptions as optionsEndpoint,
  registerPasskey as registerEndpoint,
} from '@peonia/contract/accounts/account-security.ts';
import type { AuthenticatorTransport, RegistrationResponseJSON } from '@simplewebauthn/server';
import { isUniqueViolation } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { changeAccess, type ChangeContext } from '../reauthentication/change-access.ts';
import { proofIn, proveOwner, type ProofContext } from '../reauthentication/prove-owner.ts';
import { challengeOf } from './challenge-of.ts';
import { consumeChallenge, insertChallenge, insertPasskey, passkeysOf } from './passkey.sql.ts';
import { relyingParty } from './relying-party.ts';
import { webauthn } from './webauthn.ts';

type Context = ProofContext & ChangeContext;

/** Begins the registration of a passkey, after the owner's proof. The challenge works once, for this member. */
export async function getPasskeyOptions(
  { db, caller, client, body, request }: Call<typeof optionsEndpoint>,
  context: Context,
): Promise<{ options: Record<string, unknown> }> {
  if (!caller.verified) throw refuse('address_unproven');
  await proveOwner({ db, caller, client, request }, proofIn(body), context);
  const site = relyingParty(context.config, request);
  const known = await passkeysOf.all(db, { account_id: caller.id });
  if (known.length >= context.config.limits.passkeys_max) throw refuse('passkeys_too_many');
  const options = await (
    await webauthn()
  ).generateRegistrationOptions({
    rpName: site.name,
    rpID: site.id,
    userName: caller.name,
    userID: new TextEncoder().encode(String(caller.id)),
    attestationType: 'none',
    excludeCredentials: known.map(({ credential, transports }) => ({
      id: credential,
      transports: transports as AuthenticatorTransport[],
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await insertChallenge.run(db, {
    challenge: options.challenge,
    account_id: caller.id,
    minutes: context.config.limits.passkey_minutes,
  });
  return { options: options as unknown as Record<string, unknown> };
}

/** Registers the passkey that the browser made. Throws `passkey_failed` if it does not match its challenge. */
export async function registerPasskey(
  { db, caller, body, request, emit }: Call<typeof registerEndpoint>,
  context: Context,
): Promise<{ id: number }> {
  const response = body.credential as unknown as RegistrationResponseJSON;
  const site = relyingParty(context.config, request);
  const challenge = challengeOf(response);
  const isOwn = challenge !== null && (await consumeChallenge.first(db, { challenge, account_id: caller.id }));
  if (challenge === null || isOwn === undefined) throw refuse('passkey_failed');
  const { verified, registrationInfo } = await (
    await webauthn()
  )
    .verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
    })
    .catch(() => ({ verified: false as const, registrationInfo: undefined }));
  if (!verified || registrationInfo === undefined) throw refuse('passkey_failed');
  const { id: credential, publicKey, counter, transports = [] } = registrationInfo.credential;
  const change = {
    accountId: caller.id,
    except: caller.session_id,
    kind: 'passkey-added',
    values: { passkey: body.name.trim() },
  } as const;
  const made = await changeAccess(change, context, (tx) =>
    insertPasskey.one(tx, {
      account_id: caller.id,
      credential,
      public_key: Buffer.from(publicKey),
      counter,
      transports: [...transports],
      name: body.name.trim(),
    }),
  ).catch((error: unknown) => {
    throw isUniqueViolation(error) ? refuse('passkey_failed') : error;
  });
  emit(caller.id, 'account.changed', {});
  return { id: made.id };
}
