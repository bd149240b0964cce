import type { PagePushChannel } from '@peonia/contract/protocol/page-renderer.ts';
import {
  authenticateSocket,
  type ClientFrame,
  exchangeFrames,
  hostedChannel,
} from '@peonia/contract/protocol/realtime.ts';
import type { Call } from '../api/make-call.ts';
import type { Socket } from './connect.ts';

export interface HostedParts {
  readonly service: PagePushChannel;
  readonly member: { readonly id: number; readonly channel: string };
  readonly call: Call;
  /** Last applied event. */
  readonly after: () => number;
  /** Asked once, when the device joins: milliseconds of the oldest snapshot, or null where all are fetched again. */
  readonly age: () => number | null;
  readonly open: (address: string) => Socket;
}

/** The server hears the device this often, and the service must have sent something within two of them. */
const BEAT = 20_000;
/** The service refuses the app itself: asking again at once would not help. */
const REFUSED = 60_000;
/** All devices are asked at once when a process stops. */
const SPREAD = 1_000;
/** Close code of a socket that was cut off. */
const CUT_OFF = 1006;

/**
 * A socket over a hosted push-channel service, by its published protocol (version 7): events come on a private channel
 * of this device, and frames of the device are calls to our server.
 */
export function openHostedSocket({ service, member, call, after, age, open }: HostedParts): Socket {
  const raw = open(`${service.url}/app/${service.key}?protocol=7&client=peonia&version=1&flash=false`);
  let socketId = '';
  let channel = '';
  let isJoined = false;
  let isOver = false;
  let heardAt = Date.now();
  let beat: ReturnType<typeof setInterval> | undefined;
  /** Events that came before the first reply of the server. */
  const early: string[] = [];

  const socket: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => void exchange([JSON.parse(text) as ClientFrame]).catch(() => {}),
    close: () => finish(null),
  };

  function finish(code: number | null): void {
    if (isOver) return;
    isOver = true;
    clearInterval(beat);
    raw.onclose = null;
    raw.close();
    if (code !== null) socket.onclose?.({ code });
  }

  async function exchange(frames: readonly ClientFrame[], pageAge: number | null = null): Promise<readonly string[]> {
    const body = {
      socket_id: socketId,
      after: after(),
      ...(pageAge === null ? {} : { age: pageAge }),
      frames: frames.filter(({ type }) => type !== 'resume'),
    };
    const reply = await call(exchangeFrames, { body });
    if (isJoined) deliver(reply.frames);
    return reply.frames;
  }

  function deliver(frames: readonly string[]): void {
    for (const data of frames) if (!isOver) socket.onmessage?.({ data });
  }

  async function subscribe(): Promise<void> {
    const { auth } = await call(authenticateSocket, {
      body: { channel_name: member.channel, socket_id: socketId },
    });
    channel = hostedChannel(member.channel, member.id, socketId);
    tell('pusher:subscribe', { channel, auth });
  }

  async function join(): Promise<void> {
    const frames = await exchange([], age());
    if (isOver) return;
    isJoined = true;
    beat = setInterval(pulse, BEAT);
    socket.onopen?.();
    deliver([...frames, ...early.splice(0)]);
  }

  function pulse(): void {
    if (Date.now() - heardAt > 2 * BEAT) return finish(CUT_OFF);
    tell('pusher:ping', {});
    exchange([]).catch(() => {});
  }

  function tell(event: string, data: object): void {
    if (!isOver) raw.send(JSON.stringify({ event, data }));
  }

  function receive(event: string, from: string | undefined, data: string): void {
    if (event === 'pusher:connection_established') {
      socketId = (JSON.parse(data) as { socket_id: string }).socket_id;
      subscribe().catch(() => finish(CUT_OFF));
    } else if (event === 'pusher:ping') tell('pusher:pong', {});
    else if (from !== channel || channel === '') return;
    else if (event === 'pusher_internal:subscription_succeeded') join().catch(() => finish(CUT_OFF));
    else if (event === 'pusher:subscription_error') finish(CUT_OFF);
    else if (event === 'closed') finish((JSON.parse(data) as { code: number }).code);
    else if (event === 'missed') setTimeout(() => void exchange([]).catch(() => {}), SPREAD * Math.random());
    else if (!event.startsWith('pusher')) {
      if (isJoined) deliver([data]);
      else early.push(data);
    }
  }

  raw.onmessage = ({ data: text }) => {
    heardAt = Date.now();
    const { event, channel: from, data } = JSON.parse(String(text)) as Record<string, unknown>;
    receive(String(event), from as string | undefined, typeof data === 'string' ? data : JSON.stringify(data ?? {}));
  };
  raw.onclose = ({ code }) => {
    // 4000 to 4099: the app is refused, but 4009, which ends one connection.
    const isRefused = code >= 4000 && code < 4100 && code !== 4009;
    if (isRefused) setTimeout(() => finish(CUT_OFF), REFUSED);
    else finish(CUT_OFF);
  };
  return socket;
}
