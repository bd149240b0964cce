import type { FastifyInstance } from 'fastify';
import { WebhookRefused, type GatewayName, type WebhookEvent } from '../gateways/payment-gateway.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { rejectedWebhooks } from './keep-rejected-webhooks.ts';
import { storeWebhookEvent } from './store-webhook-event.ts';

/** Largest webhook body in bytes. */
const bytesMax = 128 * 1024;

/**
 * The webhook route of the payment providers. Reads the raw bytes, since signatures cover bytes, lets the gateway
 * verify them, stores the event and replies. Every refusal reads the same; what failed verification is kept apart for
 * the money desk and never applied. Source: requirements 5.
 */
export async function webhookRoute(app: FastifyInstance, context: PaymentsContext): Promise<void> {
  const keepRejected = rejectedWebhooks(context.database, { limits: context.config.limits, log: context.log });
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bytesMax }, (_request, body, done) =>
      done(null, body),
    );
    const config = { audience: 'visitor', alwaysServed: true, rateLimit: { max: 6_000, timeWindow: 60_000 } } as const;
    scope.post<{ Params: { method: string } }>(
      '/v1/payment/:method/notices',
      { bodyLimit: bytesMax, config },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const gateway = context.gateways.get(request.params.method as GatewayName);
        if (gateway === undefined) return reply.code(404).send();
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        let event: WebhookEvent;
        try {
          event = await gateway.readWebhook(request.headers, body);
        } catch (error) {
          if (error instanceof WebhookRefused) {
            request.log.warn(
              { gateway: gateway.name, reason: error.message },
              'a payment webhook event was not believed',
            );
            await keepRejected({ gateway: gateway.name, reason: error.message, body });
            return reply.code(400).send();
          }
          // Verification was not possible now, for example without the provider's certificate: the provider retries.
          request.log.error({ err: error, gateway: gateway.name }, 'a payment webhook event could not be verified');
          return reply.code(503).send();
        }
        await storeWebhookEvent(context, gateway.name, event, body.toString('utf8'));
        return reply.code(204).send();
      },
    );
  });
}
