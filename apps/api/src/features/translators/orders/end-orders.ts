import type { TranslationRefund } from '@peonia/contract/translation/translators.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Realtime } from '../../../platform/realtime/realtime.ts';
import { transactionWithEvents } from '../../../platform/realtime/transaction-with-events.ts';
import { readableMessageTexts } from '../../chat/public.ts';
import { dueOrders, openOrders } from './order.sql.ts';
import { refundOrder } from './refund-order.ts';

const page = 100;

interface Context {
  readonly database: Database;
  readonly realtime: Realtime;
}

type Target = Parameters<typeof refundOrder>[1];

/** Refunds overdue orders, each in its own transaction, so that a crash loses none. */
export async function endLate(context: Context): Promise<void> {
  for (let due = await dueOrders.all(context.database, { most: page }); due.length > 0;) {
    for (const order of due) await refundAlone(context, order, 'late');
    due = due.length < page ? [] : await dueOrders.all(context.database, { most: page });
  }
}

/** Refunds open orders after a block, a closed or suspended account, or a recalled message. */
export async function endGone(context: Context): Promise<void> {
  for (let after = 0; ;) {
    const open = await openOrders.all(context.database, { after, most: page });
    const existing = new Set(
      (
        await readableMessageTexts.all(context.database, { ids: open.flatMap(({ message_id }) => message_id ?? []) })
      ).map(({ id }) => id),
    );
    for (const order of open)
      if (order.message_id === null || !existing.has(order.message_id)) await refundAlone(context, order, 'gone');
    const last = open.at(-1);
    if (last === undefined || open.length < page) return;
    after = last.id;
  }
}

async function refundAlone(context: Context, order: Target, reason: TranslationRefund): Promise<void> {
  await transactionWithEvents(context, (transaction) => refundOrder(transaction, order, reason));
}
