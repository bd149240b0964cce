import type { Db } from '../../platform/db/statement.ts';
import { hook } from '../../platform/feature.ts';

/** Words on the card of a gift. */
export interface GiftCard {
  readonly author_id: number;
  readonly receiver_id: number;
  readonly words: string;
}

/**
 * Called in the transaction that stores a card: queues what looks like a fraud. Throws `messages_slowed` for such words
 * while the author is paused.
 */
export const cardSaved = hook<(db: Db, card: GiftCard) => Promise<void>>('mall.card-saved');
