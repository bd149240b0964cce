import { randomUUID } from 'node:crypto';
import { discoveryContract } from '@peonia/contract/discovery/discovery.schema.ts';
import { encountersContract } from '@peonia/contract/discovery/encounters.schema.ts';
import { searchContract } from '@peonia/contract/discovery/search.schema.ts';
import { feedContract } from '@peonia/contract/feed.schema.ts';
import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { relationshipsContract } from '@peonia/contract/social/relationships.schema.ts';
import { socialContract } from '@peonia/contract/social/social.schema.ts';
import { runJob } from '../run-job.ts';
import { inPeople, type Surfaces } from './visibility.ts';

/** Lists of people. Who blocks keeps the way to unblock. */
export const people: Surfaces = {
  profile: {
    expected: 'yynyy',
    isSeen: async ({ reader, other }) =>
      (await reader.call(profilesContract.getProfile, { params: { id: other.id } })).status === 200,
  },
  latest: {
    expected: 'yynny',
    isSeen: async ({ reader, other }) => inPeople((await reader.call(discoveryContract.listLatest)).body.items, other),
  },
  recommend: {
    expected: 'yynny',
    isSeen: async ({ reader, other }) =>
      inPeople((await reader.call(discoveryContract.listRecommended)).body.items, other),
  },
  hottest: {
    expected: 'yynny',
    async isSeen({ api, reader, other }) {
      await runJob(api, 'discovery.rank-popular');
      return inPeople((await reader.call(discoveryContract.listHottest)).body.items, other);
    },
  },
  birthday: {
    expected: 'yynny',
    async isSeen({ api, reader, other }) {
      await api.sql(
        `update profile set birthday = (date_trunc('day', now(), 'UTC') at time zone 'UTC' - interval '30 years')::date where member_id = $1`,
        [other.id],
      );
      return inPeople((await reader.call(discoveryContract.listBirthday)).body.items, other);
    },
  },
  online: {
    expected: 'yynny',
    async isSeen({ reader, other }) {
      const socket = await other.socket();
      const { items } = (await reader.call(discoveryContract.listOnline)).body;
      socket.close();
      return inPeople(items, other);
    },
  },
  search: {
    expected: 'yynny',
    isSeen: async ({ reader, other }) =>
      inPeople(
        (await reader.call(searchContract.searchPeople, { body: { mode: 'keyword', q: other.name } })).body.items,
        other,
      ),
  },
  'search by filters': {
    expected: 'yynny',
    isSeen: async ({ reader, other }) =>
      inPeople(
        (await reader.call(searchContract.searchPeople, { body: { gender: 1, photo: true } })).body.items,
        other,
      ),
  },
  'likes of me': {
    expected: 'yynny',
    isSeen: async ({ reader, other }) => inPeople((await reader.call(socialContract.listLikesOfMe)).body.items, other),
  },
  'likes of my posts': {
    expected: 'yynny',
    async isSeen({ api, reader, other }) {
      const { id } = (
        await reader.call(feedContract.post, {
          body: { content: 'At home', upload_ids: [], client_id: randomUUID() },
        })
      ).body;
      // Liked before they stood as they stand now.
      await api.sql('insert into post_like (post_id, member_id) values ($1, $2)', [id, other.id]);
      return inPeople((await reader.call(feedContract.listPostLikes, { params: { id } })).body.items, other);
    },
  },
  'my likes': {
    expected: 'yynny',
    isSeen: async ({ reader, other }) => inPeople((await reader.call(socialContract.listMyLikes)).body.items, other),
  },
  'mutual likes': {
    expected: 'yynny',
    isSeen: async ({ reader, other }) =>
      inPeople((await reader.call(socialContract.listMutualLikes)).body.items, other),
  },
  visitors: {
    expected: 'yynny',
    isSeen: async ({ reader, other }) =>
      inPeople((await reader.call(relationshipsContract.listVisitors)).body.items, other),
  },
  friends: {
    expected: 'nynnn',
    isSeen: async ({ reader, other }) =>
      inPeople((await reader.call(relationshipsContract.listFriends)).body.items, other),
  },
  blacklist: {
    expected: 'nnnyn',
    isSeen: async ({ reader, other }) =>
      inPeople((await reader.call(relationshipsContract.listBlocked)).body.items, other),
  },
  // Friends are no encounter, and neither is who is liked: the like is taken back for the look.
  encounters: {
    expected: 'ynnny',
    async isSeen({ api, reader, other }) {
      const likes = await api.sql('delete from member_like where member_id = $1 and liked_id = $2 returning *', [
        reader.id,
        other.id,
      ]);
      const { items } = (await reader.call(encountersContract.listEncounters)).body;
      if (likes.length > 0)
        await api.sql('insert into member_like (member_id, liked_id) values ($1, $2)', [reader.id, other.id]);
      return inPeople(items, other);
    },
  },
};
