import { createHash } from 'node:crypto';
import { openOutgoing } from '../../outgoing/outgoing-fetch.ts';
import type { PushChannelSettings } from './push-channel-settings.ts';
import { signApiCall } from './sign-push-channel.ts';

/** The hosted service, seen from the server. */
export interface PushChannel {
  /** Queues an event. In order for each channel; one that cannot be sent is lost, and the device catches up. */
  publish(channel: string, name: string, data: string): void;
  /** Sends what is queued. */
  close(): Promise<void>;
}

interface Queued {
  readonly channel: string;
  readonly name: string;
  readonly data: string;
}

/** Limit of the service for the events of one call. */
const eventsPerCall = 10;
/** Calls at a time: all events of a channel take the same lane. */
const laneCount = 8;
/** A lane that is further behind drops its oldest events. */
const mostQueued = 1_000;

export function openPushChannel(
  settings: PushChannelSettings,
  log: { warn(fields: object, text: string): void },
): PushChannel {
  const call = openOutgoing('push channel', { bytesMax: 16_384 });
  const path = `/apps/${settings.appId}/batch_events`;
  const lanes = Array.from({ length: laneCount }, () => ({
    queue: [] as Queued[],
    work: null as Promise<void> | null,
  }));

  async function send(batch: readonly Queued[]): Promise<void> {
    const body = JSON.stringify({ batch });
    const query = signApiCall(settings, { path, body, seconds: Math.floor(Date.now() / 1_000) });
    const headers = { 'content-type': 'application/json' };
    const reply = await call(`${settings.apiUrl}${path}?${query}`, { method: 'POST', headers, body });
    if (!reply.ok) throw new Error(`the push channel answered ${reply.status}`);
  }

  async function drain(queue: Queued[]): Promise<void> {
    while (queue.length > 0) {
      const batch = queue.splice(0, eventsPerCall);
      await send(batch).catch((error: unknown) => log.warn({ err: error }, 'events were lost'));
    }
  }

  return {
    publish(channel, name, data) {
      const lane = lanes[(createHash('md5').update(channel).digest()[0] ?? 0) % laneCount];
      if (lane === undefined) return;
      lane.queue.push({ channel, name, data });
      if (lane.queue.length > mostQueued) lane.queue.shift();
      lane.work ??= Promise.resolve()
        .then(() => drain(lane.queue))
        .finally(() => {
          lane.work = null;
        });
    },
    async close() {
      await Promise.all(lanes.map(({ work }) => work));
    },
  };
}
