import type { reactivate } from '@peonia/contract/accounts/account-codes.ts';
import type { Session } from '@peonia/contract/accounts/accounts.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Config } from '../../../platform/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { SecretSeal } from '../../../platform/secrets/open-seal.ts';
import { enqueueAccountNotification } from '../account-notifications.ts';
import { accountById, reopenAccount } from '../account.sql.ts';
import { readContact } from '../contact.ts';
import { checkSecondStep } from '../second-step/check-second-step.ts';
import { createSession } from '../sessions/create-session.ts';
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
  const proof = { purpose: 'reactivate', contact, code: body.code, asker: { memberId: null, client } } as const;
  const redeemed = await codes.redeem(db, { ...proof, checksOnly: true });
  if (redeemed === false || redeemed.account_id === null) throw refuse('code_invalid');
  const id = redeemed.account_id;
  await checkSecondStep(id, body.second_code, { database, config, seal });
  const session = await database.transaction(async (tx) => {
    if ((await reopenAccount.run(tx, { id })) === 0) throw refuse('code_invalid');
    // A code without tries left cannot be used again either.
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
