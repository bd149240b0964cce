import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { contactsContract } from '@peonia/contract/contacts.schema.ts';
import { savedSearchesContract } from '@peonia/contract/discovery/saved-searches.schema.ts';
import { feedContract } from '@peonia/contract/feed.schema.ts';
import { complaintsContract } from '@peonia/contract/moderation/complaints.schema.ts';
import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import type { ServedEndpoint } from '@peonia/contract/protocol/endpoint.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { questionsContract } from '@peonia/contract/questions.schema.ts';
import { supportContract } from '@peonia/contract/support/support.schema.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from './api.ts';
import type { Member } from './fixtures/register-member.ts';

/** Signs of which nothing is seen: one without width, the filler of hangul, the blank of Braille. */
const unseen = '\u200B\u3164\u2800';

let api: Api;
let anna: Member;
let ben: Member;
beforeAll(async () => {
  api = await startApi();
  [anna, ben] = [await api.register('Anna', { vip: true }), await api.register('Ben', { gender: 1 })];
});
afterAll(() => api.close());

const client_id = crypto.randomUUID();
const invalid = errors.input_invalid.code;

/** Calls that need words of their own. */
const needed: readonly (readonly [string, ServedEndpoint, (other: number) => object, code: number])[] = [
  [
    'a message',
    chatContract.sendMessage,
    (user_id) => ({ user_id, message_type: 'text', message_content: unseen, client_id }),
    invalid,
  ],
  ['a greeting', chatContract.sayHi, (user_id) => ({ user_id, hi_content: unseen }), invalid],
  ['a post', feedContract.post, () => ({ content: unseen, client_id }), invalid],
  [
    'a question',
    questionsContract.ask,
    (user_id) => ({ user_id, kind: 'question', content: unseen, client_id }),
    errors.question_length.code,
  ],
  [
    'an answer',
    questionsContract.answer,
    () => ({ question_id: 1, content: unseen, published: true }),
    errors.answer_empty.code,
  ],
  [
    'a ticket',
    supportContract.openTicket,
    () => ({ category: 'account', content: unseen }),
    errors.support_content_empty.code,
  ],
  [
    'a complaint',
    complaintsContract.complain,
    (reportId) => ({ reportType: 'user', reportId, content: unseen }),
    invalid,
  ],
  [
    'a saved search',
    savedSearchesContract.saveSearch,
    () => ({ name: unseen, q: '', filters: {}, place: null }),
    invalid,
  ],
];

it.each(needed)('%s of which nothing is seen is refused as an empty one', async (_, endpoint, body, code) => {
  const empty = await anna.call(endpoint, { body: body(ben.id) as never });

  expect(empty.code).toBe(code);
});

it('a text of a profile of which nothing is seen is none', async () => {
  const { body } = await anna.call(profilesContract.updateProfile, {
    body: { biography: unseen, biographies: { de: unseen }, hi_content: unseen },
  });

  expect([body.biography, body.biographies, (await anna.me()).hi_content]).toEqual(['', {}, null]);
});

it('contact information of which nothing is seen is not for sale', async () => {
  const { body } = await anna.call(contactsContract.saveContact, {
    body: { facebook: unseen, wechat: null, phone: null, email: null, price: 20, show: 1, vip_free: 0 },
  });

  expect([body.facebook, body.fields]).toEqual([null, []]);
});
