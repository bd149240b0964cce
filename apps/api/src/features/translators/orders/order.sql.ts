import type { TranslationRefund } from '@peonia/contract/translation/translators.ts';
import { purgeStatement } from '../../../platform/db/purge-in-batches.ts';
import { statement } from '../../../platform/db/statement.ts';

export interface QuoteRow {
  readonly source: string;
  readonly target: string;
  readonly words: number;
  readonly characters: number;
  readonly price: number;
  readonly until: Date;
}

export const putQuote = statement<
  Omit<QuoteRow, 'until'> & { member_id: number; message_id: number; minutes: number },
  QuoteRow & Record<string, unknown>
>(
  'put_translation_quote',
  `insert into translation_quote (member_id, message_id, source, target, words, characters, price, until)
   values (:member_id, :message_id, :source, :target, :words, :characters, :price, now() + make_interval(mins => :minutes::int))
   on conflict (member_id, message_id) do update set source = excluded.source, target = excluded.target, words = excluded.words, characters = excluded.characters,
     price = excluded.price, until = excluded.until
   returning source, target, words, characters, price, until`,
);

export const openQuote = statement<{ member_id: number; message_id: number }, QuoteRow & Record<string, unknown>>(
  'open_translation_quote',
  'select source, target, words, characters, price, until from translation_quote where member_id = :member_id and message_id = :message_id and until > now()',
);

export const purgeQuotes = purgeStatement(
  'purge_translation_quotes',
  'translation_quote',
  "until < now() - interval '1 hour'",
);

type OrderState = 'waiting' | 'taken' | 'done' | 'refunded';

export interface OrderRow {
  readonly id: number;
  readonly message_id: number | null;
  readonly payer_id: number | null;
  readonly other_id: number | null;
  readonly progress_id: number | null;
  readonly source: string;
  readonly target: string;
  readonly words: number;
  readonly characters: number;
  readonly price: number;
  readonly transfer_id: number | null;
  readonly state: OrderState;
  readonly due_at: Date;
  readonly is_due: boolean;
  readonly translator_id: number | null;
  readonly originals: string[] | null;
  readonly delivered_hash: Buffer | null;
  readonly refund: TranslationRefund | null;
  readonly mark: number | null;
}

const columns = `o.id, o.message_id, o.payer_id, o.other_id, o.progress_id, o.source, o.target, o.words, o.characters, o.price, o.transfer_id, o.state, o.due_at,
  o.due_at <= now() as is_due, o.translator_id, to_jsonb(o.originals) as originals, o.delivered_hash, o.refund, o.mark`;

/** No row where the message has an order already: of two who ask at once one pays. */
export const insertOrder = statement<
  Omit<QuoteRow, 'until'> & { message_id: number; payer_id: number; other_id: number; hours: number },
  { id: number }
>(
  'insert_translation_order',
  `insert into translation_order (message_id, payer_id, other_id, source, target, words, characters, price, due_at)
   values (:message_id, :payer_id, :other_id, :source, :target, :words, :characters, :price, now() + make_interval(hours => :hours::int))
   on conflict (message_id) where state <> 'refunded' do nothing returning id`,
);

export const bookOrder = statement<{ id: number; transfer_id: number; progress_id: number }>(
  'book_translation_order',
  'update translation_order set transfer_id = :transfer_id, progress_id = :progress_id where id = :id',
);

/** The newest one of a message. */
export const orderOfMessage = statement<{ message_id: number }, OrderRow & Record<string, unknown>>(
  'translation_order_of_message',
  `select ${columns} from translation_order o where o.message_id = :message_id order by o.id desc limit 1`,
);

export const orderById = statement<{ id: number }, OrderRow & Record<string, unknown>>(
  'translation_order_by_id',
  `select ${columns} from translation_order o where o.id = :id`,
);

/** The same with its row locked; the conversation is locked before, where there still is one. */
export const lockOrder = statement<{ id: number }, OrderRow & Record<string, unknown>>(
  'lock_translation_order',
  `select ${columns} from translation_order o where o.id = :id for update`,
);

/** What was kept for the work goes with it. */
export const setRefunded = statement<{ id: number; refund: TranslationRefund }>(
  'set_translation_refunded',
  `update translation_order set state = 'refunded', refunded_at = now(), refund = :refund, redacted = null, originals = null, kinds = null, draft = '', drafted_by = null where id = :id`,
);

export const setDelivered = statement<{ id: number; hash: Buffer }>(
  'set_translation_delivered',
  `update translation_order set state = 'done', delivered_at = now(), delivered_hash = :hash, redacted = null, originals = null, kinds = null, draft = '', drafted_by = null where id = :id`,
);

export const setMark = statement<
  { message_id: number; payer_id: number; mark: number; reason: string | null },
  { id: number }
>(
  'set_translation_mark',
  `update translation_order set mark = :mark, mark_reason = :reason::text, marked_at = now()
   where message_id = :message_id and payer_id = :payer_id and state = 'done' returning id`,
);

export const dueOrders = statement<{ most: number }, { id: number; message_id: number | null }>(
  'due_translation_orders',
  `select id, message_id from translation_order where state in ('waiting', 'taken') and due_at <= now() order by due_at limit :most`,
);

/** Orders that are at work, a page of them by id. */
export const openOrders = statement<{ after: number; most: number }, { id: number; message_id: number | null }>(
  'open_translation_orders',
  `select id, message_id from translation_order where state in ('waiting', 'taken') and id > :after order by id limit :most`,
);
