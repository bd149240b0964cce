import type { Db } from '../../../platform/db/statement.ts';
import { earlierWordings } from './changes/edit-message.sql.ts';
import {
  correspondents,
  messageTotals,
  reportedMessage,
  flaggedMessage,
  type ReportedRow,
} from './reported-message.sql.ts';

/** Number of earlier messages shown as context of the reported one. */
const before = 4;
const page = 500;

/**
 * A message that the reader may report and the messages before it, the reported one first. Undefined if there is none
 * for the reader.
 */
export async function readReportedMessage(
  db: Db,
  readerId: number,
  messageId: number,
): Promise<readonly [ReportedRow, ...ReportedRow[]] | undefined> {
  const [reported, ...rest] = await reportedMessage.all(db, { reader: readerId, id: messageId, most: before });
  return reported === undefined ? undefined : [reported, ...rest];
}

/** Earlier wordings of an edited message, oldest first, for the evidence of a complaint about it. */
export function readEarlierWordings(db: Db, messageId: number): Promise<{ content: string; written_at: Date }[]> {
  return earlierWordings.all(db, { id: messageId });
}

/** A message that was flagged automatically for staff. */
export function readFlaggedMessage(
  db: Db,
  messageId: number,
): Promise<{ sender_id: number; kind: string; content: string; created_at: Date; upload_ids: number[] } | undefined> {
  return flaggedMessage.first(db, { id: messageId });
}

/** Message statistics of a member, for staff. */
export function readMessageTotals(
  db: Db,
  memberId: number,
): Promise<{
  conversations: number;
  begun: number;
  answered: number;
  sent: number;
  sent_7_days: number;
  received: number;
}> {
  return messageTotals.one(db, { member_id: memberId });
}

/** Ids of all members who have a conversation with the member, in pages. */
export async function* correspondentsOf(db: Db, memberId: number): AsyncGenerator<readonly number[]> {
  for (let after = 0; ;) {
    const rows = await correspondents.all(db, { member_id: memberId, after, most: page });
    if (rows.length > 0) yield rows.map(({ other_id }) => other_id);
    const last = rows.at(-1);
    if (last === undefined || rows.length < page) return;
    after = last.other_id;
  }
}
