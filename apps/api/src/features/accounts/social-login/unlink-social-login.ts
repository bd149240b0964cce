import type { unlinkSocial as endpoint } from '@peonia/contract/accounts/account-social.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { lockAccount, socialLoginsOf, deleteSocialLogin } from './social-login.sql.ts';

/** Unlinks a social login. Throws `social_only_way` for the last login method. */
export async function unlinkSocial({
  db,
  params,
  caller,
  emit,
}: Call<typeof endpoint>): Promise<Record<string, never>> {
  await lockAccount.run(db, { id: caller.id });
  const logins = await socialLoginsOf.all(db, { account_id: caller.id });
  const own = logins.find((login) => login.provider === params.provider);
  if (own === undefined) return {};
  if (!own.has_password && logins.length === 1) throw refuse('social_only_way');
  await deleteSocialLogin.run(db, { provider: params.provider, account_id: caller.id });
  emit(caller.id, 'account.changed', {});
  return {};
}
