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

/** A message in the value of a page's statement; `extra` is null for a plain text. */
export type MessageValue = Omit<Message, ExtraField> & { readonly extra: Pick<Message, ExtraField> | null };

/** The reply of a row of `messageColumns`. Its fields are named, so that all messages have one shape in memory. */
export function messageFrom(value: MessageValue): Message {
  const extra = value.extra ?? plain;
  return {
    id: value.id,
    thread_id: value.thread_id,
    seq: value.seq,
    sender: value.sender,
    message_type: value.message_type,
    message_content: value.message_content,
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
    client_id: value.client_id,
    created_at: value.created_at,
    edited_at: extra.edited_at,
    read_at: value.read_at,
  };
}
