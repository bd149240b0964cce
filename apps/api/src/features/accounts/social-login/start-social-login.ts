import type { getSocialUrl } from '@peonia/contract/accounts/account-social.ts';
import type { Config } from '../../../platform/config.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { clientHash } from '../sessions/create-session.ts';
import { hashToken, generateToken } from '../sessions/session-token.ts';
import type { Signin } from './providers/open-signin.ts';
import { insertAttempt } from './social-login.sql.ts';

/** Starts a social login and returns the provider's URL. The callback works once, in this browser, for ten minutes. */
export async function startSocialLogin(
  { db, params, query, caller, client, request }: Call<typeof getSocialUrl>,
  { config, signin }: { config: Config; signin: Signin },
): Promise<{ url: string }> {
  const service = signin.get(params.provider);
  const device = clientHash(client);
  if (service === undefined) throw refuse('social_unknown');
  if (device === null) throw refuse('social_failed');
  // Only an installation without a public URL derives the origin from the request.
  const origin = config.publicUrl || `${request.protocol}://${request.host}`;
  const callbackUrl = `${origin}/login/${params.provider}`;
  const state = generateToken();
  const started = await service.begin({ state, callbackUrl, inside: query.inside === 1 }).catch((error: unknown) => {
    request.log.warn({ err: error, provider: params.provider }, 'social login provider unavailable');
    throw refuse('social_failed');
  });
  await insertAttempt.run(db, {
    state_hash: hashToken(state),
    provider: params.provider,
    client_hash: device,
    account_id: caller?.id ?? null,
    nonce: started.nonce,
    verifier: started.verifier,
    is_in_app: started.inside,
    callback_url: callbackUrl,
    redirect: query.redirect ?? null,
    minutes: config.limits.social_minutes,
  });
  return { url: started.url };
}
