import { statement } from '../db/statement.ts';

export const storeMail = statement<{ recipient: string; subject: string; body_text: string; body_html: string }>(
  'store_mail',
  'insert into mail_outbox (recipient, subject, body_text, body_html) values (:recipient, :subject, :body_text, :body_html)',
);

export const latestMail = statement<
  object,
  { id: number; recipient: string; subject: string; body_text: string; created_at: Date }
>('latest_mail', 'select id, recipient, subject, body_text, created_at from mail_outbox order by id desc limit 50');

export const mailById = statement<{ id: number }, { body_html: string }>(
  'mail_by_id',
  'select body_html from mail_outbox where id = :id',
);

/** Mails of the debug outbox are deleted with their account. */
export const deleteMailTo = statement<{ recipient: string }>(
  'delete_mail_to',
  'delete from mail_outbox where recipient = :recipient',
);
