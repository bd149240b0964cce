import Type from 'typebox';
import { oneOf } from '../protocol/choice.schema.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { NoQuery } from '../protocol/pagination.schema.ts';
import { templateKinds, listTemplates } from './message-templates.ts';

export const messageTemplatesSchemas = {
  listTemplates: {
    summary:
      'Ready-made texts in the reader’s language, to be taken as they are or changed. The first greeting is the default one.',
    limit: { max: 60, seconds: 60 },
    params: Type.Object({ kind: oneOf(templateKinds) }, { additionalProperties: false }),
    query: NoQuery,
    body: null,
    reply: {
      200: Type.Object(
        { items: Type.Array(Type.Object({ hi_content: Type.String() }, { additionalProperties: false })) },
        { additionalProperties: false },
      ),
    },
    errors: ['session_over'],
  },
} as const satisfies EndpointSchemas;

export const messageTemplatesContract = define({ listTemplates }, messageTemplatesSchemas);
