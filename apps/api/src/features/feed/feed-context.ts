import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Realtime } from '../../platform/realtime/realtime.ts';
import type { Media } from '../media/public.ts';
import type { Cards } from '../profiles/public.ts';

/** Dependencies of the feed's use cases. */
export interface FeedContext {
  readonly limits: Limits;
  readonly cards: Cards;
  /** Reads and claims files. */
  readonly media: Pick<Media, 'view' | 'taking'>;
  readonly realtime: Realtime;
  readonly outbox: Outbox;
}
