import { randomBytes } from 'node:crypto';
import type { signChatAppPage as endpoint } from '@peonia/contract/accounts/chat-app.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Config } from '../../../../platform/config/config.ts';
import type { Call } from '../../../../platform/http/call.ts';
import { refuse } from '../../../../platform/http/refusal.ts';
import { ownOrigin } from '../own-origin.ts';
import type { ChatAppTicket } from './chat-app-ticket.ts';
import { pageSignature } from './page-signature.ts';

/** Signs a page of this site for the chat app's bridge. Throws `page_foreign` for an address of another origin. */
export async function signChatAppPage(
  call: Call<typeof endpoint>,
  { config, ticket }: { config: Config; ticket: ChatAppTicket | null },
): Promise<ReplyOf<typeof endpoint>> {
  if (ticket === null) throw refuse('social_unknown');
  const [url = ''] = call.query.url.split('#');
  // With a name or a password before the host the chat app sees another address than the parser.
  const page = URL.parse(url);
  if (page === null || page.origin !== new URL(ownOrigin(call, config)).origin || !url.startsWith(page.origin))
    throw refuse('page_foreign');
  const running = await ticket.read(call.db).catch((error: unknown) => {
    call.request.log.warn({ err: error }, 'the chat app gave no ticket');
    throw refuse('social_away');
  });
  const nonce = randomBytes(12).toString('base64url');
  const timestamp = Math.floor(Date.now() / 1_000);
  return {
    app_id: ticket.appId,
    timestamp,
    nonce,
    signature: pageSignature({ ticket: running, nonce, timestamp, url }),
  };
}
