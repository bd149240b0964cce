import type { Counter } from '@peonia/contract/accounts/accounts.ts';
import { readCounter } from '@peonia/contract/accounts/accounts.ts';
import { listVisitors } from '@peonia/contract/social/relationships.ts';
import { listLikesOfMe, listMutualLikes, listMyLikes } from '@peonia/contract/social/social.ts';
import { call } from '../../../platform/api/call.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { usePage } from '../../../platform/query.ts';
import { changeMe } from '../../../platform/session/session.ts';
import { peopleKey } from '../../profiles/member-cache.ts';

/** The lists of likes and visitors by their name in the URL. Source: specification section 2. */
export const likeKinds = ['likeme', 'ilike', 'likemutual', 'visitor'] as const;
export type LikeKind = (typeof likeKinds)[number];

const endpoints = {
  ilike: listMyLikes,
  likeme: listLikesOfMe,
  likemutual: listMutualLikes,
  visitor: listVisitors,
} as const;

export const myLikesKey = [peopleKey, 'ilike'] as const;

export function likeListKey(kind: LikeKind) {
  return [peopleKey, kind] as const;
}

/** A list of likes, newest first, paginated. */
export function useLikeList(kind: LikeKind) {
  const { language } = useLanguage();
  return usePage([...likeListKey(kind), language], (max_id, signal) =>
    call(endpoints[kind], { query: max_id === undefined ? {} : { max_id } }, { signal }),
  );
}

/** Marks the likes as read and stores the counters of the reply. */
export async function markLikesRead(): Promise<void> {
  const { counter } = await call(readCounter, { body: { type: 'likeme' } });
  storeCounter(counter);
}

function storeCounter(counter: Counter): void {
  changeMe((account) => ({ ...account, counter }));
}
