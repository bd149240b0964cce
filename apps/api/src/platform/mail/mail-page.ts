import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/statement.ts';
import { latestMail, mailAttachment, mailById } from './mail-outbox.sql.ts';

/** A mail contains its styles and nothing else: no script, no picture, no form. */
const asLetter = {
  onSend: async (_request: FastifyRequest, reply: FastifyReply) =>
    void reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox allow-popups",
    ),
};

/** The debug outbox of an installation without SMTP: newest mail first. Never in production. */
export function mailPage(app: FastifyInstance, db: Db): void {
  app.get('/debug/mail', async (_request, reply) => {
    const mails = await latestMail.all(db, {});
    const text = mails
      .map(
        (mail) =>
          `${mail.created_at.toISOString()}  /debug/mail/${mail.id}  to ${mail.recipient}\n${mail.subject}\n\n${mail.body_text}\n${filesOf(mail)}`,
      )
      .join(`\n${'─'.repeat(60)}\n\n`);
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(text || 'No mail has been sent yet.\n');
  });
  app.get<{ Params: { id: string } }>('/debug/mail/:id', asLetter, async ({ params }, reply) => {
    const [mail] = /^\d{1,15}$/.test(params.id) ? await mailById.all(db, { id: Number(params.id) }) : [];
    reply.header('cache-control', 'no-store');
    return mail === undefined
      ? reply.code(404).type('text/plain; charset=utf-8').send('There is no such mail.\n')
      : reply.type('text/html; charset=utf-8').send(mail.body_html);
  });
  app.get<{ Params: { id: string; place: string } }>('/debug/mail/:id/files/:place', async ({ params }, reply) => {
    const known = /^\d{1,15}$/.test(params.id) && /^\d$/.test(params.place);
    const [found] = known ? await mailAttachment.all(db, { id: Number(params.id), place: Number(params.place) }) : [];
    reply.header('cache-control', 'no-store');
    return found === undefined || found.file === null
      ? reply.code(404).type('text/plain; charset=utf-8').send('There is no such file.\n')
      : reply.type(found.file.type).send(Buffer.from(found.file.content, 'base64'));
  });
}

function filesOf({ id, files }: { readonly id: number; readonly files: readonly string[] }): string {
  return files.map((name, place) => `\n${name}  /debug/mail/${id}/files/${place}\n`).join('');
}
