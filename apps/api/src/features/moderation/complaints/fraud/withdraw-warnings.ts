import type { Database } from '../../../../platform/db/database.ts';
import type { Realtime } from '../../../../platform/realtime/realtime.ts';
import { transactionWithEvents } from '../../../../platform/realtime/transaction-with-events.ts';
import { correspondentsOf } from '../../../chat/public.ts';
import { withdrawNotification } from '../../../notifications/public.ts';
import type { Cards } from '../../../profiles/public.ts';

/** Takes the warning about a member back from all correspondents: the ban did not stand. */
export async function withdrawWarnings(
  { account_id }: { readonly account_id: number },
  { database, realtime, cards }: { readonly database: Database; readonly realtime: Realtime; readonly cards: Cards },
): Promise<void> {
  for await (const ids of correspondentsOf(database, account_id))
    await transactionWithEvents({ database, realtime }, async ({ db, emit }) => {
      for (const member_id of ids) {
        const about = { member_id, type: 'profile', what: 'fraud', person_id: null, subject: account_id } as const;
        for (const taken of await withdrawNotification(db, cards, about)) emit(member_id, 'notification.taken', taken);
      }
    });
}
