import type { FastifyBaseLogger } from 'fastify';
import { sparingLog } from '../../../platform/log/sparing-log.ts';
import type { CallContext } from '../call-context.ts';
import { dueCalls, callsWithoutMessage } from '../call.sql.ts';
import { sendCallMessage } from './send-call-message.ts';
import { transitionCall } from './transition-call.ts';

/** Processes time-based changes of calls: unanswered, next minute, lost connection, blocked. */
export interface CallClock {
  /** Processes all due calls. Returns their number. Tests call it instead of waiting. */
  tick(): Promise<number>;
  start(): void;
  close(): Promise<void>;
}

const tickMs = 1_000;
const most = 500;

/** Runs every second in every process; the row lock ensures that each call is processed once. */
export function openCallClock(context: CallContext, log: FastifyBaseLogger): CallClock {
  const { database, limits } = context;
  const writeSparingly = sparingLog(log);
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
      await transitionCall(context, { id, member_id: null }, (call) => call).catch((error: unknown) =>
        log.error({ err: error, call: id }, 'call transition failed'),
      );
    const withoutMessage = await callsWithoutMessage.all(database, { most });
    for (const call of withoutMessage)
      await sendCallMessage(context, call).catch((error: unknown) =>
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
        () => void tick().catch((error: unknown) => writeSparingly(error, 'call clock failed')),
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
