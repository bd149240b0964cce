import type { Message } from '@peonia/contract/chat/chat.ts';

type ExtraField =
  | 'upload_ids'
  | 'uploads'
  | 'gift'
  | 'question'
  | 'phrase'
  | 'call'
  | 'reply_to'
  | 'reactions'
  | 'translation'
  | 'recalled'
  | 'removed'
  | 'blurred'
  | 'warning'
  | 'edited_at';

/** What a plain text leaves empty. */
const plain: Pick<Message, ExtraField> = {
  upload_ids: [],
  uploads: [],
  gift: null,
  question: null,
  phrase: null,
  call: null,
  reply_to: null,
  reactions: [],
  translation: null,
  recalled: false,
  removed: null,
  blurred: false,
  warning: null,
  edited_at: null,
};

/** The messages of a page in the value of its statement, a list for each field; `extra` is null for a plain text. */
export type MessagesValue = readonly [
  id: readonly number[] | null,
  seq: readonly number[],
  sender: readonly number[],
  message_type: readonly Message['message_type'][],
  message_content: readonly string[],
  client_id: readonly string[],
  created_at: readonly string[],
  read_at: readonly (string | null)[],
  extra: readonly (Pick<Message, ExtraField> | null)[],
];

/** The replies of `messagesValue`. */
export function messagesFrom(threadId: number, value: MessagesValue): Message[] {
  const [ids, seqs, senders, types, contents, clientIds, createdAts, readAts, extras] = value;
  return (ids ?? []).map((id, nth) =>
    messageOf(
      {
        id,
        thread_id: threadId,
        seq: at(seqs, nth),
        sender: at(senders, nth),
        message_type: at(types, nth),
        message_content: at(contents, nth),
        client_id: at(clientIds, nth),
        created_at: at(createdAts, nth),
        read_at: at(readAts, nth),
      },
      at(extras, nth) ?? plain,
    ),
  );
}

/** A message alone; `extra` is null for a plain text, whatever its reactions and translation. */
export type MessageValue = readonly [
  id: number,
  seq: number,
  sender: number,
  message_type: Message['message_type'],
  message_content: string,
  client_id: string,
  created_at: string,
  read_at: string | null,
  reactions: Message['reactions'] | null,
  translation: Message['translation'],
  extra: Omit<Pick<Message, ExtraField>, 'reactions' | 'translation'> | null,
];

/** The reply of `messageValue`. */
export function messageFrom(threadId: number, value: MessageValue): Message {
  const [id, seq, sender, message_type, message_content, client_id, created_at, read_at] = value;
  const row = { id, thread_id: threadId, seq, sender, message_type, message_content, client_id, created_at, read_at };
  return messageOf(row, { ...plain, ...value[10], reactions: value[8] ?? [], translation: value[9] });
}

/** A reply of the stored values. Its fields are named, so that all messages have one shape in memory. */
function messageOf(row: Omit<Message, ExtraField>, extra: Pick<Message, ExtraField>): Message {
  return {
    id: row.id,
    thread_id: row.thread_id,
    seq: row.seq,
    sender: row.sender,
    message_type: row.message_type,
    message_content: row.message_content,
    upload_ids: extra.upload_ids,
    uploads: extra.uploads,
    gift: extra.gift,
    question: extra.question,
    phrase: extra.phrase,
    call: extra.call,
    reply_to: extra.reply_to,
    reactions: extra.reactions,
    translation: extra.translation,
    recalled: extra.recalled,
    removed: extra.removed,
    blurred: extra.blurred,
    warning: extra.warning,
    client_id: row.client_id,
    created_at: wireTimeOf(row.created_at),
    edited_at: extra.edited_at,
    read_at: row.read_at === null ? null : wireTimeOf(row.read_at),
  };
}

/** The lists of a page have one length. */
function at<T>(list: readonly T[], nth: number): T {
  return list[nth] as T;
}

const secondsLength = '2026-01-31T12:00:00'.length;
const utc = '+00:00';

/** A timestamp in JSON of PostgreSQL in wire format, cut to milliseconds as `wireTime` does. */
export function wireTimeOf(time: string): string {
  // Where the database is set to another time zone, the day may differ.
  if (!time.endsWith(utc)) return new Date(time).toISOString();
  const digits = time.slice(secondsLength + 1, -utc.length).slice(0, 3);
  return `${time.slice(0, secondsLength)}.${digits.padEnd(3, '0')}Z`;
}
