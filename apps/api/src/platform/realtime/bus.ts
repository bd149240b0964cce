import type { Redis } from 'ioredis';

/** Passes frames to other processes; the own process is served directly, so one process needs no Redis. */
export interface Bus {
  /** Serialised only where there are other processes. */
  send(makeText: () => string, deliverHere: () => void): void;
  onMessage(listener: (text: string) => void): void;
  /** Called when the connection is back after a time in which frames may have been lost. */
  onRejoin(listener: () => void): void;
  close(): Promise<void>;
}

export function localBus(): Bus {
  return {
    send: (_makeText, deliverHere) => deliverHere(),
    onMessage: () => {},
    onRejoin: () => {},
    close: async () => {},
  };
}

const channel = 'peonia:realtime';

/**
 * One Redis channel for all processes, each dropping frames without local sockets. Own messages are delivered at once
 * and ignored when they come back, so that members on the same process do not wait for Redis.
 */
export async function redisBus(publisher: Redis, nodeId: string): Promise<Bus> {
  // Subscribes again below: the client's own resubscription fails silently if it is closed meanwhile.
  const subscriber = publisher.duplicate({ autoResubscribe: false });
  // Both clients reconnect by themselves; missed frames are caught up by number.
  for (const client of [publisher, subscriber]) client.on('error', () => {});
  await subscriber.subscribe(channel);
  const rejoined: (() => void)[] = [];
  subscriber.on(
    'ready',
    () =>
      void subscriber.subscribe(channel).then(
        () => rejoined.forEach((listener) => listener()),
        () => {},
      ),
  );
  return {
    send(makeText, deliverHere) {
      deliverHere();
      publisher.publish(channel, `${nodeId} ${makeText()}`).catch(() => {});
    },
    onMessage(listener) {
      subscriber.on('message', (_channel: string, envelope: string) => {
        const cut = envelope.indexOf(' ');
        if (envelope.slice(0, cut) !== nodeId) listener(envelope.slice(cut + 1));
      });
    },
    onRejoin(listener) {
      rejoined.push(listener);
    },
    async close() {
      subscriber.disconnect();
    },
  };
}
