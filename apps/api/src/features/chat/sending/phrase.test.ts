import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { messageActsContract } from '@peonia/contract/chat/message-acts.schema.ts';
import { messageTemplatesContract } from '@peonia/contract/chat/message-templates.schema.ts';
import { messageThreadsContract } from '@peonia/contract/chat/message-threads.schema.ts';
import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { suggestionsContract } from '@peonia/contract/suggestions.schema.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { there } from '../../../../test/there.ts';
import { defaultGreeting } from '../templates/default-greeting.ts';

const opener = 'What is something small that you are looking forward to this week?';

let api: Api;
let number = 0;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const someone = (language: Language) => api.register(`Phrase ${(number += 1)}`, { language });
const send = async (from: Member, to: Member, text: string) =>
  (
    await from.call(chatContract.sendMessage, {
      body: { user_id: to.id, message_type: 'text', message_content: text, client_id: `phrase-${(number += 1)}` },
    })
  ).body;
const read = async (reader: Member, other: Member) => {
  const page = await reader.call(messageThreadsContract.getThread, { params: { id: other.id }, query: { user: 1 } });
  return there(page.body.items[0]);
};

it('shows the default greeting to each in their own language', async () => {
  const [anna, yuki] = [await someone('de'), await someone('ja')];
  const { body: sent } = await anna.call(chatContract.sayHi, { body: { user_id: yuki.id } });

  expect(sent).toMatchObject({
    message_content: defaultGreeting('ja'),
    phrase: { id: 'hi.default', text: defaultGreeting('de') },
  });
  expect((await read(anna, yuki)).phrase).toEqual(sent.phrase);
  // The text is in the language of the reader already.
  expect((await read(yuki, anna)).phrase).toBeNull();
});

it('shows a template in the language of the reader, in the event too', async () => {
  const [anna, yuki] = [await someone('en'), await someone('ja')];
  const socket = await yuki.socket();
  const templates = async (member: Member) =>
    (await member.call(messageTemplatesContract.listTemplates, { params: { kind: 'sayhi' } })).body.items;
  const [english, japanese] = [there((await templates(anna))[2]), there((await templates(yuki))[2])];

  const sent = await send(anna, yuki, english.hi_content);

  expect(sent.phrase).toBeNull();
  const phrase = { id: 'hi.song', text: japanese.hi_content };
  const event = await socket.next((frame) => frame.type === 'event' && frame.name === 'message.sent');
  expect(event).toMatchObject({ data: { message: { message_content: english.hi_content, phrase } } });
  expect((await read(yuki, anna)).phrase).toEqual(phrase);
  socket.close();
});

it('knows a reply of the bank in an open conversation', async () => {
  const [anna, yuki] = [await someone('en'), await someone('fr')];
  await send(anna, yuki, 'Good evening');
  await send(yuki, anna, 'Merci pour votre bonjour. Que faites-vous en ce moment ?');
  expect((await read(anna, yuki)).phrase).toEqual({
    id: 'reply.hello.2',
    text: 'Thank you for saying hello. What are you doing at the moment?',
  });
});

it('shows a suggestion that mentions the two in the language of the reader', async () => {
  const [anna, yuki] = [await someone('en'), await someone('de')];
  await yuki.call(profilesContract.updateProfile, { body: { languages: ['ja', 'de'] } });
  const { items } = (await anna.call(suggestionsContract.suggest, { body: { mode: 'opener', user_id: yuki.id } })).body;
  const offered = there(items.find(({ text }) => text.includes('Japanese')));

  await send(anna, yuki, offered.text);

  const { phrase } = await read(yuki, anna);
  expect(phrase?.id).toMatch(/^opener\.\d+$/);
  expect(phrase?.text).toContain('Japanisch');
});

it('treats a changed suggestion, and one with other mentions, as own words', async () => {
  const [anna, yuki, mei] = [await someone('en'), await someone('de'), await someone('de')];
  await send(anna, yuki, 'What is it like in Atlantis at this time of the year?');
  await send(anna, mei, `${opener} And you?`);
  expect([(await read(yuki, anna)).phrase, (await read(mei, anna)).phrase]).toEqual([null, null]);
});

it('forgets the phrase with its wording', async () => {
  const [anna, yuki] = [await someone('en'), await someone('de')];
  const sent = await send(anna, yuki, opener);
  expect((await read(yuki, anna)).phrase).not.toBeNull();

  await anna.call(messageActsContract.editMessage, {
    params: { id: sent.id },
    body: { message_content: 'My own words' },
  });

  expect(await read(yuki, anna)).toMatchObject({ message_content: 'My own words', phrase: null });
});

it('sends the words of one greeting and keeps the stored one', async () => {
  const [anna, yuki] = [await someone('de'), await someone('ja')];
  await anna.call(profilesContract.updateProfile, { body: { hi_content: 'Guten Tag' } });

  const { body: sent } = await anna.call(chatContract.sayHi, {
    body: { user_id: yuki.id, hi_content: ' Grüße vom See ' },
  });

  expect(sent.message_content).toBe('Grüße vom See');
  expect((await anna.me()).hi_content).toBe('Guten Tag');
});

it('sends a template chosen for one greeting in the language of the receiver', async () => {
  const [anna, yuki] = [await someone('de'), await someone('ja')];

  const { body: sent } = await anna.call(chatContract.sayHi, {
    body: { user_id: yuki.id, hi_content: defaultGreeting('de') },
  });

  expect(sent.message_content).toBe(defaultGreeting('ja'));
});

it('refuses a greeting of spaces', async () => {
  const [anna, yuki] = [await someone('de'), await someone('ja')];

  const refused = await anna.call(chatContract.sayHi, { body: { user_id: yuki.id, hi_content: '  ' } });

  expect(refused.status).toBe(400);
});
