import { type FeedPost, post } from '@peonia/contract/feed.ts';
import { call } from '../../../platform/api/call.ts';
import { browserStore, useStored } from '../../../platform/store/browser-store.ts';
import type { Audience } from './widest-audience.ts';

/** Content of a post being written. */
export interface Draft {
  readonly content: string;
  readonly upload_ids: readonly number[];
  readonly visible: Audience;
  /** Price in gold, when its files are for sale. */
  readonly amount: number | null;
}

/** Whether there is nothing to publish. Source: specification section 5, "feeds". */
export function isEmpty({ content, upload_ids }: Draft): boolean {
  return content.trim() === '' && upload_ids.length === 0;
}

/** Whether two drafts make the same post. */
export function isSameDraft(one: Draft, other: Draft): boolean {
  const said = ({ content, upload_ids, visible, amount }: Draft) =>
    JSON.stringify([content, upload_ids, visible, amount]);
  return said(one) === said(other);
}

/** A post that was sent without a reply: it may exist already, so that it is repeated with the same client id. */
export interface UnsentPost extends Draft {
  readonly client_id: string;
}

const keyOf = (memberId: number) => `feed-unsent:${memberId}`;

/** Whether a post of the member is on its way or waits: it may exist already. */
export function useIsUnsent(memberId: number): boolean {
  return useStored('draft')[keyOf(memberId)] !== undefined;
}

/** The post that waits for the network, also after a reload. */
export function readUnsentPost(memberId: number): UnsentPost | null {
  const stored = browserStore.get('draft')[keyOf(memberId)];
  return stored === undefined ? null : (JSON.parse(stored) as UnsentPost);
}

export function storeUnsentPost(memberId: number, unsent: UnsentPost | null): void {
  const { [keyOf(memberId)]: _, ...others } = browserStore.get('draft');
  browserStore.set('draft', unsent === null ? others : { ...others, [keyOf(memberId)]: JSON.stringify(unsent) });
}

/** Publishes a post. A repetition with the same client id creates no second one. */
export function publishPost({ amount, upload_ids, ...draft }: UnsentPost): Promise<FeedPost> {
  return call(post, {
    body: {
      ...draft,
      upload_ids: [...upload_ids],
      ...(amount === null || upload_ids.length === 0 ? {} : { amount }),
    },
  });
}
