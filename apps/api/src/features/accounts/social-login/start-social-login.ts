import { type getSocialUrl, type linkSocial, offersSocial } from '@peonia/contract/accounts/account-social.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { proofIn, proveOwner, type ProofContext } from '../reauthentication/prove-owner.ts';
import { clientHash } from '../sessions/create-session.ts';
import { hashToken, generateToken } from '../sessions/session-token.ts';
import { ownOrigin } from './own-origin.ts';
import type { Signin } from './providers/open-signin.ts';
import { insertAttempt } from './social-login.sql.ts';

type StartCall = Pick<Call<typeof getSocialUrl>, 'db' | 'params' | 'client' | 'request' | 'variant'>;

interface Attempt {
  /** Member who links the provider; null for a login. */
  readonly accountId: number | null;
  readonly redirect: string | undefined;
  readonly inside: boolean;
}

/** Starts a social login and returns the provider's URL. The callback works once, in this browser, for ten minutes. */
export function startSocialLogin(
  call: Call<typeof getSocialUrl>,
  context: { config: Config; signin: Signin },
): Promise<{ url: string }> {
  const { redirect, inside } = call.query;
  return startAttempt(call, { accountId: null, redirect, inside: inside === 1 }, context);
}

/**
 * Starts linking a provider to the caller's account, after the owner's proof. Throws `address_unproven` while the
 * account has no proven address, because then it may be somebody else's.
 */
export async function startLinking(
  call: Call<typeof linkSocial>,
  context: ProofContext & { signin: Signin },
): Promise<{ url: string }> {
  const { redirect, inside } = call.body;
  if (!call.caller.verified) throw refuse('address_unproven');
  if (!context.signin.has(call.params.provider)) throw refuse('social_unknown');
  await proveOwner(call, proofIn(call.body), context);
  return startAttempt(call, { accountId: call.caller.id, redirect, inside: inside === 1 }, context);
}

async function startAttempt(
  { db, params, client, request, variant }: StartCall,
  { accountId, redirect, inside }: Attempt,
  { config, signin }: { config: Config; signin: Signin },
): Promise<{ url: string }> {
  const service = signin.get(params.provider);
  const device = clientHash(client);
  if (service === undefined || !offersSocial(variant, params.provider)) throw refuse('social_unknown');
  if (device === null) throw refuse('social_failed');
  const callbackUrl = `${ownOrigin({ request, variant }, config)}/login/${params.provider}`;
  const state = generateToken();
  const started = await service.begin({ state, callbackUrl, inside }).catch((error: unknown) => {
    request.log.warn({ err: error, provider: params.provider }, 'social login provider unavailable');
    throw refuse('social_failed');
  });
  await insertAttempt.run(db, {
    state_hash: hashToken(state),
    provider: params.provider,
    client_hash: device,
    account_id: accountId,
    nonce: started.nonce,
    verifier: started.verifier,
    is_in_app: started.inside,
    callback_url: callbackUrl,
    redirect: redirect ?? null,
    minutes: config.limits.social_minutes,
  });
  return { url: started.url };
}
