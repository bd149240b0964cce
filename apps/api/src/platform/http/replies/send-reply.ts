import type { FastifyReply } from 'fastify';
import { FileReply } from './file-reply.ts';
import { RedirectReply } from './redirect-reply.ts';
import { StatusReply } from './status-reply.ts';

/** Sends what a handler has returned, with the status of its endpoint unless it states another. */
export function sendReply(reply: FastifyReply, status: number, body: unknown): FastifyReply {
  if (body instanceof FileReply) return reply.code(status).headers(body.headers).send(body.stream);
  if (body instanceof RedirectReply) return reply.header('cache-control', 'no-store').redirect(body.location, 302);
  if (body instanceof StatusReply) return reply.code(body.status).send(body.body);
  // A deletion has nothing to say.
  return status === 204 ? reply.code(status).send() : reply.code(status).send(body);
}
