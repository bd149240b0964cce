import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client';
import { openOutgoing, type OutgoingRequest } from '../../../../platform/outgoing/outgoing-fetch.ts';
import type { Identity, SigninProvider } from './signin-provider.ts';
import type { OpenidProvider, OpenidSettings } from './signin-settings.ts';

/** Apple gives the address only to a form post, which `signin-form-route.ts` turns into the page's address. */
const extraParameters: Readonly<Record<OpenidProvider, Readonly<Record<string, string>>>> = {
  google: { scope: 'openid email profile', prompt: 'select_account' },
  apple: { scope: 'openid email name', response_mode: 'form_post' },
  facebook: { scope: 'openid email' },
  oidc: { scope: 'openid email profile' },
};

/**
 * OpenID Connect by authorization code with PKCE, state and nonce. Signature, issuer, audience, time and nonce of the
 * ID token are checked; the service is called at its configured issuer and the addresses that issuer publishes, nowhere
 * else.
 */
export function openidProvider(name: OpenidProvider, settings: OpenidSettings): SigninProvider {
  const outgoing = openOutgoing(`sign-in service ${name}`);
  let known: Promise<Configuration> | null = null;
  // Asked for when the first member needs it, and again where it failed: a dead service never holds up the start.
  const configuration = () => {
    known ??= discover(settings, outgoing).catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  };
  return {
    async begin({ state, callbackUrl, inside }) {
      const nonce = randomNonce();
      const verifier = randomPKCECodeVerifier();
      const url = buildAuthorizationUrl(await configuration(), {
        ...extraParameters[name],
        redirect_uri: callbackUrl,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, nonce, verifier, inside };
    },
    async finish({ code, state, iss, callbackUrl, nonce, verifier }) {
      const config = await configuration();
      const current = new URL(callbackUrl);
      current.search = new URLSearchParams({ code, state, ...(iss === undefined ? {} : { iss }) }).toString();
      const tokens = await authorizationCodeGrant(config, current, {
        expectedState: state,
        idTokenExpected: true,
        ...(nonce === null ? {} : { expectedNonce: nonce }),
        ...(verifier === null ? {} : { pkceCodeVerifier: verifier }),
      });
      const claims: Record<string, unknown> = { ...tokens.claims() };
      const subject = String(claims['sub'] ?? '');
      if (subject === '') throw new Error('The ID token names nobody');
      // Some services tell name and address only when asked once more.
      const more =
        claims['email'] === undefined && config.serverMetadata().userinfo_endpoint !== undefined
          ? await fetchUserInfo(config, tokens.access_token, subject)
          : {};
      const endUrl =
        config.serverMetadata().end_session_endpoint === undefined || tokens.id_token === undefined
          ? null
          : buildEndSessionUrl(config, {
              id_token_hint: tokens.id_token,
              post_logout_redirect_uri: callbackUrl,
            }).href;
      return { ...identityOf(subject, { ...more, ...claims }), endUrl };
    },
  };
}

type Outgoing = ReturnType<typeof openOutgoing>;

async function discover(
  { issuer, clientId, clientSecret, tokenEndpoint }: OpenidSettings,
  outgoing: Outgoing,
): Promise<Configuration> {
  const options = {
    [customFetch]: (url: string, request: object) => outgoing(url, request as OutgoingRequest),
    execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])],
  };
  const found = await discovery(new URL(issuer), clientId, clientSecret, undefined, options);
  if (found.serverMetadata().token_endpoint !== undefined || tokenEndpoint === '') return found;
  const { supportsPKCE: _method, ...metadata } = found.serverMetadata();
  const whole = new Configuration({ ...metadata, token_endpoint: tokenEndpoint }, clientId, clientSecret);
  whole[customFetch] = options[customFetch];
  for (const adjust of options.execute) adjust(whole);
  return whole;
}

/** Apple writes the flag as a text. */
function identityOf(subject: string, claims: Readonly<Record<string, unknown>>): Omit<Identity, 'endUrl'> {
  const isVerified = claims['email_verified'] === true || claims['email_verified'] === 'true';
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
  return {
    subject,
    email: isVerified ? text(claims['email']) : null,
    name: text(claims['preferred_username']) ?? text(claims['name']) ?? text(claims['given_name']),
  };
}
