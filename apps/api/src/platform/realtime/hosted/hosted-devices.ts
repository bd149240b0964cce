import { closeCodes, type ClientFrame } from '@peonia/contract/protocol/realtime.ts';
import type { Database } from '../../db/database.ts';
import { framesAfter, readMissed, readStart } from '../catch-up.ts';
import { orderedSocket } from '../join-member.ts';
import type { MemberSocket } from '../member-sockets.ts';
import { OrderedSender } from '../ordered-sender.ts';
import type { Presence } from '../presence.ts';
import type { RealtimeHub } from '../realtime.ts';
import { socketLimits } from '../socket-limits.ts';
import type { PushChannel } from './push-channel.ts';

export interface HostedContext {
  readonly database: Database;
  readonly hub: RealtimeHub;
  readonly presence: Presence;
  readonly push: PushChannel;
  /** A device that was not heard for so long is gone. */
  readonly leaseMs: number;
}

/** A device that listens to its channel at the hosted service. */
interface HostedDevice {
  readonly memberId: number;
  readonly sessionId: number;
  /** The private channel of this device alone. */
  readonly channel: string;
  readonly socketId: string;
}

/** What a device sends: its last number, and frames as on a socket. */
interface Exchange {
  readonly after: number;
  /** Milliseconds of the oldest snapshot of a device without a number. */
  readonly age?: number | undefined;
  readonly frames: readonly ClientFrame[];
}

export interface HostedDevices {
  /**
   * Attaches the device to this process, or keeps it attached, and passes its frames on. Returns frames for it: `ready`
   * or `reset` of a new one, what it missed, and replies. Null where the member has too many devices.
   */
  exchange(device: HostedDevice, exchange: Exchange): Promise<string[] | null>;
  /** The device is at another process now, or nowhere. */
  leave(channel: string): void;
  close(): void;
}

interface Attached {
  readonly socket: MemberSocket;
  lastHeardAt: number;
  /** Frames that go with the reply of the running exchange; null outside of one. */
  reply: string[] | null;
  turn: Promise<unknown>;
}

/** Limit of the service for the data of one event, with room for its envelope. */
const mostBytes = 9_000;
const sweepMs = 5_000;

/**
 * Devices at the hosted service are sockets of this process like all others, so that events, presence, blocks and ends
 * of sessions reach them in the same way. What the service loses is made good by number with the next exchange.
 */
export function openHostedDevices({ database, hub, presence, push, leaseMs }: HostedContext): HostedDevices {
  const context = { database, hub };
  const devices = new Map<string, Attached>();

  function leave(channel: string): void {
    const attached = devices.get(channel);
    if (attached === undefined) return;
    devices.delete(channel);
    if (hub.sockets.remove(attached.socket)) presence.leave(attached.socket.memberId);
  }

  function attach({ memberId, sessionId, channel, socketId }: HostedDevice): Attached {
    const write = (text: string) => {
      if (attached.reply !== null) attached.reply.push(text);
      else if (Buffer.byteLength(text) > mostBytes) askForMissed(channel);
      else push.publish(channel, nameOf(text), text);
    };
    const close = (code: number) => {
      // Nothing was closed: another process takes the device over with its next exchange.
      if (code === closeCodes.restart || code === closeCodes.overload) askForMissed(channel);
      else push.publish(channel, 'closed', JSON.stringify({ type: 'closed', code }));
      leave(channel);
    };
    const socket = orderedSocket({ memberId, sessionId, write, close, device: socketId, leave: () => leave(channel) });
    const attached: Attached & { readonly socket: typeof socket } = {
      socket,
      lastHeardAt: Date.now(),
      reply: null,
      turn: begin().catch((error: unknown) => {
        leave(channel);
        throw error;
      }),
    };
    devices.set(channel, attached);
    const isFirst = hub.sockets.add(socket);
    return attached;

    async function begin(): Promise<void> {
      await hub.followed(memberId);
      if (isFirst) await presence.appear(memberId);
      // Another process may have had the device until now.
      hub.passLeft(memberId, socketId, false);
      const newest = await readMissed(context, memberId, -1);
      socket.begin(
        new OrderedSender({
          last: newest.seq,
          write,
          readAfter: (seq) => framesAfter(context, memberId, seq),
          giveUp: () => close(closeCodes.overload),
        }),
      );
    }
  }

  const askForMissed = (channel: string) => push.publish(channel, 'missed', '{"type":"missed"}');

  async function talk(attached: Attached, isNew: boolean, { after, age, frames }: Exchange): Promise<string[]> {
    const { socket } = attached;
    // What happens meanwhile comes after what was missed.
    const reply: string[] = [];
    attached.reply = reply;
    try {
      const missed = await (after < 0 && age !== undefined
        ? readStart(context, socket.memberId, age)
        : readMissed(context, socket.memberId, after));
      const tells = isNew || missed.type === 'reset';
      const first = tells ? [JSON.stringify({ type: missed.type, seq: missed.seq })] : [];
      for (const frame of frames)
        await hub.handlerOf(frame.type)?.(frame, { memberId: socket.memberId, db: database, socket });
      return [...first, ...missed.frames.map(({ text }) => text), ...reply];
    } finally {
      attached.reply = null;
    }
  }

  const sweep = setInterval(() => {
    for (const [channel, { lastHeardAt }] of devices) if (Date.now() - lastHeardAt > leaseMs) leave(channel);
  }, sweepMs);
  sweep.unref();

  return {
    async exchange(device, exchange) {
      const known = devices.get(device.channel);
      if (known === undefined && hub.sockets.count(device.memberId) >= socketLimits.socketsPerMember) return null;
      const attached = known ?? attach(device);
      attached.lastHeardAt = Date.now();
      // One after the other: each has a reply of its own.
      const turn = attached.turn.then(() => talk(attached, known === undefined, exchange));
      attached.turn = turn.catch(() => {});
      return turn;
    },
    leave,
    close: () => clearInterval(sweep),
  };
}

/** Name of an event, or the type of a passing frame: what the service shows beside the data. */
function nameOf(text: string): string {
  const [, event, type] = /^\{"type":"(?:event","seq":\d+,"name":"([^"]+)|([^"]+))/.exec(text) ?? [];
  return event ?? type ?? 'frame';
}
