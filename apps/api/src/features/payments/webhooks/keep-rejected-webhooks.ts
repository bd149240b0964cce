import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../platform/db/statement.ts';
import type { GatewayName } from '../gateways/payment-gateway.ts';
import { insertRejectedWebhook } from './rejected-webhook.sql.ts';

/** Characters of a body that are stored. */
const bodyMax = 4_000;
const minuteMs = 60_000;
const secretField = /("[^"]*(?:secret|token|password|signature|ciphertext)[^"]*"\s*:\s*)"(?:[^"\\]|\\.)*"?/gi;

/** Text of a body as it may be stored: values of secret fields are masked, the end is cut off. */
export function storedText(body: Buffer): string {
  const text = body.toString('utf8').replaceAll('\0', '\uFFFD');
  return text.replaceAll(secretField, '$1"…"').slice(0, bodyMax);
}

interface RejectedWebhook {
  readonly gateway: GatewayName;
  /** Why the verification failed. */
  readonly reason: string;
  readonly body: Buffer;
}

/**
 * Stores webhooks that failed verification, a few a minute in each process: more of them cost no more writes. What is
 * left out is counted with the next one that is stored.
 */
export function rejectedWebhooks(
  database: Db,
  { limits, log, now = Date.now }: { limits: Limits; log: Pick<FastifyBaseLogger, 'error'>; now?: () => number },
): (rejected: RejectedWebhook) => Promise<void> {
  let minute = 0;
  let stored = 0;
  let missed = 0;
  return async ({ gateway, reason, body }) => {
    const current = Math.floor(now() / minuteMs);
    if (current !== minute) [minute, stored] = [current, 0];
    if (stored >= limits.rejected_webhooks_per_minute) {
      missed += 1;
      return;
    }
    stored += 1;
    const before = missed;
    missed = 0;
    try {
      await insertRejectedWebhook.run(database, {
        gateway,
        reason: reason.slice(0, 200),
        body: storedText(body),
        bytes: body.length,
        missed: before,
        most: limits.rejected_webhooks_kept,
      });
    } catch (error) {
      missed += before + 1;
      log.error({ err: error, gateway }, 'a payment webhook that failed verification could not be stored');
    }
  };
}
