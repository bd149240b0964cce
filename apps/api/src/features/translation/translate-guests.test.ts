import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { feedContract } from '@peonia/contract/feed.schema.ts';
import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { translationContract } from '@peonia/contract/translation/translation.schema.ts';
import type { Translation } from '@peonia/contract/translation/translation.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import { openTranslatorDouble, type TranslatorDouble } from '../../../test/providers/translator-double.ts';

let double: TranslatorDouble;
let api: Api;
let jonas: Member;

beforeAll(async () => {
  double = await openTranslatorDouble();
  api = await startApi({ LIBRETRANSLATE_URL: double.url, LIMIT_GUEST_TRANSLATION_CHARACTERS_PER_DAY: '60' });
  jonas = await api.register('Jonas', { language: 'de', visibility: 'public' });
  await jonas.call(profilesContract.updateProfile, { body: { languages: ['de'] } });
});
beforeEach(async () => {
  double.calls.length = 0;
  await api.sql(`update privacy_setting set visibility = 'public' where member_id = $1`, [jonas.id]);
});
afterAll(async () => {
  await api.close();
  await double.close();
});

const write = (biography: string) => jonas.call(profilesContract.updateProfile, { body: { biography } });
const read = async (type: Translation['type'], id: number, language = 'en') =>
  (await api.guest(language).call(translationContract.translate, { body: { items: [{ type, id }] } })).body.items[0];

// covers: POST /translations
it('translates biographies and posts that are public for a guest', async () => {
  await write('Ich backe gern Brot.');
  const { body } = await jonas.call(feedContract.post, {
    body: { content: 'Heute war es sehr kalt am See.', upload_ids: [], client_id: 'post-of-jonas-1' },
  });

  expect(await read('biography', jonas.id)).toMatchObject({ state: 'translated', from: 'de', to: 'en' });
  expect(await read('feed', body.id)).toMatchObject({ state: 'translated', from: 'de', to: 'en' });
  expect(await read('biography', jonas.id, 'de')).toMatchObject({ state: 'same' });
});

it('knows no text for a guest that only members may read', async () => {
  const yuki = await api.register('Yuki', {});
  const message = await jonas.call(chatContract.sendMessage, {
    body: { user_id: yuki.id, message_type: 'text', message_content: 'Guten Abend, Yuki.', client_id: 'message-1' },
  });
  await api.sql(`update privacy_setting set visibility = 'registered' where member_id = $1`, [jonas.id]);

  expect(await read('message', message.body.id)).toMatchObject({ state: 'unknown' });
  expect(await read('biography', jonas.id)).toMatchObject({ state: 'unknown' });
});

it('shares a number of characters a day among all guests, and gives what is there beyond it', async () => {
  await write('Ich suche jemanden, der gern lacht, wandert und mit mir am Sonntag lange frühstückt.');
  expect(await read('biography', jonas.id, 'fr')).toMatchObject({ state: 'used_up', text: null });

  const reader = await api.register('Claire', { language: 'fr' });
  await reader.call(profilesContract.updateProfile, { body: { languages: ['fr'] } });
  await reader.call(translationContract.translate, {
    body: { items: [{ type: 'biography', id: jonas.id }] },
    headers: { 'accept-language': 'fr' },
  });

  expect(await read('biography', jonas.id, 'fr')).toMatchObject({ state: 'translated', to: 'fr' });
});
