import Type from 'typebox';
import { oneOf } from './choice.ts';
import { endpoint } from './endpoint.ts';
import { NoQuery } from './paging.ts';

/** What a template is for. */
export const templateKinds = ['sayhi'] as const;

export const listTemplates = endpoint({
  method: 'GET',
  path: '/message_templates/:kind',
  summary: 'Ready-made texts in the reader’s language, to be taken as they are or changed.',
  audience: 'member',
  limit: { max: 60, seconds: 60 },
  idempotency: 'safe',
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
});

export const messageTemplatesContract = { listTemplates } as const;
