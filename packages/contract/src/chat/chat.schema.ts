import Type from 'typebox';
import { MediaItem } from '../media/media.schema.ts';
import { complaintReasons } from '../moderation/complaint-reasons.ts';
import { MemberCard } from '../profiles/member-card.schema.ts';
import { nullable, oneOf } from '../protocol/choice.schema.ts';
import { OptionalClientId } from '../protocol/client-id.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { NoParams, NoQuery } from '../protocol/pagination.schema.ts';
import { messageTypes, reactionNames, threadEngines, sendMessage, sayHi } from './chat.ts';

/** The gift of a message as it was when it was sent. */
export const SentGift = Type.Object(
  {
    gift_id: Type.Integer(),
    name: described("In the reader's language.", Type.String()),
    price: described(
      'Gold that the sender paid, frozen at sending: 0 from the VIP share. Null to the receiver, who is told of no price.',
      nullable(Type.Number()),
    ),
    src: Type.String(),
  },
  { additionalProperties: false },
);

/** What a message answers: enough to show it without the message itself. */
export const Quote = Type.Object(
  {
    seq: Type.Integer(),
    sender: Type.Integer(),
    message_type: oneOf(messageTypes),
    message_content: described('The beginning of its text.', Type.String()),
  },
  { additionalProperties: false },
);

/** A question of the questions' feature, in the reader's language where it is a curated one. */
export const SentQuestion = Type.Object(
  { id: Type.Integer(), text: Type.String(), answer: nullable(Type.String()) },
  { additionalProperties: false },
);

/** A call that is over, as both see it in the conversation. */
export const SentCall = Type.Object(
  {
    call_id: Type.Integer(),
    kind: oneOf(['voice', 'video']),
    status: oneOf(['busy', 'reject', 'cancel', 'missed', 'disconnected', 'hangup', 'overdue']),
    seconds: Type.Integer(),
  },
  { additionalProperties: false },
);

export const MessageTranslation = Type.Object(
  {
    text: described('Empty while the first words are still being translated.', Type.String()),
    kind: oneOf(['machine', 'human']),
    engine: described('What made it, to be named beside it; null for a person.', nullable(Type.String())),
    from: described(
      'BCP 47 of what was written, null where nobody could tell, and of the translation.',
      nullable(Type.String()),
    ),
    to: Type.String(),
    state: oneOf(['translating', 'translated', 'failed']),
  },
  { additionalProperties: false },
);

export const Reaction = Type.Object(
  { emoji: oneOf(reactionNames), mine: Type.Boolean(), count: Type.Integer() },
  { additionalProperties: false },
);

export const SentPhrase = Type.Object(
  { id: described('Names the same text in every language.', Type.String()), text: Type.String() },
  { additionalProperties: false },
);

export const Message = Type.Object(
  {
    id: Type.Integer(),
    thread_id: Type.Integer(),
    seq: described('Gapless number in the thread, from 1: the order of the conversation.', Type.Integer()),
    sender: Type.Integer(),
    message_type: oneOf(messageTypes),
    message_content: described(
      'Of a gift, photos and a file: the note, which may be empty. Empty of what was recalled.',
      Type.String(),
    ),
    upload_ids: Type.Array(Type.Integer()),
    uploads: described(
      'The files as the reader may see them; short-lived addresses, since they are for the two alone. One of `upload_ids` that is not here is gone, or waits for review because it is for sale, or belongs to an event that changes the message: such an event holds no files, and GET messages/{id} has them.',
      Type.Array(MediaItem),
    ),
    gift: nullable(SentGift),
    question: nullable(SentQuestion),
    phrase: described(
      "A curated text that was sent unchanged, in the reader's language. Null for the sender's own words, and for a text that was sent in this language.",
      nullable(SentPhrase),
    ),
    call: nullable(SentCall),
    reply_to: described('Null also where what it answered is gone.', nullable(Quote)),
    reactions: Type.Array(Reaction),
    translation: nullable(MessageTranslation),
    recalled: described(
      'Taken back by its sender for both, or taken away by the house: it keeps its number and is empty.',
      Type.Boolean(),
    ),
    removed: described('Why the house has taken it away; null otherwise.', nullable(oneOf(complaintReasons))),
    blurred: described(
      'Pictures from somebody whom the reader has not answered stay blurred until tapped.',
      Type.Boolean(),
    ),
    warning: described(
      "To the reader of somebody else's message: it reads like a fraud, or it holds an address on the net.",
      nullable(oneOf(['scam', 'link'])),
    ),
    client_id: described("The id that the sender's program gave it: sent twice, stored once.", Type.String()),
    created_at: Type.String(),
    edited_at: described(
      'When its sender last changed the text; null where it is as it was sent.',
      nullable(Type.String()),
    ),
    read_at: described(
      'To its sender: when the other read it. Null where it is unread, or the other shared no receipt.',
      nullable(Type.String()),
    ),
  },
  { additionalProperties: false },
);

/**
 * What the reader may do next in a thread, so the composer can say so before anything is typed: write; wait for an
 * answer; lift their own block first; nothing, because the other takes messages from friends only.
 */
export const Composer = oneOf(['open', 'wait', 'blocking', 'closed']);

export const Thread = Type.Object(
  {
    id: Type.Integer(),
    user_id: Type.Integer(),
    user: MemberCard,
    unread: Type.Integer(),
    summary: described(
      'Newest message that the reader has not deleted, without its files; null when all were deleted.',
      nullable(Message),
    ),
    last_seq: Type.Integer(),
    read_seq: described(
      'How far I have read, and how far the other has received and read what is in the thread.',
      Type.Integer(),
    ),
    peer_delivered_seq: Type.Integer(),
    peer_read_seq: Type.Integer(),
    updated_at: Type.String(),
    top: Type.Boolean(),
    request: described('First message of a stranger that waits in the request folder.', Type.Boolean()),
    your_turn: described('The other wrote last.', Type.Boolean()),
    composer: Composer,
    send: described('The reader may write now: `composer` is `open`.', Type.Boolean()),
    receive: described('The other may write to the reader: the reader does not block them.', Type.Boolean()),
    draft: described('What the reader has typed and not sent, on whichever device.', Type.String()),
    engine: described(
      "How the other's messages are translated: 0 not, 1 by machine, 2 by a person; null as the reader's settings say.",
      nullable(oneOf(threadEngines)),
    ),
    muted: Type.Boolean(),
  },
  { additionalProperties: false },
);

export const chatSchemas = {
  sendMessage: {
    summary:
      'Sends a message to a member. The client id makes a repeated call answer the message that was stored first. Files are own uploads that are ready; a file is sent in one conversation.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object(
      {
        user_id: Type.Integer({ minimum: 1 }),
        message_type: oneOf(['text', 'photo', 'voice', 'gift', 'file']),
        message_content: Type.Optional(
          described(
            'The text, or a note beside files or a gift; needed of a text.',
            Type.String({ maxLength: 20_000 }),
          ),
        ),
        upload_ids: Type.Optional(
          described(
            'Of `photo` 1 to `upload_files_max` photos and videos, of `voice` one recording, of `file` one photo or video.',
            Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 100, uniqueItems: true }),
          ),
        ),
        reply_to: Type.Optional(described('Number in the thread of what this answers.', Type.Integer({ minimum: 1 }))),
        amount: Type.Optional(
          described('Of a file for sale: its price in gold.', Type.Integer({ minimum: 1, maximum: 1_000 })),
        ),
        gift_id: Type.Optional(
          described(
            'Of a gift: which one, and the price that the member saw (0 from the VIP share); another price is refused.',
            Type.Integer({ minimum: 1 }),
          ),
        ),
        expected: Type.Optional(Type.Number({ minimum: 0 })),
        client_id: OptionalClientId,
      },
      { additionalProperties: false },
    ),
    reply: { 201: Message },
    errors: [
      'session_over',
      'not_found',
      'message_unanswered',
      'member_blocked_by_me',
      'message_not_accepted',
      'message_foreign',
      'message_to_self',
      'message_too_long',
      'conversations_used_up',
      'steps_missing',
      'gift_unknown',
      'gold_short',
      'price_changed',
      'payment_locked',
      'spending_capped',
      'message_files_wrong',
      'upload_sent_before',
      'upload_unknown',
      'upload_not_ready',
      'upload_removed',
      'price_missing',
      'messages_slowed',
      'key_reused',
    ],
  },
  sayHi: {
    summary:
      'Sends the given words, or the member’s own greeting, or the default greeting in the receiver’s language, with the photo of the greeting, as the first message.',
    limit: { max: 60, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object(
      {
        user_id: Type.Integer({ minimum: 1 }),
        hi_content: Type.Optional(
          described(
            'Words for this greeting alone. The stored greeting does not change.',
            Type.String({ minLength: 1, maxLength: 300, pattern: '\\S' }),
          ),
        ),
      },
      { additionalProperties: false },
    ),
    reply: { 201: Message },
    errors: [
      'session_over',
      'not_found',
      'message_unanswered',
      'member_blocked_by_me',
      'message_not_accepted',
      'message_foreign',
      'message_to_self',
      'conversations_used_up',
      'steps_missing',
      'messages_slowed',
    ],
  },
} as const satisfies EndpointSchemas;

export const chatContract = define({ sendMessage, sayHi }, chatSchemas);
