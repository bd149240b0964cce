import type { Db } from '../db/statement.ts';
import { countOutboxTopics } from '../outbox/outbox.sql.ts';
import { onOutgoingCall } from '../outgoing/outgoing-calls.ts';
import type { Components } from './readiness.ts';

/** Parts of the service as members know them. */
export const statusParts = ['site', 'messages', 'photos', 'mail', 'payments', 'translation'] as const;
export type StatusPart = (typeof statusParts)[number];
type PartState = 'works' | 'disturbed' | 'down';
export type Status = Readonly<Record<StatusPart, PartState>>;

/** Effects that wait longer than this disturb a part. */
const lateSeconds = 300;
const cacheMs = 10_000;
/** Failures in a row after which a service counts as disturbed. */
const failuresMax = 5;

const topicsOf: Partial<Record<StatusPart, RegExp>> = {
  mail: /^account\.(notification|text-message)$|^notifications\.unread$/,
  payments: /^payments\./,
};
const servicesOf: Partial<Record<StatusPart, RegExp>> = {
  payments: /^payment provider/,
  translation: /^(DeepL|LibreTranslate)$/,
};

export interface StatusReader {
  /** Never throws; the same reply for ten seconds, since anyone may ask. */
  read(): Promise<Status>;
  close(): void;
}

/** Reads the state of all parts from components, queues and the last calls to other services. */
export function openStatus(db: Db, readComponents: () => Promise<Components>): StatusReader {
  const failures = new Map<string, number>();
  const stop = onOutgoingCall(({ service, outcome }) => {
    if (outcome === 'answered') failures.delete(service);
    else failures.set(service, (failures.get(service) ?? 0) + 1);
  });
  let kept: { readonly status: Promise<Status>; readonly until: number } | undefined;

  async function read(): Promise<Status> {
    const [components, topics] = await Promise.all([readComponents(), countOutboxTopics.all(db, {}).catch(() => [])]);
    const late = topics.filter(({ oldest_seconds }) => oldest_seconds > lateSeconds).map(({ topic }) => topic);
    const away = [...failures].filter(([, count]) => count >= failuresMax).map(([service]) => service);
    const disturbs = (part: StatusPart) =>
      late.some((topic) => topicsOf[part]?.test(topic)) || away.some((service) => servicesOf[part]?.test(service));
    return statusOf(components, disturbs);
  }

  return {
    read() {
      if (kept === undefined || kept.until < Date.now()) kept = { status: read(), until: Date.now() + cacheMs };
      return kept.status;
    },
    close: stop,
  };
}

/**
 * Without the database nothing works. Without Redis messages arrive late; without the store photos are away, and while
 * it is full no new ones are taken.
 */
export function statusOf(components: Components, disturbs: (part: StatusPart) => boolean): Status {
  const isDown = components.database === 'down' || components.migrations === 'down';
  const stateOf = (part: StatusPart): PartState => {
    if (isDown || (part === 'photos' && components.storage === 'down')) return 'down';
    const isPartly =
      (part === 'messages' && components.redis === 'down') || (part === 'photos' && components.storage === 'full');
    return isPartly || disturbs(part) ? 'disturbed' : 'works';
  };
  return Object.fromEntries(statusParts.map((part) => [part, stateOf(part)])) as Record<StatusPart, PartState>;
}
