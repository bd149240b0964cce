import type { MessageTranslation } from '@peonia/contract/chat/chat.ts';
import { statement } from '../../platform/db/statement.ts';

/**
 * The shown translation of a message as a column: a person's before a machine's, and the machine's while a person is at
 * work. `message` is the column with the id, `hasOne` a condition that is false for messages without a translation.
 */
export function messageTranslation(
  message: string,
  hasOne = `exists (select 1 from message_translation t where t.message_id = ${message})`,
): string {
  return `case when ${hasOne} then shown_translation(${message}) end`;
}

/** SQL array of those of the given message ids (an SQL array) that have a translation, finished or not. */
export function translatedAmong(messages: string): string {
  return `array(select message_id from message_translation where message_id = any(${messages}))`;
}

/** The finished translation of a message as a column; null if there is none. */
export function storedTranslation(message: string): string {
  return `(select jsonb_build_object('text', done.content, 'from', done.source, 'to', done.target, 'engine', done.engine)
    from message_translation done where done.message_id = ${message} and done.state = 'translated' order by done.kind limit 1)`;
}

/** SQL condition: a person has translated the message or is translating it. `message` is the column with the id. */
export function hasHumanTranslation(message: string): string {
  return `exists (select 1 from message_translation human where human.message_id = ${message} and human.kind = 'human' and human.state <> 'failed')`;
}

/** Texts of the finished translations of a message as a column; null if there is none. */
export function translationWords(message: string): string {
  return `(select string_agg(words.content, E'\\n') from message_translation words where words.message_id = ${message} and words.state = 'translated')`;
}

/** Replaces the translation of a kind. The caller has locked the conversation and notifies both. */
export const putTranslation = statement<{
  message_id: number;
  kind: MessageTranslation['kind'];
  state: MessageTranslation['state'];
  source: string | null;
  target: string;
  content: string;
  engine: string | null;
}>(
  'put_message_translation',
  `insert into message_translation (message_id, kind, state, source, target, content, engine)
   values (:message_id, :kind, :state, :source::text, :target, :content, :engine::text)
   on conflict (message_id, kind) do update set state = excluded.state, source = excluded.source, target = excluded.target,
     content = excluded.content, engine = excluded.engine, made_at = now()`,
);

/** Deletes the translation of a kind. */
export const dropTranslation = statement<{ message_id: number; kind: MessageTranslation['kind'] }>(
  'drop_message_translation',
  'delete from message_translation where message_id = :message_id and kind = :kind',
);
