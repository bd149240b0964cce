import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './message-templates.schema.ts';

/** What a template is for. */
export const templateKinds = ['sayhi'] as const;

export const listTemplates = endpoint<typeof schema.messageTemplatesSchemas.listTemplates>({
  method: 'GET',
  path: '/message_templates/:kind',
  audience: 'member',
  idempotency: 'safe',
});
