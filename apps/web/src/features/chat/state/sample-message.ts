import type { Message } from '@peonia/contract/chat/chat.ts';

/** Test fixture: a text message with overrides. */
export function sampleMessage(change: Partial<Message> = {}): Message {
  const { seq = 1 } = change;
  const nothing = {
    gift: null,
    question: null,
    phrase: null,
    call: null,
    reply_to: null,
    translation: null,
    warning: null,
    edited_at: null,
    read_at: null,
    recalled: false,
    removed: null,
    blurred: false,
  };
  return {
    ...nothing,
    id: seq,
    thread_id: 5,
    seq,
    sender: 1,
    message_type: 'text',
    message_content: 'Hello',
    upload_ids: [],
    uploads: [],
    reactions: [],
    client_id: `client-${seq}`,
    created_at: '2026-05-01T10:00:00.000Z',
    ...change,
  };
}
