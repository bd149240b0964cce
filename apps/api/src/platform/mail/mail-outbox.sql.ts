import { statement } from '../db/statement.ts';

/** A file of a stored mail; `content` as base64. */
interface StoredAttachment {
  readonly name: string;
  readonly type: string;
  readonly content: string;
}

export const storeMail = statement<{
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string;
  attachments: string;
}>(
  'store_mail',
  `insert into mail_outbox (recipient, subject, body_text, body_html, attachments)
   values (:recipient, :subject, :body_text, :body_html, :attachments::jsonb)`,
);

export const latestMail = statement<
  object,
  { id: number; recipient: string; subject: string; body_text: string; files: string[]; created_at: Date }
>(
  'latest_mail',
  `select id, recipient, subject, body_text, created_at,
     array(select file->>'name' from jsonb_array_elements(attachments) file) as files
   from mail_outbox order by id desc limit 50`,
);

export const mailById = statement<{ id: number }, { body_html: string }>(
  'mail_by_id',
  'select body_html from mail_outbox where id = :id',
);

export const mailAttachment = statement<{ id: number; place: number }, { file: StoredAttachment | null }>(
  'mail_attachment',
  'select attachments->(:place::int) as file from mail_outbox where id = :id',
);

/** Mails of the debug outbox are deleted with their account. */
export const deleteMailTo = statement<{ recipient: string }>(
  'delete_mail_to',
  'delete from mail_outbox where recipient = :recipient',
);
