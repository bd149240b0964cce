import { realtimeContract } from '@peonia/contract/protocol/realtime.schema.ts';
import { hostedChannel } from '@peonia/contract/protocol/realtime.ts';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../../http/refusal.ts';
import { type Edge, route } from '../../http/route.ts';
import type { RealtimeHub } from '../realtime.ts';
import type { HostedDevices } from './hosted-devices.ts';
import type { PushChannelSettings } from './push-channel-settings.ts';
import { isWebhookOf } from './sign-push-channel.ts';

/** Largest body of a webhook in bytes. */
const bytesMax = 256 * 1024;

/** What devices at the hosted service send, and what it reports itself. Refused where none is configured. */
export async function hostedRoutes(
  server: FastifyInstance,
  edge: Edge,
  hosted: { readonly settings: PushChannelSettings; readonly devices: HostedDevices; readonly hub: RealtimeHub } | null,
): Promise<void> {
  route(
    server,
    edge,
    realtimeContract.exchangeFrames,
    async ({ caller, body }) => {
      const frames = await hosted?.devices.exchange(
        {
          memberId: caller.id,
          sessionId: caller.session_id,
          channel: hostedChannel(caller.channel, caller.id, body.socket_id),
          socketId: body.socket_id,
        },
        body,
      );
      if (!frames) throw refuse('grant_refused');
      return { frames };
    },
    { transaction: 'none', onlyReads: true },
  );
  if (hosted === null) return;
  const { settings, hub } = hosted;
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bytesMax }, (_request, body, done) =>
      done(null, body),
    );
    const config = { audience: 'visitor', alwaysServed: true, rateLimit: { max: 6_000, timeWindow: 60_000 } } as const;
    scope.post('/v1/pusher/webhook', { bodyLimit: bytesMax, config }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (!isWebhookOf(settings, request.headers, body)) return reply.code(401).send();
      for (const channel of vacated(body)) {
        const [, memberId = '', device = ''] = channel.split(';');
        if (/^\d{1,15}$/.test(memberId)) hub.passLeft(Number(memberId), device, true);
      }
      return reply.code(200).send();
    });
  });
}

/** Channels that nobody listens to any more. */
function vacated(body: Buffer): string[] {
  const { events = [] } = JSON.parse(body.toString()) as { events?: { name?: string; channel?: string }[] };
  return events.flatMap(({ name, channel }) => (name === 'channel_vacated' && channel !== undefined ? [channel] : []));
}
