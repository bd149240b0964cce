import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { enqueueAll } from '../../../platform/outbox/outbox.ts';
import { membersWithEvents } from '../../../platform/realtime/event-log.sql.ts';
import { mailContacts } from '../../accounts/public.ts';
import '../events.ts';
import {
  unseenFriendsOf,
  unseenPostsOf,
  unseenSearchResultsOf,
  unseenTranslationsOf,
} from '../list/notification.sql.ts';
import { type Unread, type UnreadParts, type UnreadSource, type UnreadSources, unreadSource } from '../unread.ts';
import { markMailed, moveWatermark, notePending, takeDue, type DueRow } from './unread-mail.sql.ts';

type Part = keyof UnreadParts;

const batch = 200;

/** The setting with which a member wants to hear of each part. */
const settings = {
  messages: 'email_message',
  translations: 'email_message',
  likes: 'email_like',
  visits: 'email_visitor',
  posts: 'email_feed',
  friends: 'email_friend',
  found: 'email_search',
} as const satisfies Record<Part, keyof DueRow>;

const parts = Object.keys(settings) as Part[];

const notificationSources = {
  translations: unreadSource(unseenTranslationsOf),
  posts: unreadSource(unseenPostsOf),
  friends: unreadSource(unseenFriendsOf),
  found: unreadSource(unseenSearchResultsOf),
};

/** Mails members about items that stayed unread and were not pushed. Returns the number of mails. */
export async function mailUnread(database: Database, sources: UnreadSources, limits: Limits): Promise<number> {
  await database.transaction((db) => noteNews(db, limits));
  let mails = 0;
  for (let taken = batch; taken === batch;) {
    const done = await database.transaction((db) => mailBatch(db, sources, limits));
    taken = done.taken;
    mails += done.mails;
  }
  return mails;
}

async function noteNews(db: Db, limits: Limits): Promise<void> {
  const span = await moveWatermark.one(db, { minutes: limits.digest_after_minutes });
  const news = await membersWithEvents.all(db, {
    names: ['message.sent', 'like.made', 'visit.made', 'notification.made'],
    ...span,
  });
  if (news.length > 0)
    await notePending.run(db, { ids: news.map((row) => row.member_id), times: news.map((row) => row.newest_at) });
}

async function mailBatch(db: Db, sources: UnreadSources, limits: Limits): Promise<{ taken: number; mails: number }> {
  const due = await takeDue.all(db, { hours: limits.digest_pause_hours, most: batch });
  const open = due.filter((row) => !row.is_notified && parts.some((part) => row[settings[part]]));
  const contacts = await mailContacts(
    db,
    open.map((row) => row.member_id),
  );
  const unread = await readParts(
    db,
    { ...sources, ...notificationSources },
    open.filter((row) => contacts.has(row.member_id)),
  );
  const mails = [...contacts].flatMap(([id, contact]) => {
    const known = unread.map(([part, byMember]) => [part, byMember.get(id) ?? null] as const);
    if (known.every(([, one]) => one === null)) return [];
    return { member_id: id, ...contact, ...(Object.fromEntries(known) as Record<Part, Unread | null>) };
  });
  await enqueueAll(db, 'notifications.unread', mails);
  if (mails.length > 0) await markMailed.run(db, { ids: mails.map((mail) => mail.member_id) });
  return { taken: due.length, mails: mails.length };
}

/** What is unread of each part, by member: of those who want to hear of it. */
async function readParts(
  db: Db,
  sources: Readonly<Record<Part, UnreadSource>>,
  rows: readonly DueRow[],
): Promise<(readonly [Part, ReadonlyMap<number, Unread>])[]> {
  const read = [];
  for (const part of parts) {
    const wanting = rows.filter((row) => row[settings[part]]).map((row) => row.member_id);
    read.push([part, await sources[part](db, wanting)] as const);
  }
  return read;
}
