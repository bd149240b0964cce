import { openAccessTokens } from '../outgoing/google-access-tokens.ts';
import { openOutgoing } from '../outgoing/outgoing-fetch.ts';
import type { NativePushMessage, NativePushService, PushOutcome } from './mobile-push.ts';
import type { FcmSettings } from './native-push-settings.ts';

const scope = 'https://www.googleapis.com/auth/firebase.messaging';

/** Firebase Cloud Messaging, HTTP v1, with access tokens of a service account. */
export function openFcmPush(settings: FcmSettings): NativePushService {
  const call = openOutgoing('fcm', { bytesMax: 16_384 });
  const tokens = openAccessTokens(settings, scope);
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
