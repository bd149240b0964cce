import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { type Message } from '@peonia/contract/chat/chat.ts';
import { messageThreadsContract } from '@peonia/contract/chat/message-threads.schema.ts';
import { realtimeContract } from '@peonia/contract/protocol/realtime.schema.ts';
import { type ServerFrame } from '@peonia/contract/protocol/realtime.ts';
import { WebSocket } from 'ws';
import { openClient, type Client } from '../client.ts';
import type { Member } from '../fixtures/register-member.ts';
import { startServe, type ServeProcess } from './serve-process.ts';

interface StormOptions {
  readonly messages: number;
  readonly pairs: number;
  /** Sockets that are torn while messages fly. */
  readonly cuts: number;
  /** Times the server is killed and started again. */
  readonly kills: number;
}

interface StormReport {
  readonly acknowledged: number;
  readonly cut: number;
  readonly killed: number;
  /** What is lost, doubled or out of order, in words; empty where all is well. */
  readonly faults: readonly string[];
}

/** The server that stands at this moment. */
interface Server {
  process: ServeProcess;
}

/**
 * Writes in pairs in both directions while sockets are torn and servers killed, and then looks what each device and the
 * server hold.
 */
export async function runStorm(databaseUrl: string, options: StormOptions): Promise<StormReport> {
  const server: Server = { process: await startServe(databaseUrl) };
  const pairs = await Promise.all(
    Array.from({ length: options.pairs }, (_, n) =>
      Promise.all([server.process.register(`Storm A ${n}`), server.process.register(`Storm B ${n}`)]),
    ),
  );
  const address = () => server.process.address;
  const devices = pairs.flatMap(([one, two]) => [openDevice(address, one, two), openDevice(address, two, one)]);
  for (const device of devices) await device.join();
  const share = Math.ceil(options.messages / devices.length);
  let done = 0;
  const writing = devices.map((device) => device.write(share, () => (done += 1)));

  const all = share * devices.length;
  let [cut, killed] = [0, 0];
  while (done < all) {
    await sleep(5);
    for (; cut < Math.floor((options.cuts * done) / all); cut += 1) devices[cut % devices.length]?.tear();
    if (killed < Math.floor(((options.kills + 1) * done) / all) && killed < options.kills) {
      killed += 1;
      await server.process.close();
      server.process = await startServe(databaseUrl);
    }
  }
  await Promise.all(writing);
  for (const device of devices) await device.settle();
  const faults = (await Promise.all(devices.map((device) => device.faults()))).flat();
  for (const device of devices) device.leave();
  await server.process.close();
  return { acknowledged: done, cut, killed, faults };
}

export type Seen = Pick<Message, 'seq' | 'client_id'>;

/** What a device has sent, was told of, and heard on its socket. */
interface Log {
  readonly sent: string[];
  readonly stored: Map<string, number>;
  readonly seen: Seen[];
}

/** A device of a member who writes with another one, and whose history can be compared. */
export function openDevice(address: () => string, me: Member, other: Member) {
  const client = (): Client => openClient(address(), { language: 'en', token: me.token });
  const log: Log = { sent: [], stored: new Map(), seen: [] };
  const line = openLine(address, me, client, log.seen);
  return {
    ...line,
    write: (count: number, note: () => void) => write({ client, me, other, log }, { note, count }),
    writeUntil: (isOver: () => boolean, note: () => void) => write({ client, me, other, log }, { note, isOver }),
    /** Waits for what the server has and the socket has not brought yet. */
    async settle(): Promise<void> {
      const stored = await wholeThread(client(), other);
      for (const end = Date.now() + 20_000; log.seen.length < stored.length && Date.now() < end;) await sleep(20);
    },
    faults: async () => faultsOf(me, log, await wholeThread(client(), other)),
  };
}

/**
 * A socket that connects again and again, as a program does, and asks for what was missed. `noteAway` gets the
 * milliseconds from the end of a socket until the next one is open.
 */
export function openLine(
  address: () => string,
  me: Pick<Member, 'channel'>,
  client: () => Client,
  seen: Seen[],
  noteAway: (ms: number) => void = () => {},
) {
  let socket: WebSocket | null = null;
  let last = -1;
  let isOver = false;

  function take(text: string): void {
    const frame = JSON.parse(text) as ServerFrame;
    // A device without a number begins with a reset.
    if ((frame.type === 'ready' || frame.type === 'reset') && last === -1) last = frame.seq;
    if (frame.type !== 'event') return;
    last = frame.seq;
    if (frame.name === 'message.sent')
      seen.push({ seq: frame.data.message.seq, client_id: frame.data.message.client_id });
  }

  async function join(): Promise<void> {
    for (; !isOver; await sleep(50)) {
      const id = randomBytes(6).toString('hex');
      const grant = await client()
        .call(realtimeContract.authenticateSocket, { body: { channel_name: me.channel, socket_id: id } })
        .catch(() => null);
      if (grant?.status !== 200) continue;
      const query = new URLSearchParams({
        channel: me.channel,
        socket_id: id,
        token: grant.body.auth,
        after: String(last),
      });
      const raw = new WebSocket(`${address().replace('http', 'ws')}/v1/realtime?${query}`);
      raw.on('message', (data: Buffer) => take(data.toString()));
      // Its first frame says from which number on it hears everything.
      const isOpen = await new Promise<boolean>((resolve) => {
        raw.once('message', () => resolve(true));
        raw.once('error', () => resolve(false));
        raw.once('close', () => resolve(false));
      });
      raw.on('error', () => {});
      if (!isOpen || raw.readyState !== raw.OPEN) continue;
      socket = raw;
      raw.once('close', () => {
        const endedAt = performance.now();
        void join().then(() => {
          if (!isOver) noteAway(performance.now() - endedAt);
        });
      });
      return;
    }
  }

  return {
    join,
    tear: () => socket?.terminate(),
    leave() {
      isOver = true;
      socket?.terminate();
    },
  };
}

interface Writer {
  client(): Client;
  readonly me: Member;
  readonly other: Member;
  readonly log: Log;
}

/** Sends one after the other; what was not acknowledged goes again under its own id. */
async function write(
  { client, me, other, log }: Writer,
  { note, count = Infinity, isOver = () => false }: { note: () => void; count?: number; isOver?: () => boolean },
): Promise<void> {
  for (let n = 0; n < count && !isOver(); n += 1) {
    const client_id = `storm-${me.id}-${String(n).padStart(6, '0')}`;
    const body = { user_id: other.id, message_type: 'text', message_content: client_id, client_id } as const;
    log.sent.push(client_id);
    for (; !log.stored.has(client_id);) {
      const answer = await client()
        .call(chatContract.sendMessage, { body })
        .catch(() => null);
      if (answer?.status === 201) log.stored.set(client_id, answer.body.seq);
      else await sleep(20);
    }
    note();
  }
}

async function wholeThread(client: Client, other: Member): Promise<Message[]> {
  const held: Message[] = [];
  for (let max: number | undefined; max !== -1;) {
    const { body } = await client.call(messageThreadsContract.getThread, {
      params: { id: other.id },
      query: { user: 1, max_id: max },
    });
    held.push(...body.items);
    max = body.max_id;
  }
  return held.toReversed();
}

function faultsOf(me: Member, { sent, stored, seen }: Log, rows: readonly Message[]): string[] {
  const mine = rows.filter(({ sender }) => sender === me.id);
  const ids = (items: readonly Seen[]) => items.map(({ client_id }) => client_id).join();
  const say = (isFault: boolean, words: string) => (isFault ? [`${me.name}: ${words}`] : []);
  return [
    ...say(
      rows.some(({ seq }, at) => seq !== at + 1),
      'numbers with gaps',
    ),
    ...say(new Set(rows.map(({ client_id }) => client_id)).size !== rows.length, 'doubled at the server'),
    ...say(ids(mine) !== sent.join(), 'lost or out of order at the server'),
    ...say(
      mine.some(({ client_id, seq }) => stored.get(client_id) !== seq),
      'another number than was acknowledged',
    ),
    ...say(ids(seen) !== ids(rows), `the device saw ${seen.length} of ${rows.length}, or in another order`),
  ];
}
