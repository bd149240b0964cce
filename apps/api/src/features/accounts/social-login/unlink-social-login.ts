import type { unlinkSocial as endpoint } from '@peonia/contract/accounts/account-social.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { changeAccess, type ChangeContext } from '../reauthentication/change-access.ts';
import { proofIn, proveOwner, type ProofContext } from '../reauthentication/prove-owner.ts';
import { socialName } from './providers/social-providers.ts';
import { socialLoginsOf, deleteSocialLogin } from './social-login.sql.ts';

/**
 * Unlinks a social login after the owner's proof, ends the other sessions and notifies the address. Throws
 * `social_only_way` for the last login method.
 */
export async function unlinkSocial(
  { db, params, body, caller, client, emit, request }: Call<typeof endpoint>,
  context: ProofContext & ChangeContext,
): Promise<Record<string, never>> {
  const isLinked = (await socialLoginsOf.all(db, { account_id: caller.id })).some(
    ({ provider }) => provider === params.provider,
  );
  if (!isLinked) return {};
  await proveOwner({ db, caller, client, request }, proofIn(body), context);
  const change = {
    accountId: caller.id,
    except: caller.session_id,
    kind: 'social-unlinked',
    values: { provider: socialName(params.provider, context.config) },
  } as const;
  await changeAccess(change, context, async (tx) => {
    const logins = await socialLoginsOf.all(tx, { account_id: caller.id });
    if (logins.length === 1 && logins[0]?.has_password === false) throw refuse('social_only_way');
    await deleteSocialLogin.run(tx, { provider: params.provider, account_id: caller.id });
  });
  emit(caller.id, 'account.changed', {});
  return {};
}
