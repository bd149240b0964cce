import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../../../platform/operations/metrics/metrics.ts';
import { isSignedBody } from '../../../platform/secrets/signed-body.ts';
import { supportSettings } from '../support-settings.ts';
import { readMail } from './read-mail.ts';
import { receiveMail, type MailContext, type MailOutcome } from './receive-mail.ts';

/** Largest body in bytes: a mail with its attachments in base64. */
const bytesMax = 16 * 1024 * 1024;

/**
 * Takes mails from the mail gateway. The signature covers the raw bytes and the time. A believed mail is answered with
 * 204 whatever became of it, so that nobody learns which addresses exist.
 */
export async function mailRoute(app: FastifyInstance, context: MailContext, metrics: Metrics): Promise<void> {
  const { replyTo, mailKey } = context.config.of(supportSettings);
  const mails = metrics.addCounter('support_mails_total', 'Mails to tickets by what became of them.', ['outcome']);
  if (replyTo === '') return;
  const count = (outcome: MailOutcome | 'refused' | 'malformed') => mails.inc({ outcome });
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bytesMax }, (_request, body, done) =>
      done(null, body),
    );
    const config = { audience: 'visitor', alwaysServed: true, rateLimit: { max: 600, timeWindow: 60_000 } } as const;
    scope.post('/v1/support/mail', { bodyLimit: bytesMax, config }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const signature = request.headers['x-mail-signature'];
      if (!isSignedBody(mailKey, typeof signature === 'string' ? signature : undefined, body)) {
        count('refused');
        return reply.code(400).send();
      }
      const mail = readMail(body);
      if (mail === null) {
        count('malformed');
        request.log.warn('the mail gateway posted something else than a mail');
        return reply.code(400).send();
      }
      count(await receiveMail(mail, context));
      return reply.code(204).send();
    });
  });
}
