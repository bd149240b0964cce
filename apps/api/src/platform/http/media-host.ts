import type { FastifyInstance } from 'fastify';
import { refuse } from './refusal.ts';

/** The host of MEDIA_URL serves media and nothing else: no page, no call, no socket. Source: decision 121. */
export function serveMediaAlone(app: FastifyInstance, mediaUrl: string): void {
  if (mediaUrl === '') return;
  const { host } = new URL(mediaUrl);
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.host.toLowerCase() === host && !request.url.startsWith('/media/')) throw refuse('route_unknown');
    done();
  });
}
