import type { Db } from '../../platform/db/statement.ts';
import { jsonFile, type Eraser, type Exporter } from '../accounts/public.ts';
import { unreadSource } from '../notifications/public.ts';
import { draftsOf, eraseMessages, messagesOf, threadsOf, unreadOf } from './own-messages.sql.ts';

const page = 500;

export const chatEraser: Eraser = {
  feature: 'chat',
  async erase(db, memberId) {
    await eraseMessages.run(db, { member_id: memberId });
  },
};

/**
 * One file per conversation with the messages of both participants, which the member has read. Files are referenced by
 * id; own files are exported by media.
 */
export const chatExporter: Exporter = {
  feature: 'chat',
  async *files(db, memberId) {
    yield jsonFile('chat/drafts.json', await draftsOf.all(db, { member_id: memberId }));
    for (let after = 0; ;) {
      const threads = await threadsOf.all(db, { member_id: memberId, after, most: page });
      for (const { thread_id, ...thread } of threads)
        yield jsonFile(`chat/conversation-${thread_id}.json`, {
          ...thread,
          messages: await wholeThread(db, thread_id, memberId),
        });
      const last = threads.at(-1);
      if (last === undefined || threads.length < page) return;
      after = last.thread_id;
    }
  },
};

async function wholeThread(db: Db, threadId: number, memberId: number): Promise<object[]> {
  const messages = [];
  for (let after = 0; ;) {
    const rows = await messagesOf.all(db, { thread_id: threadId, member_id: memberId, after, most: page });
    messages.push(...rows);
    const last = rows.at(-1);
    if (last === undefined || rows.length < page) return messages;
    after = last.seq;
  }
}

/** Unread messages of members, for the reminder mail. */
export const unreadMessages = unreadSource(unreadOf);
