import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Realtime } from '../../platform/realtime/realtime.ts';
import type { Media } from '../media/public.ts';
import type { Cards } from '../profiles/public.ts';

/** A post whose text is new. */
export interface SavedPost {
  readonly id: number;
  readonly author_id: number;
  readonly content: string;
}

/** Staff read posts with signals of a fraud. */
export interface PostReview {
  /** Whether a text has some: any other one needs no call of `queue`. */
  isNeeded(content: string): boolean;
  /** Queues such a text, in the transaction that publishes a post or changes its text. */
  queue(db: Db, post: SavedPost): Promise<void>;
}

/** Dependencies of the feed's use cases. */
export interface FeedContext {
  readonly limits: Limits;
  readonly cards: Cards;
  /** Reads and claims files. */
  readonly media: Pick<Media, 'view' | 'taking'>;
  readonly realtime: Realtime;
  readonly outbox: Outbox;
  readonly review: PostReview;
}
