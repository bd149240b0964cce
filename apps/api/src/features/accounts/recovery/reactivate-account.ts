import type { reactivate } from '@peonia/contract/accounts/account-codes.ts';
import type { Session } from '@peonia/contract/accounts/accounts.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { SecretSeal } from '../../../platform/secrets/open-seal.ts';
import { enqueueAccountNotification } from '../account-notifications.ts';
import { accountById, reopenAccount } from '../account.sql.ts';
import { readContact } from '../contact.ts';
import { checkSecondStep } from '../second-step/check-second-step.ts';
import { clientHash, createSession } from '../sessions/create-session.ts';
import { deleteSessionsSince } from '../sessions/session.sql.ts';
import type { VerificationCodes } from '../verification/verification-code.ts';

/**
 * Reopens a closed account during its grace period. An account with two-step login needs its second step too; the
 * mailed code stays usable until then. Specification: `PUT reactivate`.
 */
export async function reactivateAccount(
  { db, body, client }: Call<typeof reactivate>,
  {
    database,
    codes,
    config,
    seal,
    nudge,
  }: { database: Database; codes: VerificationCodes; config: Config; seal: SecretSeal; nudge: () => void },
): Promise<Session> {
  const contact = readContact(body);
  const asker = { memberId: null, client };
  const proof = { purpose: 'reactivate', contact, code: body.code, asker, usedFor: 'reactivate' } as const;
  const redeemed = await codes.redeem(db, { ...proof, checksOnly: true });
  if (redeemed === false || redeemed.account_id === null) throw refuse('code_invalid');
  const id = redeemed.account_id;
  await checkSecondStep({ id, code: body.second_code, client }, { database, config, seal });
  if (redeemed.used_before !== null) return repeatSession(id, redeemed.used_before, { database, config, client });
  const session = await database.transaction(async (tx) => {
    if ((await reopenAccount.run(tx, { id })) === 0) throw refuse('code_invalid');
    await codes.redeem(tx, proof);
    const account = await accountById.one(tx, { id });
    await enqueueAccountNotification(tx, {
      kind: 'account-reactivated',
      email: account.email,
      phone: account.phone,
      language: account.language as Language,
      values: { name: account.name },
    });
    return createSession(tx, account, client, config.limits);
  });
  nudge();
  return session;
}

/**
 * Another session in place of the one whose token was lost with its reply. Where that one has ended, such as by a
 * logout, the code is used up.
 */
async function repeatSession(
  id: number,
  since: Date,
  { database, config, client }: { database: Database; config: Config; client: Call<typeof reactivate>['client'] },
): Promise<Session> {
  return database.transaction(async (tx) => {
    const account = await accountById.one(tx, { id });
    const lost = await deleteSessionsSince.all(tx, { account_id: id, client_hash: clientHash(client), since });
    if (account.status !== 'active' || lost.length === 0) throw refuse('code_invalid');
    return createSession(tx, account, client, config.limits);
  });
}
