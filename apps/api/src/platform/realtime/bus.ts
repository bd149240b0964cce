import type { Redis } from 'ioredis';

/** Passes frames to the processes that follow a topic; the own process is served directly, so one needs no Redis. */
export interface Bus {
  /** Serialised only where there are other processes. */
  send(topic: string, makeText: () => string, deliverHere: () => void): void;
  /** Frames of a topic are wanted here, until as many calls of `leave`. */
  follow(topic: string): void;
  leave(topic: string): void;
  /** Resolves when frames of a followed topic arrive; without a connection at once, because `onRejoin` follows. */
  followed(topic: string): Promise<void>;
  onMessage(listener: (text: string) => void): void;
  /** Called when frames may have been lost until now. */
  onRejoin(listener: () => void): void;
  close(): Promise<void>;
}

export function localBus(): Bus {
  return {
    send: (_topic, _makeText, deliverHere) => deliverHere(),
    follow: () => {},
    leave: () => {},
    followed: async () => {},
    onMessage: () => {},
    onRejoin: () => {},
    close: async () => {},
  };
}

const channelOf = (topic: string) => `peonia:realtime:${topic}`;
/** Topics of one command after a lost connection. */
const topicsAtOnce = 1_000;
/** A device waits no longer for Redis; what it misses is read when the answer arrives. */
const longestWaitMs = 1_000;

interface Followed {
  count: number;
  ready: Promise<void>;
}

/**
 * One Redis channel for each topic: a process gets frames for its own sockets alone. Own messages are delivered at once
 * and ignored when they come back, so that members on the same process do not wait for Redis.
 */
export async function redisBus(publisher: Redis, nodeId: string): Promise<Bus> {
  // Subscribes again below: the client's own resubscription fails silently if it is closed meanwhile.
  const subscriber = publisher.duplicate({ autoResubscribe: false });
  // Both clients reconnect by themselves; missed frames are caught up by number.
  for (const client of [publisher, subscriber]) client.on('error', () => {});
  await subscriber.ping();
  const topics = new Map<string, Followed>();
  const rejoined: (() => void)[] = [];
  const tellRejoined = () => rejoined.forEach((listener) => listener());

  async function subscribeAgain(): Promise<void> {
    const channels = [...topics.keys()].map(channelOf);
    for (let first = 0; first < channels.length; first += topicsAtOnce)
      await subscriber.subscribe(...channels.slice(first, first + topicsAtOnce));
  }
  subscriber.on('ready', () => void subscribeAgain().then(tellRejoined, () => {}));

  /** Resolves with the subscription, or when a device may not wait any longer. */
  function subscribe(topic: string): Promise<void> {
    const subscribed = subscriber.subscribe(channelOf(topic)).then(
      () => {},
      () => {},
    );
    if (subscriber.status !== 'ready') return Promise.resolve();
    return new Promise((resolve) => {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        resolve();
      }, longestWaitMs);
      void subscribed.then(() => {
        clearTimeout(timer);
        resolve();
        if (isLate) tellRejoined();
      });
    });
  }

  return {
    send(topic, makeText, deliverHere) {
      deliverHere();
      publisher.publish(channelOf(topic), `${nodeId} ${makeText()}`).catch(() => {});
    },
    follow(topic) {
      const known = topics.get(topic);
      if (known !== undefined) known.count += 1;
      else topics.set(topic, { count: 1, ready: subscribe(topic) });
    },
    leave(topic) {
      const known = topics.get(topic);
      if (known === undefined) return;
      known.count -= 1;
      if (known.count > 0) return;
      topics.delete(topic);
      subscriber.unsubscribe(channelOf(topic)).catch(() => {});
    },
    followed: async (topic) => topics.get(topic)?.ready,
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
