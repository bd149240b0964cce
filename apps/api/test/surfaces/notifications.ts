import { savedSearchesContract } from '@peonia/contract/discovery/saved-searches.schema.ts';
import { notificationsContract } from '@peonia/contract/notifications/notifications.schema.ts';
import { unreadMessages } from '../../src/features/chat/public.ts';
import { notify } from '../../src/features/notifications/public.ts';
import { pushTargets } from '../../src/features/notifications/push/push-subscription.sql.ts';
import { unseenLikes } from '../../src/features/social/public.ts';
import { runJob } from '../run-job.ts';
import type { Visibility, Surfaces } from './visibility.ts';

/** What a member is told of others: in the panel, by mail, by push. */
export const told: Surfaces = {
  // The other has asked a question.
  panel: {
    expected: 'yynny',
    async isSeen({ api, reader, other }) {
      await api.app.outbox.drain();
      return (await reader.call(notificationsContract.listNotifications)).body.items.some(
        ({ data }) => data.user_id === other.id,
      );
    },
  },
  'words of a translation in the panel': {
    expected: 'yynny',
    async isSeen({ api, reader, other }) {
      await notify(api.app.database, {
        member_id: reader.id,
        type: 'translation',
        what: 'done',
        person_id: other.id,
        subject: 1,
        facts: { translation: 'Their words' },
      });
      await api.app.outbox.drain();
      return (await reader.call(notificationsContract.listNotifications)).body.items.some(
        ({ data }) => data.translation === 'Their words',
      );
    },
  },
  'mail about likes': {
    expected: 'yynny',
    isSeen: async ({ api, reader, other }) =>
      namesIn(await unseenLikes(api.app.database, [reader.id]), reader.id).includes(other.name),
  },
  'mail about messages': {
    expected: 'yynny',
    isSeen: async ({ api, reader, other }) =>
      namesIn(await unreadMessages(api.app.database, [reader.id]), reader.id).includes(other.name),
  },
  'push about a like': { expected: 'yynny', isSeen: (sight) => isPushed(sight, 'like') },
  'push about a message': { expected: 'yynny', isSeen: (sight) => isPushed(sight, 'message') },
  'saved search': {
    expected: 'yynny',
    async isSeen({ api, reader, other }) {
      const { id } = (
        await reader.call(savedSearchesContract.saveSearch, {
          body: { name: 'Them', q: other.name, filters: {}, place: null },
        })
      ).body;
      await api.sql('update saved_search set notified_no = 0 where id = $1', [id]);
      await runJob(api, 'discovery.notify-new-matches');
      return (await reader.call(savedSearchesContract.listSavedSearches)).body.items.some(({ fresh }) => fresh > 0);
    },
  },
};

function namesIn(
  unread: ReadonlyMap<number, { readonly names: readonly string[] }>,
  readerId: number,
): readonly string[] {
  return unread.get(readerId)?.names ?? [];
}

async function isPushed({ api, reader, other }: Visibility, kind: 'like' | 'message'): Promise<boolean> {
  await api.sql(
    `insert into push_subscription (member_id, session_id, endpoint, p256dh, auth)
     select account_id, id, 'https://push.example.test/' || account_id, 'key', 'auth' from session where account_id = $1 limit 1 on conflict do nothing`,
    [reader.id],
  );
  return (await pushTargets.all(api.app.database, { member_id: reader.id, other_id: other.id, kind })).length > 0;
}
