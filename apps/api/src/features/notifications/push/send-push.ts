import type { Language } from '@peonia/i18n/languages.ts';
import { serverText } from '@peonia/i18n/server-texts.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../platform/db/database.ts';
import { deliverPush, isAnyPushOn, isMobile, type PushServices } from './deliver-push.ts';
import { dropDevices } from './push-device.sql.ts';
import { pushNotificationOf, type PushNotification } from './push-notification.ts';
import {
  type DeviceTarget,
  dropSubscriptions,
  houseTargets,
  markPushed,
  membersWithDevices,
  pushTargets,
} from './push-subscription.sql.ts';

interface Context extends PushServices {
  readonly database: Database;
  readonly log: FastifyBaseLogger;
  /** Title of notifications by the product. */
  readonly brand: string;
  /** Whether the member is online in this process; checked first, because it costs nothing. */
  isHere(memberId: number): boolean;
  /** Whether the member has muted the other. */
  isMuted(memberId: number, otherId: number): Promise<boolean>;
}

/** Sends push notifications to offline members. Best effort: lost ones are covered by the unread mail. */
interface PushSender {
  /** Handles a published event. Never waits and never throws. */
  hear(memberId: number, name: string, data: unknown): void;
  /** Resolves when all handled events were sent. */
  idle(): Promise<void>;
}

interface HeardEvent {
  readonly memberId: number;
  readonly notice: PushNotification;
}

const width = 8;
const waitingMax = 1_000;
/** Most milliseconds that an event waits for others; the first one after a pause, and a ring, wait for none. */
const gatherMs = 25;
const dayInSeconds = 86_400;

export function openPushSender(context: Context): PushSender {
  /** Events of the last milliseconds: one statement finds which of their members have a device at all. */
  let heard: HeardEvent[] = [];
  let askedAt = -Infinity;
  let askNow = () => {};
  const waiting: (() => Promise<void>)[] = [];
  const running = new Set<Promise<void>>();
  const run = (work: () => Promise<void>) => {
    const turn: Promise<void> = work()
      .catch((error: unknown) => context.log.error({ err: error }, 'a push failed'))
      .finally(() => {
        running.delete(turn);
        next();
      });
    running.add(turn);
  };
  const next = () => {
    while (running.size < width) {
      const work = waiting.shift();
      if (work === undefined) return;
      run(work);
    }
  };

  async function sift(): Promise<void> {
    // Whatever this moment publishes is heard first.
    await Promise.resolve();
    const rest = askedAt + gatherMs - performance.now();
    if (rest > 0 && !heard.some(({ notice }) => isRing(notice)))
      await new Promise<void>((resolve) => {
        askNow = resolve;
        setTimeout(resolve, rest);
      });
    askedAt = performance.now();
    const events = heard;
    heard = [];
    const ids = [...new Set(events.map(({ memberId }) => memberId))];
    const reached = new Set((await membersWithDevices.all(context.database, { ids })).map(({ id }) => id));
    for (const { memberId, notice } of events.filter((event) => reached.has(event.memberId))) {
      const work = () => tell(context, memberId, notice);
      if (isRing(notice)) waiting.unshift(work);
      else waiting.push(work);
    }
  }

  return {
    hear(memberId, name, data) {
      if (!isAnyPushOn(context) || context.isHere(memberId)) return;
      const notice = pushNotificationOf(name, data);
      // Under load new ones are dropped and covered by the mail, except rings, which expire soon.
      if (notice === null || heard.length + waiting.length >= waitingMax) return;
      heard.push({ memberId, notice });
      if (heard.length === 1) run(sift);
      else if (isRing(notice)) askNow();
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

async function tell(context: Context, memberId: number, notice: PushNotification): Promise<void> {
  const { database, brand } = context;
  const { targets, tag } = await targetsOf(context, memberId, notice);
  if (targets.length === 0 || (notice.kind === 'message' && (await context.isMuted(memberId, notice.otherId)))) return;
  const life = isRing(notice)
    ? { ttlSeconds: notice.rings_seconds, isUrgent: true }
    : { ttlSeconds: dayInSeconds, isUrgent: false };
  const outcomes = await Promise.all(
    targets.map(async ({ target, title }) => {
      const shown = {
        title: target.is_discreet ? brand : title,
        body: serverText(target.language as Language, `push.${notice.words}`),
        url: notice.path,
        tag,
      };
      return { target, outcome: await deliverPush(context, target, shown, life) };
    }),
  );
  await dropGone(
    database,
    outcomes.filter(({ outcome }) => outcome === 'gone').map(({ target }) => target),
  );
  // Pushes by the product do not count as read messages: those are still mailed.
  if ('otherId' in notice && outcomes.some(({ outcome }) => outcome === 'sent'))
    await markPushed.run(database, { member_id: memberId });
}

async function dropGone(database: Database, gone: readonly DeviceTarget[]): Promise<void> {
  const endpoints = gone.filter(({ platform }) => !isMobile(platform)).map(({ endpoint }) => endpoint);
  const tokens = gone.filter(({ platform }) => isMobile(platform)).map(({ endpoint }) => endpoint);
  if (endpoints.length > 0) await dropSubscriptions.run(database, { endpoints });
  if (tokens.length > 0) await dropDevices.run(database, { tokens });
}

function isRing(notice: PushNotification): notice is PushNotification & { readonly rings_seconds: number } {
  return 'rings_seconds' in notice;
}

/** Targets and title of a push: the other member's name, or the product's for money and offers. */
async function targetsOf({ database, brand }: Context, memberId: number, notice: PushNotification) {
  if (!('otherId' in notice)) {
    const own = await houseTargets.all(database, { member_id: memberId, kind: notice.kind });
    return { tag: notice.kind, targets: own.map((target) => ({ target, title: brand })) };
  }
  const about = await pushTargets.all(database, { member_id: memberId, other_id: notice.otherId, kind: notice.kind });
  return {
    tag: notice.tag ?? `${notice.kind}-${notice.otherId}`,
    targets: about.map((target) => ({ target, title: target.other_name })),
  };
}
