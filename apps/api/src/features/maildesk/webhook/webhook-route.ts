import type { Context } from '../../../platform/feature.ts';
import { mailCounts } from '../mail-counts.ts';
import { maildeskSettings } from '../maildesk-settings.ts';
import { applyEvents } from './apply-events.ts';
import { rejectedMailWebhooks } from './reject-webhooks.ts';

/** Largest body in bytes. */
const bytesMax = 2 * 1024 * 1024;

/**
 * Takes what the mail provider reports. The signature covers the raw bytes and the time. A body that cannot be trusted
 * is answered with 400 and nothing else.
 */
export async function mailWebhookRoute({ server, config, database, limits, log, metrics }: Context): Promise<void> {
  const { webhook } = config.of(maildeskSettings);
  const { states, webhooks } = mailCounts(metrics);
  if (webhook === null) return;
  const reject = rejectedMailWebhooks(database, { limits, log });
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bytesMax }, (_request, body, done) =>
      done(null, body),
    );
    const route = { audience: 'visitor', alwaysServed: true, rateLimit: { max: 600, timeWindow: 60_000 } } as const;
    scope.post('/v1/mails/webhook', { bodyLimit: bytesMax, config: route }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const refusal = webhook.verify(request.headers, body);
      if (refusal !== null) {
        webhooks.inc({ outcome: 'refused' });
        await reject(refusal, body);
        return reply.code(400).send();
      }
      const events = webhook.read(body);
      if (events === null) {
        webhooks.inc({ outcome: 'malformed' });
        await reject('is no body of this format', body);
        return reply.code(400).send();
      }
      for (const state of await applyEvents(events, { database, config })) states.inc({ state });
      webhooks.inc({ outcome: 'taken' });
      return reply.code(204).send();
    });
  });
}
