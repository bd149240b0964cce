import Type from 'typebox';
import { MemberCard } from '../profiles/member-card.schema.ts';
import { oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { NoParams, Page } from '../protocol/pagination.schema.ts';
import { Message } from './chat.schema.ts';
import { messageTypes } from './chat.ts';
import { messageQueryMax, searchMessages } from './message-search.ts';

const Day = Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?Z$' }));

export const FoundMessage = Type.Object(
  {
    message: Message,
    user: described('The other member of the conversation.', MemberCard),
    marks: described(
      'Folded words of the text or its translation that match, to be marked. Empty of a search without words.',
      Type.Array(Type.String()),
    ),
  },
  { additionalProperties: false },
);

export const messageSearchSchemas = {
  searchMessages: {
    summary:
      'Messages of own conversations by words of the text or its translation, by sender, date and kind; one of words, kind and date is needed. Conversations in the order of the list, the newest message of each first. A page may be short or empty before the end.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: Type.Object(
      {
        q: Type.Optional(Type.String({ maxLength: messageQueryMax })),
        user_id: Type.Optional(described('Only the conversation with this member.', Type.Integer({ minimum: 1 }))),
        from: Type.Optional(oneOf(['me', 'them'])),
        type: Type.Optional(oneOf(messageTypes)),
        since: described('Sent at or after this time, in UTC.', Day),
        until: described('Sent before this time, in UTC.', Day),
        max_id: Type.Optional(Type.Integer({ minimum: -1 })),
      },
      { additionalProperties: false },
    ),
    body: null,
    reply: { 200: Page(FoundMessage) },
    errors: ['session_over'],
  },
} as const satisfies EndpointSchemas;

export const messageSearchContract = define({ searchMessages }, messageSearchSchemas);
