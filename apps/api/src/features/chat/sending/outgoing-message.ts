import type { Message, SentCall } from '@peonia/contract/chat.ts';
import type { Limits } from '@peonia/contract/limits.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Caller } from '../../../platform/http/call.ts';
import type { Realtime } from '../../../platform/realtime/realtime.ts';
import type { Media } from '../../media/public.ts';
import type { ReportMessage } from '../scam/score-message.ts';

export interface DeliverParts {
  readonly database: Database;
  readonly realtime: Realtime;
  readonly limits: Limits;
  readonly media: Pick<Media, 'view' | 'taking'>;
  readonly reportMessage: ReportMessage;
}

/** Who writes, as far as the rules ask. */
export type Author = Pick<Caller, 'id' | 'vip' | 'verified' | 'identified'>;

/** What a feature to the right puts into its message, in the transaction of the message; what it refuses undoes both. */
export type Attach = (db: Db, receiverLanguage: Language) => Promise<{ readonly question_ask_id: number | null }>;

export interface Outgoing {
  readonly receiver: number;
  readonly kind: Message['message_type'];
  readonly client_id: string;
  /** Language of the page that sends. */
  readonly language: Language;
  readonly gift?: { readonly gift_id: number; readonly expected: number };
  readonly files?: Files;
  /** Name of the greeting's picture. */
  readonly picture?: string | null;
  /** Number in the thread of what this answers. */
  readonly reply_to?: number;
  readonly attach?: Attach;
  readonly call?: SentCall;
  /**
   * It has happened already, as a call, and had its turn then (`reserveMessageSlot`): nothing refuses it, and the gate
   * stays as it is.
   */
  readonly isPast?: boolean;
  /** CommittedMessage in the receiver's language where the member has no words of their own. */
  content(receiverLanguage: Language): string;
}

export interface Files {
  readonly ids: readonly number[];
  /** Price in gold; null is free. */
  readonly amount: number | null;
}
