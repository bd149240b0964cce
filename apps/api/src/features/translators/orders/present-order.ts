import type { TranslationOrder } from '@peonia/contract/translation/translators.ts';
import { goldFromCents } from '@peonia/core/money.ts';
import type { OrderRow } from './order.sql.ts';

const stateOf = { waiting: 'translating', taken: 'translating', done: 'translated', refunded: 'refunded' } as const;

/** An order as one of the two sees it. Who of the staff has it is nobody's to know. */
export function presentOrder(row: OrderRow, messageId: number, readerId: number): TranslationOrder {
  const mine = row.payer_id === readerId;
  return {
    id: row.id,
    message_id: messageId,
    progress_id: mine ? row.progress_id : null,
    state: stateOf[row.state],
    from: row.source,
    to: row.target,
    due_at: row.due_at.toISOString(),
    mine,
    price: mine ? goldFromCents(row.price) : null,
    refund: mine ? row.refund : null,
    mark: mine ? row.mark : null,
  };
}
