import type { finishSocial } from '@peonia/contract/accounts/account-social.ts';
import { isUniqueViolation } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { changeAccess, type ChangeContext } from '../reauthentication/change-access.ts';
import type { Identity } from './providers/signin-provider.ts';
import { socialName } from './providers/social-providers.ts';
import { upsertSocialLogin } from './social-login.sql.ts';

/** Links a social login to the caller's account, ends the other sessions and notifies the address. */
export async function linkSocialLogin(
  { params, emit, caller }: Call<typeof finishSocial>,
  { accountId, identity }: { accountId: number; identity: Identity },
  context: ChangeContext,
): Promise<void> {
  const change = {
    accountId,
    except: caller?.session_id ?? null,
    kind: 'social-linked',
    values: { provider: socialName(params.provider, context.config) },
  } as const;
  await changeAccess(change, context, (db) =>
    upsertSocialLogin.run(db, { provider: params.provider, subject: identity.subject, account_id: accountId }),
  ).catch((error: unknown) => {
    throw isUniqueViolation(error) ? refuse('social_taken') : error;
  });
  emit(accountId, 'account.changed', {});
}
