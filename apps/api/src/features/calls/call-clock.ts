import type { FastifyBaseLogger } from 'fastify';
import type { CallParts } from './call-parts.ts';
import { dueCalls, callsWithoutMessage } from './call.sql.ts';
import { sendCallMessage } from './send-call-message.ts';
import { transitionCall } from './transition-call.ts';

/** What happens to calls by time alone: nobody answered, a minute has begun, somebody was lost, the two were parted. */
export interface CallClock {
  /** Looks at every call whose time has come; answers how many there were. Tests call it instead of waiting. */
  tick(): Promise<number>;
  start(): void;
  close(): Promise<void>;
}

const tickMs = 1_000;
const most = 500;

/** Every process looks every second; each call is locked while it is moved, so that they only take work off each other. */
export function openCallClock(parts: CallParts, log: FastifyBaseLogger): CallClock {
  const { database, limits } = parts;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<number> | null = null;

  async function processDueCalls(): Promise<number> {
    const due = await dueCalls.all(database, {
      ring: limits.call_ring_seconds,
      connect: limits.call_connect_seconds,
      lost: limits.call_lost_seconds,
      most,
    });
    for (const { id } of due)
      await transitionCall(parts, { id, member_id: null }, (call) => call).catch((error: unknown) =>
        log.error({ err: error, call: id }, 'call transition failed'),
      );
    const withoutMessage = await callsWithoutMessage.all(database, { most });
    for (const call of withoutMessage)
      await sendCallMessage(parts, call).catch((error: unknown) =>
        log.error({ err: error, call: call.id }, 'call message failed'),
      );
    return due.length + withoutMessage.length;
  }

  const tick = () => {
    running ??= processDueCalls().finally(() => {
      running = null;
    });
    return running;
  };
  return {
    tick,
    start() {
      timer = setInterval(
        () => void tick().catch((error: unknown) => log.error({ err: error }, 'call clock failed')),
        tickMs,
      );
      timer.unref();
    },
    async close() {
      clearInterval(timer);
      await running?.catch(() => 0);
    },
  };
}
