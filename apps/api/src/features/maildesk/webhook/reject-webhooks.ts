import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../platform/db/statement.ts';
import { insertRejected } from './event.sql.ts';

const minuteMs = 60_000;

/**
 * Stores webhooks that failed verification, a few a minute in each process, and counts the rest with the next one. Only
 * the reason and the length: a genuine body names receivers.
 */
export function rejectedMailWebhooks(
  database: Db,
  { limits, log, now = Date.now }: { limits: Limits; log: Pick<FastifyBaseLogger, 'error'>; now?: () => number },
): (reason: string, body: Buffer) => Promise<void> {
  let minute = 0;
  let stored = 0;
  let missed = 0;
  return async (reason, body) => {
    const current = Math.floor(now() / minuteMs);
    if (current !== minute) [minute, stored] = [current, 0];
    if (stored >= limits.rejected_webhooks_per_minute) {
      missed += 1;
      return;
    }
    stored += 1;
    const before = missed;
    missed = 0;
    const row = { reason, bytes: body.length, missed: before, most: limits.rejected_webhooks_kept };
    try {
      await insertRejected.run(database, row);
    } catch (error) {
      missed += before + 1;
      log.error({ err: error }, 'a mail webhook that failed verification could not be stored');
    }
  };
}
