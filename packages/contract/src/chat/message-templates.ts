import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './message-templates.schema.ts';

/** What a template is for: a greeting, a first message, an answer. */
export const templateKinds = ['sayhi', 'opener', 'reply'] as const;

export type TemplateKind = (typeof templateKinds)[number];

export const listTemplates = endpoint<typeof schema.messageTemplatesSchemas.listTemplates>({
  method: 'GET',
  path: '/message_templates/:kind',
  audience: 'member',
  idempotency: 'safe',
});
