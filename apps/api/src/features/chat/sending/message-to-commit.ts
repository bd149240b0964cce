import type { StoredEvent } from '../../../platform/realtime/event-log.ts';
import type { GiftOrder, KnownGiftRow } from '../../gifts/public.ts';
import type { storeMessage, StoredMessageRow } from '../messages/message.sql.ts';
import type { Verdict } from '../scam/score-message.ts';
import type { Attach, Author, Files } from './outgoing-message.ts';

export type MessageParams = Parameters<typeof storeMessage.first>[1];

export interface MessageToCommit {
  readonly writer: Author;
  /** Null creates the conversation. */
  readonly thread_id: number | null;
  readonly is_request: boolean;
  readonly is_past: boolean;
  readonly gift: GiftOrder | null;
  /** The gift as it was read with the conversation. */
  readonly known_gift: KnownGiftRow | null;
  readonly files: Files | null;
  /** File name of the photo of the sender's greeting. */
  readonly picture: string | null;
  readonly attach: Attach | null;
  readonly verdict: Verdict;
  /** What the sender wrote. */
  readonly words: string;
  readonly message: Omit<MessageParams, 'thread_id' | 'gift_sent_id' | 'question_ask_id' | 'upload_ids'>;
}

export interface CommittedMessage extends StoredMessageRow {
  /** Further events for the sender's devices. */
  readonly events: readonly StoredEvent[];
}
