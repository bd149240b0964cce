import { randomUUID } from 'node:crypto';
import type { post as endpoint } from '@peonia/contract/feed.ts';
import type { BodyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { trimText } from '@peonia/core/trim-text.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Audience } from '../../privacy/public.ts';

type PostBody = BodyOf<typeof endpoint>;
/** With what a client may leave out. */
export type FullPost = PostBody & Required<Pick<PostBody, 'content' | 'upload_ids' | 'client_id'>>;

export const fullPost = (sent: PostBody): FullPost => ({
  content: '',
  upload_ids: [],
  client_id: randomUUID(),
  ...sent,
});

/** Validates a post and returns its trimmed text. Throws for an empty post; clients do not send one. */
export function validatePost(draft: FullPost, limits: Limits): string {
  const content = readPostText(draft.content, limits);
  if (content === '' && draft.upload_ids.length === 0) throw refuse('input_invalid', { field: 'content' });
  if (draft.amount !== undefined && draft.upload_ids.length === 0) throw refuse('input_invalid', { field: 'amount' });
  return content;
}

/** The trimmed text. Characters are counted as code points. */
export function readPostText(typed: string, limits: Limits): string {
  const content = trimText(typed);
  if (content.length > limits.post_text_max && [...content].length > limits.post_text_max)
    throw refuse('post_too_long', { most: limits.post_text_max });
  return content;
}

/** Photos within the limit, or exactly one video. */
export function validateFiles(kinds: readonly ('image' | 'video')[], limits: Limits): void {
  const areFit = kinds.includes('video') ? kinds.length === 1 : kinds.length <= limits.post_photos_max;
  if (!areFit) throw refuse('post_files_refused', { most: limits.post_photos_max });
}

const width: Readonly<Record<Audience, number>> = { friends: 0, registered: 1, public: 2 };

/** The requested audience, limited to that of the author's profile. */
export function audienceOf(requested: Audience | undefined, widest: Audience): Audience {
  return requested !== undefined && width[requested] < width[widest] ? requested : widest;
}
