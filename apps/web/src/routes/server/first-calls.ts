import { listPhotos } from '@peonia/contract/album.ts';
import { getThread, listThreads } from '@peonia/contract/chat/message-threads.ts';
import { listFeeds, listUserFeeds } from '@peonia/contract/feed.ts';
import { getProfile } from '@peonia/contract/profiles/profiles.ts';
import type { Endpoint } from '@peonia/contract/protocol/endpoint.ts';
import { listAnswers } from '@peonia/contract/questions.ts';

/**
 * What a member's page reads first, by the name of its route: `boot.ts` calls it while the program is on its way. The
 * parameter `:id` is that of the page. A call that the page does not make at the same address is wasted.
 */
const firstCalls: Readonly<Record<string, readonly string[]>> = {
  home: [addressOf(listFeeds)],
  profile: [
    addressOf(getProfile),
    addressOf(listAnswers),
    addressOf(listPhotos, 'folder=public'),
    addressOf(listUserFeeds),
  ],
  chats: [addressOf(listThreads)],
  chat: [addressOf(listThreads), addressOf(getThread, 'user=1')],
};

/** Addresses of the calls that the page of a route begins with. */
export function firstCallsOf(route: string | undefined): readonly string[] {
  return firstCalls[route ?? ''] ?? [];
}

function addressOf({ path }: Endpoint, query?: string): string {
  return `/v1${path}${query === undefined ? '' : `?${query}`}`;
}
