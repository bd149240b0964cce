import type { Limits } from '@peonia/contract/limits.ts';
import type { Realtime } from '../../platform/realtime/realtime.ts';
import type { Media } from '../media/public.ts';
import type { Cards } from '../profiles/public.ts';

/** Everything that the use cases of the feed are given. */
export interface FeedParts {
  readonly limits: Limits;
  readonly cards: Cards;
  /** Shows files, and takes them up. */
  readonly media: Pick<Media, 'view' | 'taking'>;
  readonly realtime: Realtime;
}
