import { sentGift } from '../../gifts/public.ts';
import { messageTranslation } from '../../translation/public.ts';
import { sentQuestion } from './sent-question.sql.ts';

/**
 * SQL of a timestamp in wire format. PostgreSQL formats it for replies and events alike, so that both are rounded the
 * same way.
 */
export function wireTime(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/**
 * Who reads a message, as SQL: the member's id, the language, and whether photos are blurred because the reader has not
 * replied yet.
 */
interface View {
  readonly reader: string;
  readonly language: string;
  readonly blurs: string;
}

/** SQL condition: the reader has not deleted a row of `message`. `side` is the reader's `thread_member` row. */
export function isKept({ row, side }: { row: string; side: string }): string {
  return `(${row}.seq > ${side}.cleared_seq and not case when ${row}.sender_id = ${side}.member_id then ${row}.deleted_by_sender else ${row}.deleted_by_receiver end)`;
}

/** Facts known in advance about the row; they make the SQL simpler for PostgreSQL to plan. */
interface KnownFacts {
  /** Just inserted: has no reactions and no translation. */
  readonly isNew?: boolean;
  /** SQL conditions, false for messages without reactions or without a translation: they spare a look-up. */
  readonly hasReactions?: string;
  readonly hasTranslation?: string;
  /** A text that does not quote another message. */
  readonly isPlain?: boolean;
  /** Type of the result. PostgreSQL builds `json` in two thirds of the time; operators need `jsonb`, the default. */
  readonly type?: 'json' | 'jsonb';
}

/** The only part of a plain text that depends on the reader. */
export function warningPart(row: string, reader: string): string {
  return `'warning', case when ${row}.sender_id <> ${reader}::bigint then ${row}.warning end`;
}

/** The part of a message that depends on the reader, as key/value pairs of the reply. */
export function readersPart(
  row: string,
  { reader, language, blurs }: View,
  { isPlain = false }: KnownFacts = {},
): string {
  if (isPlain)
    return `'gift', null, 'question', null, 'phrase', null, 'reply_to', null, 'blurred', false, ${warningPart(row, reader)}`;
  return `'gift', ${sentGift({ sent: `${row}.gift_sent_id`, reader, language })}, 'question', case when ${row}.recalled_at is null then ${sentQuestion({ ask: `${row}.question_ask_id`, language })} end, 'phrase', ${sentPhrase(row, language)}, 'reply_to', ${quoteOf(row, reader)},
    'blurred', ${blurs} and ${row}.sender_id <> ${reader}::bigint and ${row}.kind in ('photo', 'sayhi') and ${row}.upload_ids <> '{}',
    ${warningPart(row, reader)}`;
}

/**
 * JSON of a message for replies and events, from a row of `message`. Files are added later, because their URLs depend
 * on the reader.
 */
export function messageJson(row: string, view: View, facts: KnownFacts = {}): string {
  const main = mainFields(row, view, facts).map(([name, sql]) => `'${name}', ${sql}`);
  return `${facts.type ?? 'jsonb'}_build_object(${main.join(', ')}, ${extraPart(row, view, facts)})`;
}

/**
 * The messages of a page as one value, in the order of `rows`, a query of rows `row` of `message`; `messagesFrom` makes
 * the replies of it. It is one array for each field: PostgreSQL then looks up the type of a field once for all rows.
 * Most messages are plain texts, so the fields that these leave empty stand apart, in `extra`; that saves two thirds of
 * the fields of a page.
 */
export function messagesValue(
  row: string,
  rows: string,
  view: View,
  { hasReactions, hasTranslation }: Required<Pick<KnownFacts, 'hasReactions' | 'hasTranslation'>>,
): string {
  const facts = { type: 'json', hasReactions, hasTranslation } as const;
  const hasExtra = `(${isExtended(row)} or ${hasReactions} or ${hasTranslation})`;
  return `(select json_build_array(array_agg(page.id), array_agg(page.seq), array_agg(page.sender_id),
      array_agg(page.kind), array_agg(page.content), array_agg(page.client_id), array_agg(page.created_at),
      array_agg(page.read_at), json_agg(page.extra))
    from (
      select ${row}.id, ${row}.seq, ${row}.sender_id, ${row}.kind, ${row}.content, ${row}.client_id, ${row}.created_at,
        case when ${row}.sender_id = ${view.reader}::bigint then ${row}.read_at end as read_at,
        case when ${hasExtra} then json_build_object(${extraPart(row, view, facts)}) end as extra
      from ${rows}
    ) page)`;
}

/**
 * One message as an array of values, `messageFrom` makes the reply of it: as for a page, but reactions and translation
 * stand apart from `extra`, since each is a look-up that would be written twice.
 */
export function messageValue(row: string, view: View): string {
  const { reader } = view;
  return `json_build_array(${row}.id, ${row}.seq, ${row}.sender_id, ${row}.kind, ${row}.content, ${row}.client_id,
    ${row}.created_at, case when ${row}.sender_id = ${reader}::bigint then ${row}.read_at end,
    ${reactionsOf(row, reader, undefined, 'null')}, ${messageTranslation(`${row}.id`)},
    case when ${isExtended(row)} then json_build_object(${storedExtraPart(row, view, { type: 'json' })}) end)`;
}

/** Condition: the row is not a plain text, its reactions and translation apart. */
function isExtended(row: string): string {
  return `(${row}.upload_ids <> '{}' or ${row}.edited_at is not null or ${row}.reply_seq is not null
    or coalesce(${row}.gift_sent_id, ${row}.question_ask_id) is not null or ${row}.call is not null
    or ${row}.phrase is not null or ${row}.recalled_at is not null or ${row}.removed_for is not null
    or ${row}.warning is not null)`;
}

/** The fields of every message and their SQL. */
function mainFields(row: string, { reader }: View, { isNew = false }: KnownFacts): readonly [string, string][] {
  const readAt = isNew
    ? 'null'
    : `case when ${row}.sender_id = ${reader}::bigint then ${wireTime(`${row}.read_at`)} end`;
  return [
    ['id', `${row}.id`],
    ['thread_id', `${row}.thread_id`],
    ['seq', `${row}.seq`],
    ['sender', `${row}.sender_id`],
    ['message_type', `${row}.kind`],
    ['message_content', `${row}.content`],
    ['client_id', `${row}.client_id`],
    ['created_at', wireTime(`${row}.created_at`)],
    ['read_at', readAt],
  ];
}

/** The fields that are empty in a plain text. */
function extraPart(row: string, view: View, facts: KnownFacts): string {
  const { isNew = false, hasReactions, hasTranslation } = facts;
  const reactions = isNew ? "'[]'::jsonb" : reactionsOf(row, view.reader, hasReactions);
  const translation = isNew ? 'null' : messageTranslation(`${row}.id`, hasTranslation);
  return `'reactions', ${reactions}, 'translation', ${translation}, ${storedExtraPart(row, view, facts)}`;
}

/** Those of them that the row of the message tells. */
function storedExtraPart(row: string, view: View, facts: KnownFacts): string {
  const { isNew = false, isPlain = false, type = 'jsonb' } = facts;
  const editedAt = isNew ? 'null' : wireTime(`${row}.edited_at`);
  return `'upload_ids', to_${type}(${row}.upload_ids), 'uploads', '[]'::jsonb, 'call', ${row}.call,
    'recalled', ${row}.recalled_at is not null, 'removed', ${row}.removed_for, 'edited_at', ${editedAt},
    ${readersPart(row, view, { isPlain })}`;
}

function quoteOf(row: string, reader: string): string {
  return `case when ${row}.reply_seq is not null then quoted_message(${row}.thread_id, ${row}.reply_seq, ${reader}::bigint) end`;
}

function reactionsOf(
  row: string,
  reader: string,
  hasOne = `exists (select 1 from message_reaction r where r.thread_id = ${row}.thread_id and r.seq = ${row}.seq)`,
  none = "'[]'::jsonb",
): string {
  return `case when ${hasOne} then message_reactions(${row}.thread_id, ${row}.seq, ${reader}::bigint) else ${none} end`;
}

/**
 * SQL of a curated text in the reader's language, from a row of `message`. Null for the writer's own words, and for a
 * text that was sent in this language.
 */
function sentPhrase(row: string, language: string): string {
  return `case when ${row}.phrase -> 'texts' ->> ${language}::text <> ${row}.content
    then jsonb_build_object('id', ${row}.phrase ->> 'id', 'text', ${row}.phrase -> 'texts' ->> ${language}::text) end`;
}
