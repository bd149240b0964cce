import { hook } from '../../platform/feature.ts';
import type { FeedContext } from './feed-context.ts';

/** Called in the transaction that publishes a post or changes its text. */
export const postSaved = hook<FeedContext['postSaved']>('feed.post-saved');
