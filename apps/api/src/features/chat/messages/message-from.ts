import type { Message } from '@peonia/contract/chat/chat.ts';

/** What a plain text leaves empty. */
const plain = {
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
} as const satisfies Partial<Message>;

type ExtraField = keyof typeof plain;

/** A message in the value of a page's statement; `extra` is null for a plain text. */
export type MessageValue = Omit<Message, ExtraField> & { readonly extra: Pick<Message, ExtraField> | null };

/** The reply of a row of `messageColumns`. */
export function messageFrom({ extra, ...message }: MessageValue): Message {
  return { ...message, ...plain, ...extra };
}
