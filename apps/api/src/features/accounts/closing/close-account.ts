import type { closeAccount as endpoint } from '@peonia/contract/accounts/account-closing.ts';
import { closeCodes } from '@peonia/contract/protocol/realtime.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { Realtime } from '../../../platform/realtime/realtime.ts';
import { enqueueAccountNotification } from '../account-notifications.ts';
import type { PasswordHasher } from '../login/hash-password.ts';
import { proveOwner } from '../reauthentication/prove-owner.ts';
import { deleteOtherSessions } from '../sessions/session.sql.ts';
import type { VerificationCodes } from '../verification/verification-code.ts';
import { closeOpenAccount } from './closing.sql.ts';

interface Context {
  readonly database: Database;
  readonly config: Config;
  readonly realtime: Realtime;
  readonly hasher: PasswordHasher;
  readonly codes: VerificationCodes;
  nudge(): void;
}

/**
 * Closes the caller's account after checking a password or code. The account is hidden and its sessions are revoked
 * with the commit. Specification: `DELETE user`.
 */
export async function closeAccount(
  call: Call<typeof endpoint>,
  { database, config, realtime, hasher, codes, nudge }: Context,
): Promise<Record<string, never>> {
  const { caller } = call;
  const owner = await proveOwner(
    call,
    {
      password: call.body.password ?? '',
      ...(call.body.code === undefined ? {} : { code: call.body.code }),
      purpose: 'close',
    },
    { config, hasher, codes },
  );
  const ended = await database.transaction(async (db) => {
    if ((await closeOpenAccount.run(db, { id: caller.id })) === 0) return [];
    const values = { name: owner.name, days: config.limits.closed_account_days };
    await enqueueAccountNotification(db, {
      kind: 'account-closed',
      email: owner.email,
      phone: owner.phone,
      language: owner.language as Language,
      values,
    });
    return deleteOtherSessions.all(db, { account_id: caller.id, except: null });
  });
  if (ended.length > 0) realtime.closeSession(caller.id, null, closeCodes.session_over);
  nudge();
  return {};
}
