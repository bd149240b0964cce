import type { verifyAddress as endpoint } from '@peonia/contract/accounts/account-codes.ts';
import { isUniqueViolation, type Database } from '../../../platform/db/database.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { setVerified } from '../account.sql.ts';
import { contactKeys, readContact, type Contact } from '../contact.ts';
import { clientHash } from '../sessions/create-session.ts';
import type { VerificationCodes } from './verification-code.ts';

/** Starts the free VIP trial unless this person had one. Returns true if it started. Provided by membership. */
export type TrialGranter = (
  db: Db,
  account: { id: number; contact: Contact; device: Buffer | null },
) => Promise<boolean>;

/** Verifies the caller's address. The attempt is committed before anything else, so wrong codes count. */
export async function verifyAddress(
  { db, body, caller, client, emit }: Call<typeof endpoint>,
  { database, codes, grantTrial }: { database: Database; codes: VerificationCodes; grantTrial: TrialGranter },
): Promise<{ trial: boolean }> {
  const contact = readContact(body);
  const redeemed = await codes.redeem(db, {
    purpose: 'verify',
    contact,
    code: body.code,
    asker: { memberId: caller.id, client },
  });
  if (redeemed === false || redeemed.account_id !== caller.id) throw refuse('code_invalid');
  const trial = await database.transaction((tx) =>
    assignVerifiedContact(tx, caller.id, { contact, device: clientHash(client) }, grantTrial),
  );
  emit(caller.id, 'account.changed', {});
  return { trial };
}

/** Stores a verified address. Starts the trial at the account's first verification. */
export async function assignVerifiedContact(
  db: Db,
  id: number,
  proof: { contact: Contact; device: Buffer | null },
  grantTrial: TrialGranter,
): Promise<boolean> {
  const email = proof.contact.kind === 'email' ? proof.contact.value : null;
  const { first } = await setVerified.one(db, { id, email, ...contactKeys(proof.contact) }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? refuse('contact_taken') : error;
  });
  if (!first) return false;
  return grantTrial(db, { id, ...proof });
}
