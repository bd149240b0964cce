import type { listTemplates as endpoint } from '@peonia/contract/chat/message-templates.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Call } from '../../../platform/http/call.ts';
import { defaultGreeting } from './default-greeting.ts';
import type { Templates } from './open-templates.ts';

/** Ready-made texts of a kind in the language of the page, the default greeting first. Runs no statement. */
export async function listTemplates(
  { params, language }: Call<typeof endpoint>,
  templates: Templates,
): Promise<ReplyOf<typeof endpoint>> {
  const first = params.kind === 'sayhi' ? [defaultGreeting(language)] : [];
  return { items: [...first, ...templates.list(params.kind, language)].map((hi_content) => ({ hi_content })) };
}
