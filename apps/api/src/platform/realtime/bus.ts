import type { Redis } from 'ioredis';

/** Carries frames to the other processes; the own process is served directly, so one process needs no Redis. */
export interface Bus {
  /** The text is made only where there are other processes. */
  send(makeText: () => string, deliverHere: () => void): void;
  onMessage(listener: (text: string) => void): void;
  /** Calls back when the connection is there again after a while in which frames may have been lost. */
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
 * One Redis channel for all processes, each dropping what none of its sockets wants. Own messages are delivered at once
 * and recognised when they come back, so members on the same process do not wait for Redis.
 */
export async function redisBus(publisher: Redis, nodeId: string): Promise<Bus> {
  // It asks to listen anew below: what the client does by itself fails unheard where it is closed meanwhile.
  const subscriber = publisher.duplicate({ autoResubscribe: false });
  // Both clients connect again by themselves; while they cannot, what they would have carried is caught up by number.
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
