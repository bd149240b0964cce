import type { listTemplates as endpoint } from '@peonia/contract/chat/message-templates.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { serverText } from '@peonia/i18n/server-texts.ts';
import type { Call } from '../../../platform/http/call.ts';

const greetings = ['mountain', 'song', 'weekend', 'morning', 'dish', 'laugh'] as const;

/** Greeting templates in the language of the page. */
export async function listTemplates({ language }: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  return { items: greetings.map((name) => ({ hi_content: serverText(language, `chat.hi.template.${name}`) })) };
}
