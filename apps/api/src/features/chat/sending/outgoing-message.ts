import type { Message, SentCall } from '@peonia/contract/chat/chat.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Caller } from '../../../platform/http/call.ts';
import type { Realtime } from '../../../platform/realtime/realtime.ts';
import type { Media } from '../../media/public.ts';
import type { MentionSources } from '../../suggestions/public.ts';
import type { ReportMessage } from '../scam/score-message.ts';
import type { Templates } from '../templates/open-templates.ts';

export interface DeliverContext {
  readonly database: Database;
  readonly realtime: Realtime;
  readonly limits: Limits;
  readonly media: Pick<Media, 'view' | 'taking'>;
  readonly reportMessage: ReportMessage;
  /** What a curated text may mention of the two. */
  readonly mentions: MentionSources;
  readonly templates: Templates;
}

/** Sender of a message, with the facts that the rules need. */
export type Author = Pick<Caller, 'id' | 'vip' | 'verified' | 'identified'>;

/** Attaches data of another feature in the transaction of the message. If it throws, both are rolled back. */
export type Attach = (db: Db, receiverLanguage: Language) => Promise<{ readonly question_ask_id: number | null }>;

export interface Outgoing {
  readonly receiver: number;
  readonly kind: Message['message_type'];
  readonly client_id: string;
  /** Language of the sender's page. */
  readonly language: Language;
  readonly gift?: { readonly gift_id: number; readonly expected: number };
  readonly files?: Files;
  /** File name of the greeting's photo. */
  readonly picture?: string | null;
  /** Number of the quoted message in the thread. */
  readonly reply_to?: number;
  readonly attach?: Attach;
  readonly call?: SentCall;
  /**
   * Already happened (a call) and reserved with `reserveMessageSlot`: is never refused and leaves the reply gate
   * unchanged.
   */
  readonly isPast?: boolean;
  /** What the sender wrote, where `content` is without it: a question in own words. */
  readonly words?: string;
  /** Text of the message; default texts are in the receiver's language. */
  content(receiverLanguage: Language): string;
}

export interface Files {
  readonly ids: readonly number[];
  /** Price in gold; null is free. */
  readonly amount: number | null;
}
