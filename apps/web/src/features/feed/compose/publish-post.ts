import { type FeedPost, post } from '@peonia/contract/feed.ts';
import { call } from '../../../platform/api/call.ts';
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

let last = { draft: '', clientId: '' };

/** Publishes a draft. An unchanged draft keeps its idempotency key, so that a retry creates no second post. */
export async function publishPost({ amount, upload_ids, ...draft }: Draft): Promise<FeedPost> {
  const body = {
    ...draft,
    upload_ids: [...upload_ids],
    ...(amount === null || upload_ids.length === 0 ? {} : { amount }),
  };
  const text = JSON.stringify(body);
  if (last.draft !== text) last = { draft: text, clientId: crypto.randomUUID() };
  const published = await call(post, { body: { ...body, client_id: last.clientId } });
  last = { draft: '', clientId: '' };
  return published;
}
