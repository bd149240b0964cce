import type { IncomingHttpHeaders } from 'node:http';
import { openOutgoing } from '../../../../../platform/outgoing/outgoing-fetch.ts';
import { headerOf, WebhookRefused } from '../../payment-gateway.ts';
import type { GooglePlaySettings } from '../store-settings.ts';

const issuers = ['https://accounts.google.com', 'accounts.google.com'];

/**
 * Verifies the token with which Pub/Sub signs in at a push: signed by Google, for our audience, of our service account.
 * Source: Cloud Pub/Sub, "Authenticate push subscriptions". The package is loaded with the first push.
 */
export function openPushCheck({ keysUrl, pushAudience, pushAccount }: GooglePlaySettings) {
  const outgoing = openOutgoing('google public keys', { bytesMax: 65_536 });
  const open = async () => {
    const { createRemoteJWKSet, customFetch, errors, jwtVerify } = await import('jose');
    const keys = createRemoteJWKSet(new URL(keysUrl), { [customFetch]: async (url: string) => outgoing(url) });
    return async (token: string) =>
      jwtVerify(token, keys, {
        issuer: issuers,
        audience: pushAudience,
        algorithms: ['RS256'],
        clockTolerance: 60,
      }).catch((error: unknown) => {
        // Without Google's keys nothing is decided: Pub/Sub sends again.
        if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) throw error;
        throw new WebhookRefused(`has a token that is refused: ${error.code}`);
      });
  };
  let opened: ReturnType<typeof open> | null = null;
  return async (headers: IncomingHttpHeaders): Promise<void> => {
    const [, token = ''] = /^Bearer (\S+)$/i.exec(headerOf(headers, 'authorization')) ?? [];
    const { payload } = await (await (opened ??= open()))(token);
    if (payload['email'] !== pushAccount || payload['email_verified'] !== true)
      throw new WebhookRefused('is of another account');
  };
}
