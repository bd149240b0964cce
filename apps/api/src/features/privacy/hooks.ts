import type { Db } from '../../platform/db/statement.ts';
import { hook } from '../../platform/feature.ts';

/** Whether two members have a conversation, no matter who wrote in it. */
export const hasConversation =
  hook<(db: Db, readerId: number, memberId: number) => Promise<boolean>>('privacy.has-conversation');
