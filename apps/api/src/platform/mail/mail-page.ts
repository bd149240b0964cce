import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/statement.ts';
import { latestMail } from './mail-outbox.sql.ts';

/** The readable outbox of an installation without SMTP: newest mail first, as plain text. Never in production. */
export function mailPage(app: FastifyInstance, db: Db): void {
  app.get('/debug/mail', async (_request, reply) => {
    const mails = await latestMail.all(db, {});
    const text = mails.map((mail) => `${mail.created_at.toISOString()}  to ${mail.recipient}\n${mail.subject}\n\n${mail.body_text}\n`).join(`\n${'─'.repeat(60)}\n\n`);
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(text || 'No mail has been sent yet.\n');
  });
}
