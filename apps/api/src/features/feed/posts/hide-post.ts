import type { hideFeed as endpoint } from '@peonia/contract/feed.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { hidePost as insertHidden, unhidePost } from './post.sql.ts';
import { visiblePost } from './read-visible-post.ts';

/** Hides a post from the caller's news or shows it again. Idempotent. */
export async function hidePost({ db, caller, params, body }: Call<typeof endpoint>): Promise<Record<string, never>> {
  if ((await visiblePost(db, caller, params.id)) === undefined) throw refuse('not_found');
  await (body.hidden ? insertHidden : unhidePost).run(db, { member_id: caller.id, post_id: params.id });
  return {};
}
