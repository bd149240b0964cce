import type { verifyAddress as endpoint } from '@peonia/contract/accounts/account-codes.ts';
import { isUniqueViolation } from '../../../platform/db/database.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { accountById, setVerified, trialSince, type ContactRow } from '../account.sql.ts';
import { contactKeys, readContact, type Contact } from '../contact.ts';
import { changeAccess, type ChangeContext } from '../reauthentication/change-access.ts';
import { proofIn, proveOwner, type ProofContext } from '../reauthentication/prove-owner.ts';
import { clientHash } from '../sessions/create-session.ts';

/** Starts the free VIP trial unless this person had one. Returns true if it started. Provided by membership. */
export type TrialGranter = (
  db: Db,
  account: { id: number; contact: Contact; device: Buffer | null },
) => Promise<boolean>;

/**
 * Verifies the caller's address. Another one than the stored needs the owner's proof first, ends the other sessions and
 * notifies the old address. The attempt is committed before anything else, so wrong codes count.
 */
export async function verifyAddress(
  { db, body, caller, client, emit, request }: Call<typeof endpoint>,
  context: ProofContext &
    ChangeContext & {
      grantTrial: TrialGranter;
      proven: readonly ((db: Db, email: string) => Promise<void>)[];
    },
): Promise<{ trial: boolean }> {
  const contact = readContact(body);
  const stored = await accountById.one(db, { id: caller.id });
  const isChange = contact.value !== (contact.kind === 'email' ? stored.email : stored.phone);
  if (isChange) await proveOwner({ db, caller, client, request }, proofIn(body), context);
  const redeemed = await context.codes.redeem(db, {
    purpose: 'verify',
    contact,
    code: body.code,
    asker: { memberId: caller.id, client },
    usedFor: String(caller.session_id),
  });
  if (redeemed === false || redeemed.account_id !== caller.id) throw refuse('code_invalid');
  // Done before, by a call whose reply was lost.
  if (redeemed.used_before !== null && !isChange && isProven(stored, contact))
    return { trial: (await trialSince.one(db, { id: caller.id, since: redeemed.used_before })).trial };
  const assign = async (tx: Db) => {
    if (contact.kind === 'email') for (const note of context.proven) await note(tx, contact.value);
    return assignVerifiedContact(tx, caller.id, { contact, device: clientHash(client) }, context.grantTrial);
  };
  const trial = isChange
    ? await changeAccess(
        {
          accountId: caller.id,
          except: caller.session_id,
          kind: contact.kind === 'email' ? 'email-changed' : 'phone-changed',
        },
        context,
        assign,
      )
    : await context.database.transaction(assign);
  emit(caller.id, 'account.changed', {});
  return { trial };
}

function isProven(account: ContactRow, { kind }: Contact): boolean {
  return kind === 'email' ? account.email_verified : account.phone_verified;
}

/**
 * Stores a verified address. Starts the trial at the account's first verification. An address that another account has
 * proven since its code was sent is refused like a wrong code.
 */
export async function assignVerifiedContact(
  db: Db,
  id: number,
  proof: { contact: Contact; device: Buffer | null },
  grantTrial: TrialGranter,
): Promise<boolean> {
  const email = proof.contact.kind === 'email' ? proof.contact.value : null;
  const { first } = await setVerified.one(db, { id, email, ...contactKeys(proof.contact) }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? refuse('code_invalid') : error;
  });
  if (!first) return false;
  return grantTrial(db, { id, ...proof });
}
