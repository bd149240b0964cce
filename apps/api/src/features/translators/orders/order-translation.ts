import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { orderTranslation as endpoint } from '@peonia/contract/translation/translators.ts';
import { goldFromCents } from '@peonia/core/money.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { beginProgress } from '../../../platform/progress/progress.ts';
import { changeTranslations } from '../../chat/public.ts';
import { emitBalance, goldPriceChanged, spendGold } from '../../ledger/public.ts';
import { putTranslation } from '../../translation/public.ts';
import { bookOrder, insertOrder, openQuote, orderOfMessage, type QuoteRow } from './order.sql.ts';
import { findTranslatable } from './quote-translation.ts';

type Ordering = Call<typeof endpoint>;

/**
 * Orders a translation at the price that was quoted, once for a message: the order is a row that can be there once, and
 * who asks second, or again, is answered that one and pays nothing. Source: decisions "Money", translation.
 */
export async function orderTranslation(call: Ordering, limits: Limits): Promise<{ message_id: number }> {
  const { db, caller, body } = call;
  // Holds the conversation: two who ask at once come one after the other.
  const message = await findTranslatable(db, caller, body.message_id);
  const before = await orderOfMessage.first(db, { message_id: message.id });
  if (before !== undefined && before.state !== 'refunded') return { message_id: message.id };
  const quote = await openQuote.first(db, { member_id: caller.id, message_id: message.id });
  if (quote === undefined) throw refuse('translation_quote_over');
  if (body.expected !== goldFromCents(quote.price)) throw goldPriceChanged(quote.price);
  await pay(call, { quote, message_id: message.id, other_id: message.other_id }, limits);
  return { message_id: message.id };
}

async function pay(
  { db, emit, caller }: Ordering,
  { quote, message_id, other_id }: { quote: QuoteRow; message_id: number; other_id: number },
  limits: Limits,
): Promise<void> {
  const { until: _, ...priced } = quote;
  const order = await insertOrder.first(db, {
    ...priced,
    message_id,
    payer_id: caller.id,
    other_id,
    hours: limits.translator_hours,
  });
  if (order === undefined) return;
  const { transfer_id } = await spendGold(db, {
    key: `translation:${order.id}`,
    kind: 'translation',
    cause: 'translation_order',
    cause_id: order.id,
    other_id,
    member_id: caller.id,
    price: quote.price,
  });
  await bookOrder.run(db, {
    id: order.id,
    transfer_id,
    progress_id: await beginProgress(db, 'translation', caller.id),
  });
  await changeTranslations({ db, emit }, [message_id], (locked) =>
    putTranslation.run(locked, {
      message_id,
      kind: 'human',
      state: 'translating',
      source: quote.source,
      target: quote.target,
      content: '',
      engine: null,
    }),
  );
  await emitBalance({ db, emit }, caller.id);
}
