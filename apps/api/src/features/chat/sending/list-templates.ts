import type { listTemplates as endpoint } from '@peonia/contract/chat/message-templates.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Call } from '../../../platform/http/call.ts';
import { greetingTemplate, greetingTemplates } from './greetings.ts';

/** Greeting templates in the language of the page. */
export async function listTemplates({ language }: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  return { items: greetingTemplates.map((name) => ({ hi_content: greetingTemplate(language, name) })) };
}
