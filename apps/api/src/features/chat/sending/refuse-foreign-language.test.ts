import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { messageActsContract } from '@peonia/contract/chat/message-acts.schema.ts';
import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { befriend } from '../../privacy/public.ts';

let api: Api;
let jonas: Member;
let number = 0;
beforeAll(async () => {
  api = await startApi();
  jonas = await api.register('Jonas', { language: 'de' });
  await jonas.call(profilesContract.updateProfile, { body: { languages: ['de', 'en'], block_foreign: 1 } });
});
afterAll(() => api.close());

async function say(from: Member, text: string, kind = 'text') {
  return from.call(chatContract.sendMessage, {
    body: { user_id: jonas.id, message_type: kind, message_content: text, client_id: `foreign-${(number += 1)}` },
  });
}

// covers: A message in a language the receiver does not read is refused where they chose so
it('refuses messages in a language that the receiver does not read, and names those they read', async () => {
  const chiara = await api.register('Chiara', { language: 'it' });
  const refused = await say(chiara, 'Ciao Jonas, come stai? Mi piacerebbe conoscerti meglio.');
  expect(refused.code).toBe(400_366);
  expect(refused.message).toContain('tedesco o inglese');
  expect((await jonas.me()).counter.message).toBe(0);
  expect((await say(chiara, 'Hallo Jonas, ich würde dich gern kennenlernen.')).status).toBe(201);
  expect((await say(await api.register('Second', { language: 'it' }), '🌸')).status).toBe(201);
});

it('refuses a later message and a changed text as well, in an answered conversation too', async () => {
  const writer = await api.register('Later', { language: 'it' });
  const first = await say(writer, 'Hallo Jonas, ich würde dich gern kennenlernen.');
  await jonas.call(chatContract.sendMessage, {
    body: {
      user_id: writer.id,
      message_type: 'text',
      message_content: 'Sehr gern, woher kommst du denn?',
      client_id: `foreign-${(number += 1)}`,
    },
  });

  const italian = 'Vengo da Torino, e tu dove abiti adesso? Scrivimi presto.';
  expect((await say(writer, italian)).code).toBe(400_366);
  const edit = await writer.call(messageActsContract.editMessage, {
    params: { id: first.body.id },
    body: { message_content: italian },
  });
  expect(edit.code).toBe(400_366);
  expect((await say(writer, 'Ich komme aus Turin und lerne gerade Deutsch.')).status).toBe(201);
});

it('accepts undetectable languages, friends, and receivers without this setting', async () => {
  const [short, friend, writer] = await Promise.all([
    api.register('Short', { language: 'fr' }),
    api.register('Friend', { language: 'fr' }),
    api.register('Writer', { language: 'fr' }),
  ]);
  expect((await say(short, 'hm')).status).toBe(201);
  await api.app.database.transaction((db) => befriend(db, friend.id, jonas.id));
  expect((await say(friend, 'Bonjour Jonas, on se voit dimanche au marché ?')).status).toBe(201);
  expect((await say(writer, 'Bonjour Jonas, on se voit dimanche au marché ?')).code).toBe(400_366);
  await jonas.call(profilesContract.updateProfile, { body: { block_foreign: 0 } });
  expect((await say(writer, 'Bonjour Jonas, on se voit dimanche au marché ?')).status).toBe(201);
});
