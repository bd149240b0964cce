import { randomUUID } from 'node:crypto';
import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { contactsContract } from '@peonia/contract/contacts.schema.ts';
import { feedContract } from '@peonia/contract/feed.schema.ts';
import { albumContract } from '@peonia/contract/media/album.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { translationContract } from '@peonia/contract/translation/translation.schema.ts';
import { inPeople, type Surfaces } from './visibility.ts';

/** What belongs to a member: posts, photos, contact information, and what may be given to them. */
export const things: Surfaces = {
  news: {
    expected: 'yynny',
    isSeen: async ({ reader, other }) => inPeople((await reader.call(feedContract.listFeeds)).body.items, other),
  },
  timeline: {
    expected: 'yynny',
    isSeen: async ({ reader, other }) =>
      inPeople((await reader.call(feedContract.listUserFeeds, { params: { id: other.id } })).body.items ?? [], other),
  },
  'posts with a hashtag': {
    expected: 'yynny',
    async isSeen({ api, reader, other }) {
      // In the words of a post that stands already: a member who left cannot publish.
      const tag = `seen${other.id}x${reader.id}`;
      await api.sql('insert into post_tag (tag, post_id) select $1, id from post where author_id = $2', [
        tag,
        other.id,
      ]);
      return inPeople((await reader.call(feedContract.listTagFeeds, { params: { tag } })).body.items, other);
    },
  },
  photos: {
    expected: 'yynyy',
    isSeen: async ({ reader, other }) =>
      (await reader.call(albumContract.listPhotos, { params: { id: other.id } })).status === 200,
  },
  contact: {
    expected: 'yynny',
    isSeen: async ({ reader, other }) =>
      (await reader.call(contactsContract.getContact, { params: { id: other.id } })).status === 200,
  },
  // Nobody here has gold: who may give is told so, and to all others there is nobody to give to.
  // No service answers here; what is not there for a reader is unknown before one would be asked.
  'a biography in another language': {
    expected: 'yynyy',
    isSeen: async ({ reader, other }) =>
      (await reader.call(translationContract.translate, { body: { items: [{ type: 'biography', id: other.id }] } }))
        .body.items[0]?.state !== 'unknown',
  },
  gifts: {
    expected: 'yynny',
    async isSeen({ reader, other }) {
      const gift = {
        user_id: other.id,
        message_type: 'gift',
        message_content: '',
        gift_id: 1,
        expected: 5,
        client_id: randomUUID(),
      };
      return (await reader.call(chatContract.sendMessage, { body: gift })).code === errors.gold_short.code;
    },
  },
};
