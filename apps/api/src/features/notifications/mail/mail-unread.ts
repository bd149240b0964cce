import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { enqueueAll } from '../../../platform/outbox/outbox.ts';
import { membersWithEvents } from '../../../platform/realtime/event-log.sql.ts';
import { mailContacts } from '../../accounts/public.ts';
import '../events.ts';
import { unseenFriends } from '../list/unseen-friends.ts';
import { unseenPosts } from '../list/unseen-posts.ts';
import { unseenSearchResults } from '../list/unseen-search-results.ts';
import { unseenTranslations } from '../list/unseen-translations.ts';
import type { UnreadSources } from '../unread.ts';
import { markMailed, moveWatermark, notePending, takeDue, type DueRow } from './unread-mail.sql.ts';

const batch = 200;

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
  const open = due.filter(
    (row) =>
      !row.is_notified &&
      (row.email_message ||
        row.email_like ||
        row.email_feed ||
        row.email_visitor ||
        row.email_friend ||
        row.email_search),
  );
  const contacts = await mailContacts(
    db,
    open.map((row) => row.member_id),
  );
  const reachable = open.filter((row) => contacts.has(row.member_id));
  const idsWith = (wants: (row: DueRow) => boolean) => reachable.filter(wants).map((row) => row.member_id);
  const messages = await sources.messages(
    db,
    idsWith((row) => row.email_message),
  );
  const translations = await unseenTranslations(
    db,
    idsWith((row) => row.email_message),
  );
  const likes = await sources.likes(
    db,
    idsWith((row) => row.email_like),
  );
  const visits = await sources.visits(
    db,
    idsWith((row) => row.email_visitor),
  );
  const posts = await unseenPosts(
    db,
    idsWith((row) => row.email_feed),
  );
  const friends = await unseenFriends(
    db,
    idsWith((row) => row.email_friend),
  );
  const found = await unseenSearchResults(
    db,
    idsWith((row) => row.email_search),
  );

  const mails = [...contacts]
    .map(([id, contact]) => ({
      member_id: id,
      ...contact,
      messages: messages.get(id) ?? null,
      translations: translations.get(id) ?? null,
      likes: likes.get(id) ?? null,
      visits: visits.get(id) ?? null,
      posts: posts.get(id) ?? null,
      friends: friends.get(id) ?? null,
      found: found.get(id) ?? null,
    }))
    .filter((mail) =>
      [mail.messages, mail.translations, mail.likes, mail.posts, mail.visits, mail.friends, mail.found].some(
        (part) => part !== null,
      ),
    );
  await enqueueAll(db, 'notifications.unread', mails);
  if (mails.length > 0) await markMailed.run(db, { ids: mails.map((mail) => mail.member_id) });
  return { taken: due.length, mails: mails.length };
}
