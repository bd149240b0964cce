import type { Endpoint } from '@peonia/contract/protocol/endpoint.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Call, Caller } from '../../../platform/http/call.ts';
import { networkOfAddress } from '../../../platform/http/rate-limit/network-of-address.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { readEmail, readPhone, type Contact } from '../contact.ts';
import type { PasswordHasher } from '../login/hash-password.ts';
import { compareCounted } from '../login/login-attempt.ts';
import { countLoginFailure, countLoginTry, loginFailureKey, refuseWhileThrottled } from '../login/login-throttle.ts';
import { markPasskeyUsed } from '../passkeys/passkey.sql.ts';
import { verifyPasskey } from '../passkeys/verify-passkey.ts';
import type { VerificationCodes } from '../verification/verification-code.ts';
import { readOwner, type Owner } from './owner.sql.ts';

export interface ProofContext {
  readonly config: Config;
  readonly hasher: PasswordHasher;
  readonly codes: VerificationCodes;
}

interface Proof {
  readonly password?: string;
  /** Sent to the present address for this purpose. */
  readonly code?: string;
  /** A passkey's reply to a challenge. */
  readonly passkey?: Readonly<Record<string, unknown>>;
  readonly purpose: 'close' | 'confirm';
}

/**
 * Proves that the caller owns the account: by its password, by one of its passkeys, by a code sent to an address of it,
 * or, where it has no password and no address, by a login of the last minutes. Wrong proofs count like failed logins
 * and a password before it is compared, so call it outside of a transaction. Throws `reauthentication_required` without
 * a proof. Source: requirement 15.
 */
export async function proveOwner(
  { db, caller, client, request }: Pick<Call<Endpoint>, 'db' | 'client' | 'request'> & { caller: Caller },
  { password, code, passkey, purpose }: Proof,
  { config, hasher, codes }: ProofContext,
): Promise<Owner> {
  const owner = await readOwner.one(db, { id: caller.id, session_id: caller.session_id });
  if (passkey !== undefined) {
    const { id, account_id, newCounter } = await verifyPasskey(db, passkey, { config, request });
    if (account_id !== caller.id) throw refuse('passkey_failed');
    await markPasskeyUsed.run(db, { id, counter: newCounter });
    return owner;
  }
  const key = loginFailureKey({ account_id: caller.id });
  await refuseWhileThrottled(db, key);
  if (code !== undefined) {
    // The same call of the same session may repeat its code: its reply may have been lost.
    const usedFor = `${caller.session_id} ${request.method} ${request.url.split('?', 1)[0]}`;
    const asker = { memberId: caller.id, client };
    for (const contact of addressesFor(purpose, owner)) {
      const redeemed = await codes.redeem(db, { purpose, contact, code, asker, usedFor });
      if (redeemed !== false && redeemed.account_id === caller.id) return owner;
    }
    await countLoginFailure(db, key);
    throw refuse(purpose === 'close' ? 'code_invalid' : 'owner_code_invalid');
  }
  if (owner.password_hash === null && addressesFor(purpose, owner).length === 0) {
    const { fresh_login_minutes: minutes } = config.limits;
    if (owner.login_minutes <= minutes) return owner;
    throw refuse(purpose === 'close' ? 'close_login_again' : 'login_again', { minutes });
  }
  if (password === undefined) throw refuse('reauthentication_required');
  await countLoginTry(db, key);
  const turn = { isPreferred: true, key: networkOfAddress(client.address) };
  const isRight = await compareCounted(db, { accountKey: key, networkKey: null, turn }, () =>
    hasher.matches(owner.password_hash, password, turn),
  );
  if (!isRight) throw refuse('password_wrong');
  return owner;
}

/** The proof in a request body that `OwnerProof` describes. */
export function proofIn({
  password,
  owner_code: code,
  passkey,
}: {
  readonly password?: string;
  readonly owner_code?: string;
  readonly passkey?: Readonly<Record<string, unknown>>;
}): Proof {
  return {
    ...(passkey === undefined ? {} : { passkey }),
    ...(password === undefined ? {} : { password }),
    ...(code === undefined ? {} : { code }),
    purpose: 'confirm',
  };
}

/** Addresses whose codes count. Only a proven one confirms a change. */
function addressesFor(purpose: Proof['purpose'], owner: Owner): Contact[] {
  const isOpen = purpose === 'close';
  const email = isOpen || owner.email_verified ? readEmail(owner.email ?? '') : null;
  const phone = isOpen || owner.phone_verified ? readPhone(owner.phone ?? '') : null;
  return [email, phone].filter((contact) => contact !== null);
}
