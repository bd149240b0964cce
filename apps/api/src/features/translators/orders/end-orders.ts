import type { TranslationRefund } from '@peonia/contract/translators.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Realtime } from '../../../platform/realtime/realtime.ts';
import { transactionWithEvents } from '../../../platform/realtime/transaction-with-events.ts';
import { readableMessageTexts } from '../../chat/public.ts';
import { dueOrders, openOrders } from './order.sql.ts';
import { refundOrder } from './refund-order.ts';

const page = 100;

interface Parts {
  readonly database: Database;
  readonly realtime: Realtime;
}

type Target = Parameters<typeof refundOrder>[1];

/** Refunds overdue orders, each in its own transaction, so that a crash loses none. */
export async function endLate(parts: Parts): Promise<void> {
  for (let due = await dueOrders.all(parts.database, { most: page }); due.length > 0;) {
    for (const order of due) await refundAlone(parts, order, 'late');
    due = due.length < page ? [] : await dueOrders.all(parts.database, { most: page });
  }
}

/** Refunds open orders after a block, a closed or suspended account, or a recalled message. */
export async function endGone(parts: Parts): Promise<void> {
  for (let after = 0; ;) {
    const open = await openOrders.all(parts.database, { after, most: page });
    const existing = new Set(
      (await readableMessageTexts.all(parts.database, { ids: open.flatMap(({ message_id }) => message_id ?? []) })).map(
        ({ id }) => id,
      ),
    );
    for (const order of open)
      if (order.message_id === null || !existing.has(order.message_id)) await refundAlone(parts, order, 'gone');
    const last = open.at(-1);
    if (last === undefined || open.length < page) return;
    after = last.id;
  }
}

async function refundAlone(parts: Parts, order: Target, reason: TranslationRefund): Promise<void> {
  await transactionWithEvents(parts, (transaction) => refundOrder(transaction, order, reason));
}
