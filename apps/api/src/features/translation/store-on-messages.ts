import type { Endpoint } from '@peonia/contract/protocol/endpoint.ts';
import type { Translation } from '@peonia/contract/translation/translation.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Realtime } from '../../platform/realtime/realtime.ts';
import { transactionWithEvents } from '../../platform/realtime/transaction-with-events.ts';
import { putTranslation } from './message-translation.sql.ts';

/** The chat's function for changing translations: locks the conversations and notifies both sides. */
export type ChangeTranslations = (
  telling: { db: Db; emit: Call<Endpoint>['emit'] },
  ids: readonly number[],
  change: (db: Db, messageId: number, content: string) => Promise<unknown>,
) => Promise<unknown>;

interface Context {
  readonly database: Database;
  readonly realtime: Realtime;
  readonly changeTranslations: ChangeTranslations;
}

/** A translation and the text that was translated. */
interface MadeTranslation extends Translation {
  readonly original: string;
}

/**
 * Stores translations with their messages, in a short transaction after the service has replied. One of a text that was
 * edited meanwhile is left out.
 */
export async function storeOnMessages(
  made: readonly MadeTranslation[],
  { database, realtime, changeTranslations }: Context,
): Promise<void> {
  if (made.length === 0) return;
  const byId = new Map(made.map((translation) => [translation.id, translation]));
  await transactionWithEvents({ database, realtime }, (transaction) =>
    changeTranslations(transaction, [...byId.keys()], async (inside, id, content) => {
      const { from = null, to = '', text, engine = null, original } = byId.get(id) ?? {};
      if (original !== content) return;
      await putTranslation.run(inside, {
        message_id: id,
        kind: 'machine',
        state: 'translated',
        source: from,
        target: to,
        content: text ?? '',
        engine,
      });
    }),
  );
}
