import { offersSocial, type listSocial as endpoint } from '@peonia/contract/accounts/account-social.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { Signin } from './providers/open-signin.ts';
import { socialName } from './providers/social-providers.ts';
import { socialLoginsOf } from './social-login.sql.ts';

/** Social login providers that this variant offers or the member has linked. */
export async function listSocial(
  { db, caller, variant }: Call<typeof endpoint>,
  { config, signin }: { config: Config; signin: Signin },
): Promise<ReplyOf<typeof endpoint>> {
  const linked = caller === null ? [] : await socialLoginsOf.all(db, { account_id: caller.id });
  const hasPassword = linked.some((login) => login.has_password);
  return {
    items: [...signin.keys()]
      .map((provider) => ({ provider, isLinked: linked.some((login) => login.provider === provider) }))
      .filter(({ provider, isLinked }) => isLinked || offersSocial(variant, provider))
      .map(({ provider, isLinked }) => ({
        provider,
        name: socialName(provider, config),
        linked: isLinked,
        only_way: isLinked && !hasPassword && linked.length === 1,
      })),
  };
}
