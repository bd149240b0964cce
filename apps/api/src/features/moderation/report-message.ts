import type { Db } from '../../platform/db/statement.ts';
import { putComplaint } from './complaint.sql.ts';

/** The house itself puts a message before staff that reads like a fraud. In the transaction that stores the message. */
export async function reportMessage(db: Db, { id, signals }: { readonly id: number; readonly signals: readonly string[] }): Promise<void> {
  await putComplaint.run(db, { member_id: null, report_type: 'message', report_id: id, content: `Signals: ${signals.join(', ')}` });
}
