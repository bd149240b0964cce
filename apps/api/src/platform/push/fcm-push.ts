import { openOutgoing } from '../outgoing/outgoing-fetch.ts';
import type { NativePushMessage, NativePushService, PushOutcome } from './mobile-push.ts';
import type { FcmSettings } from './native-push-settings.ts';
import { signToken } from './signed-token.ts';

const scope = 'https://www.googleapis.com/auth/firebase.messaging';
/** Access tokens are renewed this long before they expire. */
const earlySeconds = 60;

/** Firebase Cloud Messaging, HTTP v1, with access tokens of a service account. */
export function openFcmPush(settings: FcmSettings): NativePushService {
  const call = openOutgoing('fcm', { bytesMax: 16_384 });
  const tokens = openAccessTokens(settings);
  const url = `${settings.endpoint}/v1/projects/${settings.project}/messages:send`;
  const post = async (body: string) =>
    call(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${await tokens.read()}`, 'content-type': 'application/json' },
      body,
    });
  return {
    async send(token, message) {
      const body = JSON.stringify({ message: messageFor(token, message) });
      let reply = await post(body);
      if (reply.status === 401) {
        tokens.expire();
        reply = await post(body);
      }
      return reply.ok ? 'sent' : outcomeOf(await reply.json().catch(() => null));
    },
    close() {
      tokens.expire();
    },
  };
}

function messageFor(token: string, { title, body, path, tag, ttlSeconds, isUrgent }: NativePushMessage): object {
  return {
    token,
    notification: { title, body },
    data: { path },
    android: {
      priority: 'HIGH',
      ttl: `${ttlSeconds}s`,
      collapse_key: tag,
      // The app creates both channels: calls ring, all else follows the sound of the system.
      notification: { tag, channel_id: isUrgent ? 'calls' : 'notifications' },
    },
  };
}

/** An unknown token is `UNREGISTERED`; one of another project, or no token at all, never works either. */
function outcomeOf(reply: unknown): PushOutcome {
  const { error } = (reply ?? {}) as {
    error?: {
      status?: string;
      details?: { errorCode?: string; fieldViolations?: { field?: string }[] }[];
    };
  };
  const details = error?.details ?? [];
  const codes = details.map(({ errorCode }) => errorCode);
  const isWrongToken =
    error?.status === 'INVALID_ARGUMENT' &&
    details.some(({ fieldViolations }) => fieldViolations?.some(({ field }) => field === 'message.token'));
  const isGone = codes.includes('UNREGISTERED') || codes.includes('SENDER_ID_MISMATCH') || isWrongToken;
  return isGone ? 'gone' : 'failed';
}

/** Keeps one access token until shortly before it expires; simultaneous readers share one request. */
function openAccessTokens({ account, privateKey, tokenUrl }: FcmSettings) {
  const call = openOutgoing('google access tokens', { bytesMax: 16_384 });
  let current: { readonly token: Promise<string>; until: number } | null = null;
  const request = async (mine: { until: number }) => {
    const now = Math.floor(Date.now() / 1_000);
    const claims = { iss: account, scope, aud: tokenUrl, iat: now, exp: now + 3_600 };
    const assertion = signToken({ alg: 'RS256' }, claims, privateKey);
    const reply = await call(tokenUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }).toString(),
    });
    const { access_token, expires_in } = (await reply.json()) as { access_token?: string; expires_in?: number };
    if (!reply.ok || typeof access_token !== 'string') throw new Error(`No access token: ${reply.status}`);
    mine.until = Date.now() + ((expires_in ?? 3_600) - earlySeconds) * 1_000;
    return access_token;
  };
  return {
    async read(): Promise<string> {
      if (current !== null && Date.now() < current.until) return current.token;
      const mine = { until: Number.POSITIVE_INFINITY };
      const token = request(mine);
      current = Object.assign(mine, { token });
      token.catch(() => {
        current = null;
      });
      return token;
    },
    expire(): void {
      current = null;
    },
  };
}
