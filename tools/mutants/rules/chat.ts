import type { Mutant } from '../mutant.ts';

const chat = 'apps/api/src/features/chat';
const gate = { file: `${chat}/sending/reply-gate.ts`, test: `${chat}/sending/reply-gate.test.ts` };
const changing = `${chat}/messages/change-message.test.ts`;
const threads = `${chat}/threads/threads.test.ts`;

export const mutants: readonly Mutant[] = [
  {
    rule: 'a stranger writes one message before a reply',
    ...gate,
    find: 'return gate.unanswered_count < (writer.is_friend ? unanswered_friend : unanswered);',
    replace: 'return gate.unanswered_count < (writer.is_friend ? unanswered : unanswered_friend);',
    named: 'the permitted number of messages before a reply',
  },
  {
    rule: 'a reply opens the conversation for good',
    ...gate,
    find: '{ ...gate, is_answered: true, unanswered_count: 0 }',
    replace: '{ ...gate, unanswered_count: 0 }',
    named: 'opens permanently with the first reply',
  },
  {
    rule: 'messages before a reply are counted',
    ...gate,
    find: 'unanswered_count: gate.unanswered_count + 1',
    replace: 'unanswered_count: gate.unanswered_count',
    named: 'opens permanently with the first reply',
  },
  {
    rule: 'a message is recalled within two minutes',
    file: `${chat}/messages/recall-message.ts`,
    find: "if (locked.age_seconds > limits.recall_seconds) throw refuse('recall_too_late');",
    replace: '',
    test: changing,
    named: 'is refused after two minutes',
  },
  {
    rule: 'nobody recalls messages of the other',
    file: `${chat}/messages/recall-message.ts`,
    find: ' || locked.sender_id !== caller.id)',
    replace: ')',
    test: changing,
    named: 'is refused for messages of the other member',
  },
  {
    rule: 'a block ends reactions',
    file: `${chat}/messages/reactions.ts`,
    find: "if (emoji !== null && locked.i_block) throw refuse('member_blocked_by_me');",
    replace: '',
    test: changing,
    named: 'are refused after a block on either side',
  },
  {
    rule: 'a conversation of others is not found',
    file: `${chat}/threads/thread-details.sql.ts`,
    find: 'join thread_member own on own.member_id = :reader and own.thread_id = t.id\n   where t.id = :id and',
    replace:
      'join thread_member own on own.member_id is distinct from :reader and own.thread_id = t.id\n   where t.id = :id and',
    test: threads,
    named: 'has details for its participants only',
  },
  {
    rule: 'shared photos stay out of sight until the reply',
    file: `${chat}/threads/thread-details.sql.ts`,
    find: 'and not (:blurs::boolean and m.sender_id <> :reader) and',
    replace: 'and (:blurs::boolean or true) and',
    test: `${chat}/sending/message-files.test.ts`,
    named: 'of a stranger are not among the shared photos before the first reply',
  },
  {
    rule: 'photos of strangers are blurred until the reply',
    file: `${chat}/threads/read-thread.ts`,
    find: 'blurs: !thread.is_answered && thread.opened_by !== reader,',
    replace: 'blurs: false,',
    test: `${chat}/sending/message-files.test.ts`,
    named: 'are visible to both, blurred before the first reply',
  },
  {
    rule: 'a message is stored once per client id',
    file: `${chat}/sending/send-context.sql.ts`,
    find: 'and old.client_id = :client_id',
    replace: "and old.client_id = :client_id || ' again'",
    test: `${chat}/sending/send-message.test.ts`,
    named: 'stores a repeated call once',
  },
  {
    rule: 'a block ends the conversation',
    file: `${chat}/sending/send-text-fast-path.sql.ts`,
    find: "and ${mayContinueThread({ reader: ':sender', member: ':receiver::bigint' })}",
    replace: '',
    test: `${chat}/sending/send-message.test.ts`,
    named: 'replies to a blocked sender as for an unknown id',
  },
  {
    rule: 'nobody marks conversations of others as read',
    file: `${chat}/threads/thread-member.sql.ts`,
    find: 'where member_id = :member_id and thread_id = :thread_id and ${mayMeet',
    replace: 'where member_id <> :member_id and thread_id = :thread_id and ${mayMeet',
    test: threads,
    named: 'by participants only',
  },
  {
    rule: 'no read receipt passes a block',
    file: 'apps/api/src/features/chat/threads/read-receipt.ts',
    find: 'if (!read.is_receipt_sent) return;',
    replace: '',
    test: 'apps/api/src/features/chat/presence/frames.test.ts',
    named: 'is not sent after the reader has blocked the other',
  },
  {
    rule: 'a missed message is read again before it is replayed',
    file: 'apps/api/src/features/chat/messages/replay-messages.ts',
    find: 'payload: message === undefined ? null : { ...event.payload, [field]: message }',
    replace: 'payload: event.payload',
    test: 'apps/api/src/features/chat/messages/replay-messages.test.ts',
    named: 'hold the message as the reader sees it now',
  },
  {
    rule: 'a repeated client id needs the same message',
    file: 'apps/api/src/features/chat/sending/deliver-message.ts',
    find: "stored.thread_id !== thread_id || !isRepeated(stored, outgoing, (row.language ?? 'en') as Language)",
    replace: 'stored.id === 0',
    test: 'apps/api/src/features/chat/sending/send-message.test.ts',
    named: 'refuses a client id that was used for another text or another member',
  },
];
