import { openHttp2 } from '../outgoing/outgoing-http2.ts';
import type { NativePushMessage, NativePushService, PushOutcome } from './mobile-push.ts';
import type { ApnsSettings } from './native-push-settings.ts';
import { signToken } from './signed-token.ts';

/** Apple refuses tokens older than an hour, and more than one new token in 20 minutes. */
const tokenMs = 40 * 60_000;
/** Reasons that mean the token never works with this app. */
const gone = ['Unregistered', 'ExpiredToken', 'BadDeviceToken', 'DeviceTokenNotForTopic'];

/** Apple's push service over HTTP/2, with tokens signed by the team's key. */
export function openApnsPush({ endpoint, keyId, teamId, topic, privateKey }: ApnsSettings): NativePushService {
  const service = openHttp2('apns', endpoint);
  let signed: { readonly token: string; readonly at: number } | null = null;
  const providerToken = () => {
    if (signed === null || Date.now() - signed.at > tokenMs) {
      const claims = { iss: teamId, iat: Math.floor(Date.now() / 1_000) };
      signed = { token: signToken(headerOf(keyId), claims, privateKey), at: Date.now() };
    }
    return signed.token;
  };
  return {
    async send(token, message) {
      // The token becomes a path.
      if (!/^[0-9a-f]{64,200}$/i.test(token)) return 'gone';
      const { status, body } = await service.request(
        {
          ':path': `/3/device/${token}`,
          authorization: `bearer ${providerToken()}`,
          'apns-topic': topic,
          'apns-push-type': 'alert',
          'apns-priority': '10',
          'apns-expiration': String(Math.floor(Date.now() / 1_000) + message.ttlSeconds),
          'apns-collapse-id': message.tag.slice(0, 64),
        },
        JSON.stringify(payloadOf(message)),
      );
      if (status === 200) return 'sent';
      const reason = reasonOf(body);
      if (reason === 'ExpiredProviderToken' || reason === 'InvalidProviderToken') signed = null;
      return outcomeOf(status, reason);
    },
    close: service.close,
  };
}

const headerOf = (kid: string) => ({ alg: 'ES256' as const, kid });

function payloadOf({ title, body, path, tag, isUrgent }: NativePushMessage): object {
  return {
    aps: {
      alert: { title, body },
      'thread-id': tag,
      sound: 'default',
      'interruption-level': isUrgent ? 'time-sensitive' : 'active',
    },
    path,
  };
}

function outcomeOf(status: number, reason: string): PushOutcome {
  return status === 410 || gone.includes(reason) ? 'gone' : 'failed';
}

function reasonOf(body: string): string {
  try {
    const { reason } = JSON.parse(body) as { reason?: unknown };
    return typeof reason === 'string' ? reason : '';
  } catch {
    return '';
  }
}
