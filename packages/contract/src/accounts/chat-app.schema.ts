import Type from 'typebox';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { NoParams } from '../protocol/pagination.schema.ts';
import { signChatAppPage } from './chat-app.ts';

export const chatAppSchemas = {
  signChatAppPage: {
    summary: 'Signs a page of this site, so that it may use the bridge of the chat app’s own browser.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: Type.Object(
      {
        url: described(
          'Address of the page on this site, without its fragment.',
          Type.String({ minLength: 1, maxLength: 2_000 }),
        ),
      },
      { additionalProperties: false },
    ),
    body: null,
    reply: {
      200: Type.Object(
        {
          app_id: described('The official account of the site.', Type.String()),
          timestamp: described('Seconds since 1970 that are part of the signature.', Type.Integer()),
          nonce: described('Random text that is part of the signature.', Type.String()),
          signature: described(
            'SHA-1 of the scheme that the chat app publishes, as 40 hexadecimal digits.',
            Type.String(),
          ),
        },
        { additionalProperties: false },
      ),
    },
    errors: ['social_unknown', 'social_away', 'page_foreign'],
  },
} as const satisfies EndpointSchemas;

export const chatAppContract = define({ signChatAppPage }, chatAppSchemas);
