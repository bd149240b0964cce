import webpush from 'web-push';
import type { Config } from '../config.ts';
import { openOutgoing, type OutgoingFetch } from '../outgoing/outgoing-fetch.ts';
import { readPushKeys } from './push-keys.ts';

/** A browser's own address for pushes, as it made it. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushMessage {
  /** Encrypted for the browser; at most about 3 kB. */
  readonly text: string;
  /** A newer push of the same topic takes the place of one that waits. */
  readonly topic: string;
  readonly ttlSeconds: number;
  /** Wakes a sleeping device. */
  readonly isUrgent: boolean;
}

/** The port through which every web push leaves. */
export interface Push {
  /** The key browsers subscribe with; null where push is off. */
  readonly publicKey: string | null;
  /** Is it an address of a push service that may be called? */
  isKnownService(endpoint: string): boolean;
  /** `gone`: the browser does not want it any more, and the address is to be forgotten. */
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
  // One breaker per service: a dead one holds back nobody else's pushes.
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

/** Browsers name the address of their push service, so it is called only where it is one of the known ones. */
export function isKnownHost(endpoint: string, hosts: readonly string[], insecure: boolean): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, host, hostname, username } = new URL(endpoint);
  if (username !== '' || (protocol !== 'https:' && !(insecure && protocol === 'http:'))) return false;
  return hosts.some((known) =>
    known.startsWith('.') ? hostname.endsWith(known) && host === hostname : host === known,
  );
}
