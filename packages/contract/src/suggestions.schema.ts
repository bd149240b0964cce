import Type from 'typebox';
import { nullable, oneOf } from './protocol/choice.schema.ts';
import { described } from './protocol/described.ts';
import { define, type EndpointSchemas } from './protocol/endpoint.ts';
import { LanguageCode } from './protocol/language-code.schema.ts';
import { NoParams, NoQuery } from './protocol/pagination.schema.ts';
import { suggestModes, suggestSources, suggest } from './suggestions.ts';

export const Suggestion = Type.Object(
  {
    text: Type.String(),
    language: described(
      "Null for a text of the writer's that was polished: it stays in the language it was written in.",
      nullable(LanguageCode),
    ),
    other: described(
      'The same for who will read it; null where that is the same language, or nobody could translate it.',
      nullable(Type.Object({ text: Type.String(), language: LanguageCode }, { additionalProperties: false })),
    ),
  },
  { additionalProperties: false },
);

export const suggestionsSchemas = {
  suggest: {
    summary:
      'Three short texts to choose from and change, in the writer’s language and the reader’s: a first message, an answer, a better version of a text, or a text about oneself. Nothing is sent. Each call takes one of the day’s share, except for `source` `bank`.',
    limit: { max: 30, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object(
      {
        mode: oneOf(suggestModes),
        user_id: Type.Optional(
          described(
            'To whom; left out for what is written to nobody in particular, such as a greeting. Needed for a reply.',
            Type.Integer({ minimum: 1 }),
          ),
        ),
        text: Type.Optional(described('What stands there: needed for `polish`.', Type.String({ maxLength: 5_000 }))),
        language: Type.Optional(
          described('Of `bio` and `polish` without `user_id`: the language of its readers.', LanguageCode),
        ),
        source: Type.Optional(
          described('`bank`: from the collection alone, which takes nothing of the day’s share.', Type.Literal('bank')),
        ),
      },
      { additionalProperties: false },
    ),
    reply: {
      200: Type.Object(
        { items: Type.Array(Suggestion), source: oneOf(suggestSources), left: Type.Integer() },
        { additionalProperties: false },
      ),
    },
    errors: [
      'session_over',
      'not_found',
      'steps_missing',
      'member_blocked_by_me',
      'message_not_accepted',
      'message_to_self',
      'suggestion_text_missing',
      'daily_share_used_up',
    ],
  },
} as const satisfies EndpointSchemas;

export const suggestionsContract = define({ suggest }, suggestionsSchemas);
