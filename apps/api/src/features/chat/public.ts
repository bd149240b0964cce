import type { Db } from '../../platform/db/statement.ts';
import { clearUnread, mutedSide, sideWith, sumUnread, writtenTo } from './thread-member.sql.ts';

export { changeTranslations } from './change-translations.ts';
export { checkWriting, type Contact } from './check-writing.ts';
export { answerThread, takeTurn, type Telling } from './take-turn.ts';
export { deliverMessage } from './deliver-message.ts';
export type { DeliverParts } from './outgoing.ts';
export { tellQuestionAnswered } from './tell-question-answered.ts';
export { removeMessage } from './acts/remove-message.ts';
export { isTakenBack } from './sent-question.sql.ts';
export { readTalk } from './talk.sql.ts';
export { offersInThread, tellFilePaid, tellFileReviewed } from './acts/sell-file.ts';
export { correspondentsOf, readMessageTotals, readReported, readSuspect } from './reported-message.ts';
export { translatableMessages } from './translatable-messages.ts';
export { readsMessage, standingMessages, translatableMessage, type TranslatableRow } from './acts/translatable.sql.ts';
export { chatEraser, chatExporter, unreadMessages } from './own-messages.ts';

/** Unread messages of a member, in conversations they can see. */
export async function countUnreadMessages(db: Db, memberId: number): Promise<number> {
  return (await sumUnread.one(db, { member_id: memberId })).unread;
}

/** Empties the counter of unread messages; answers how many it held. */
export async function markAllRead(db: Db, memberId: number): Promise<number> {
  return (await clearUnread.one(db, { member_id: memberId })).cleared;
}

/** Which of the members the reader has written to. */
export async function messagedAmong(db: Db, readerId: number, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await writtenTo.all(db, { reader: readerId, ids: [...ids] });
  return new Set(rows.map((row) => row.other_id));
}

/** Whether the two have a conversation, whoever wrote in it. */
export async function conversesWith(db: Db, readerId: number, memberId: number): Promise<boolean> {
  return (await sideWith.one(db, { reader: readerId, member: memberId })).there;
}

/** Whether the reader wants to hear nothing of the member's messages. */
export async function hasMuted(db: Db, readerId: number, memberId: number): Promise<boolean> {
  return (await mutedSide.first(db, { reader: readerId, member: memberId })) !== undefined;
}
