import type { Limits } from '@peonia/contract/limits.ts';
import type { MediaItem } from '@peonia/contract/media.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { Realtime } from '../../platform/realtime/realtime.ts';
import type { Cards } from '../profiles/public.ts';

/** What posts need of files. */
export interface FeedFiles {
  /** Files as the reader may see them, for a whole page in one query. */
  hydrate(db: Db, reader: Caller | null, uploadIds: readonly number[]): Promise<readonly MediaItem[]>;
  /** Takes up the member's own photos and videos that are ready, so that they stay; refuses where one is not. Answers their kinds. */
  claim(db: Db, ownerId: number, uploadIds: readonly number[]): Promise<readonly ('image' | 'video')[]>;
  /** Puts own files up for sale at a price in gold. */
  sell(db: Db, ownerId: number, uploadIds: readonly number[], amount: number): Promise<void>;
  /** Says that a post does not show them any more. */
  release(db: Db, ownerId: number, uploadIds: readonly number[]): Promise<void>;
}

/** Everything that the use cases of the feed are given. */
export interface FeedParts {
  readonly limits: Limits;
  readonly cards: Cards;
  readonly files: FeedFiles;
  readonly realtime: Realtime;
}
