import webpush from 'web-push';
import type { Config } from '../config/config.ts';
import { openOutgoing, type OutgoingFetch } from '../outgoing/outgoing-fetch.ts';
import { readPushKeys } from './push-keys.ts';

/** A browser's push subscription. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

interface PushMessage {
  /** Encrypted for the browser; at most about 3 kB. */
  readonly text: string;
  /** A newer push with the same topic replaces a waiting one. */
  readonly topic: string;
  readonly ttlSeconds: number;
  /** Wakes a sleeping device. */
  readonly isUrgent: boolean;
}

/** The port of web push. */
export interface Push {
  /** The VAPID key for subscriptions; null where push is off. */
  readonly publicKey: string | null;
  /** Whether an address belongs to a known push service. */
  isKnownService(endpoint: string): boolean;
  /** `gone`: the subscription expired and must be deleted. */
  send(target: PushTarget, message: PushMessage): Promise<'sent' | 'gone' | 'failed'>;
}

export function openPush(config: Config): Push {
  const keys = readPushKeys(config.push, config);
  const insecure = config.env !== 'production';
  const isKnownService = (endpoint: string) => isKnownHost(endpoint, config.push.hosts, insecure);
  if (keys === null) return { publicKey: null, isKnownService, send: async () => 'failed' };
  const subject =
    config.push.subject || (config.publicUrl.startsWith('https:') ? config.publicUrl : 'mailto:push@localhost.invalid');
  const services = new Map<string, OutgoingFetch>();
  // One circuit breaker per service.
  const serviceOf = (endpoint: string): OutgoingFetch => {
    const { host } = new URL(endpoint);
    const known = services.get(host) ?? openOutgoing(`push service ${host}`, { bytesMax: 16_384 });
    services.set(host, known);
    return known;
  };
  return {
    publicKey: keys.publicKey,
    isKnownService,
    async send({ endpoint, p256dh, auth }, { text, topic, ttlSeconds, isUrgent }) {
      if (!isKnownService(endpoint)) return 'gone';
      try {
        const vapidDetails = { subject, ...keys };
        const details = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
          TTL: ttlSeconds,
          urgency: isUrgent ? 'high' : 'normal',
          topic,
          vapidDetails,
        });
        const { 'Content-Length': _length, ...headers } = details.headers as Record<string, string | number>;
        const reply = await serviceOf(endpoint)(endpoint, {
          method: details.method,
          headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
          body: new Uint8Array(details.body ?? []),
        });
        if (reply.ok) return 'sent';
        return reply.status === 404 || reply.status === 410 ? 'gone' : 'failed';
      } catch {
        return 'failed';
      }
    },
  };
}

/** Browsers name the address of their push service, so only known services are called. */
function isKnownHost(endpoint: string, hosts: readonly string[], insecure: boolean): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, host, hostname, username } = new URL(endpoint);
  if (username !== '' || (protocol !== 'https:' && !(insecure && protocol === 'http:'))) return false;
  return hosts.some((known) =>
    known.startsWith('.') ? hostname.endsWith(known) && host === hostname : host === known,
  );
}
