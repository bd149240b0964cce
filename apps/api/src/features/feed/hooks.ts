import { hook } from '../../platform/feature.ts';
import type { PostReview } from './feed-context.ts';

export const postReview = hook<PostReview>('feed.post-review');
