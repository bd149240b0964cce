import { getThread, listThreads } from '@peonia/contract/chat/message-threads.ts';
import {
  listBirthday,
  listHottest,
  listLatest,
  listOnline,
  listRecommended,
} from '@peonia/contract/discovery/discovery.ts';
import { listFeeds, listUserFeeds } from '@peonia/contract/feed.ts';
import { listPhotos } from '@peonia/contract/media/album.ts';
import { getProfile } from '@peonia/contract/profiles/profiles.ts';
import type { Endpoint } from '@peonia/contract/protocol/endpoint.ts';
import { listAnswers } from '@peonia/contract/questions.ts';
import { listBlocked, listFriendRequests, listFriends, listVisitors } from '@peonia/contract/social/relationships.ts';
import { listLikesOfMe, listMutualLikes, listMyLikes } from '@peonia/contract/social/social.ts';

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

/** The same of lists, whose filters stand in the address of the page. */
const firstPages: Readonly<Record<string, Endpoint>> = {
  'people-online': listOnline,
  'people-latest': listLatest,
  'people-hottest': listHottest,
  'people-birthday': listBirthday,
  'people-recommend': listRecommended,
  recommend: listRecommended,
  likeme: listLikesOfMe,
  ilike: listMyLikes,
  likemutual: listMutualLikes,
  visitor: listVisitors,
  friend: listFriends,
  request: listFriendRequests,
  blacklist: listBlocked,
};

/** Addresses of the calls that the page of a route begins with; `search` is the query of the page. */
export function firstCallsOf(route = '', search = ''): readonly string[] {
  const list = search === '' ? firstPages[route] : undefined;
  return list === undefined ? (firstCalls[route] ?? []) : [addressOf(list)];
}

function addressOf({ path }: Endpoint, query?: string): string {
  return `/v1${path}${query === undefined ? '' : `?${query}`}`;
}
