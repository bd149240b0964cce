import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { messageActsContract } from '@peonia/contract/chat/message-acts.schema.ts';
import { feedContract } from '@peonia/contract/feed.schema.ts';
import { notificationsContract } from '@peonia/contract/notifications/notifications.schema.ts';
import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { questionsContract } from '@peonia/contract/questions.schema.ts';
import { relationshipsContract } from '@peonia/contract/social/relationships.schema.ts';
import { translationContract } from '@peonia/contract/translation/translation.schema.ts';
import { type Translation } from '@peonia/contract/translation/translation.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import { openTranslatorDouble, type TranslatorDouble } from '../../../test/providers/translator-double.ts';
import { runJob } from '../../../test/run-job.ts';
import { there } from '../../../test/there.ts';

let double: TranslatorDouble;
let api: Api;
let jonas: Member;
let yuki: Member;
let number = 0;

beforeAll(async () => {
  double = await openTranslatorDouble();
  api = await startApi({
    LIBRETRANSLATE_URL: double.url,
    LIMIT_POSTS_PER_DAY: '20',
    LIMIT_TRANSLATION_FREE_CHARACTERS: '100',
    LIMIT_TRANSLATION_FREE_CHARACTERS_VIP: '300',
  });
  jonas = await api.register('Jonas', { language: 'de', gender: 1 });
  yuki = await api.register('Yuki', { language: 'ja', gender: 0, seeking: 'men' });
  await jonas.call(profilesContract.updateProfile, {
    body: { languages: ['de', 'en'], biography: 'Ich backe gern Brot und gehe wandern.' },
  });
  await yuki.call(profilesContract.updateProfile, { body: { languages: ['ja'] } });
});
beforeEach(async () => {
  double.mood = 'well';
  double.calls.length = 0;
  await api.sql('delete from free_translation_usage');
});
afterAll(async () => {
  await api.close();
  await double.close();
});

async function say(from: Member, to: Member, text: string): Promise<number> {
  const { body } = await from.call(chatContract.sendMessage, {
    body: { user_id: to.id, message_type: 'text', message_content: text, client_id: `said-${(number += 1)}-x` },
  });
  return body.id;
}

async function translate(member: Member, type: Translation['type'], id: number, to?: Translation['to']) {
  const answer = await member.call(translationContract.translate, {
    body: { items: [{ type, id }], ...(to === undefined ? {} : { to }) },
  });
  return { ...answer, item: answer.body.items?.[0] };
}

const messageOf = async (member: Member, id: number) =>
  (await member.call(messageActsContract.getMessage, { params: { id } })).body;

describe('a message', () => {
  // covers: POST /translations
  it('is translated for its reader, kept, and told to the devices of both; its words stay', async () => {
    await say(yuki, jonas, 'こんにちは');
    const id = await say(jonas, yuki, 'Hast du am Sonntag Zeit, Yuki? [smile]\nBis bald!');
    const sockets = await Promise.all([jonas.socket(), yuki.socket()]);
    const { item } = await translate(yuki, 'message', id);
    const text = 'ja: Hast du am Sonntag Zeit, Yuki? [smile]\nja: Bis bald!';
    expect(item).toEqual({
      type: 'message',
      id,
      state: 'translated',
      text,
      from: 'de',
      to: 'ja',
      engine: 'LibreTranslate',
    });
    const translation = { text, kind: 'machine', engine: 'LibreTranslate', from: 'de', to: 'ja', state: 'translated' };
    for (const [at, member] of [jonas, yuki].entries()) {
      const event = await there(sockets[at]).next(
        (frame) => frame.type === 'event' && frame.name === 'message.changed',
      );
      expect(event).toMatchObject({
        data: { message: { id, translation, message_content: 'Hast du am Sonntag Zeit, Yuki? [smile]\nBis bald!' } },
      });
      expect((await messageOf(member, id)).translation).toEqual(translation);
      there(sockets[at]).close();
    }
    expect(double.calls).toHaveLength(1);
    await translate(yuki, 'message', id);
    await translate(jonas, 'message', id);
    expect(double.calls).toHaveLength(1);
  });

  it('of one’s own goes into the language of the other', async () => {
    const id = await say(jonas, yuki, 'Ich freue mich schon auf dich.');
    expect((await translate(jonas, 'message', id)).item).toMatchObject({ state: 'translated', to: 'ja', from: 'de' });
  });

  it('is not translated where the reader reads it, unless they ask for a language', async () => {
    const [own, spoken, wordless] = [
      await say(yuki, jonas, 'Ich lerne seit einem Jahr Deutsch.'),
      await say(yuki, jonas, 'I have learned English for years.'),
      await say(yuki, jonas, '🌸 [heart] 2026'),
    ];
    for (const id of [own, spoken, wordless])
      expect((await translate(jonas, 'message', id)).item).toMatchObject({ state: 'same', text: null });
    expect((await translate(jonas, 'message', spoken, 'de')).item).toMatchObject({
      state: 'translated',
      from: 'en',
      to: 'de',
    });
    expect((await translate(jonas, 'message', own, 'de')).item?.state).toBe('same');
    expect((await jonas.call(translationContract.getTranslationShare)).body).toEqual({
      engine: 'LibreTranslate',
      used: 33,
      most: 100,
    });
  });

  it('loses its translation with its words', async () => {
    const [recalled, deleted] = [
      await say(jonas, yuki, 'Das nehme ich gleich zurück.'),
      await say(jonas, yuki, 'Das löschen wir beide.'),
    ];
    await yuki.call(translationContract.translate, {
      body: { items: [recalled, deleted].map((id) => ({ type: 'message', id })) },
    });
    const left = async () =>
      (
        await api.sql<{ message_id: string }>('select message_id from message_translation where message_id = any($1)', [
          [recalled, deleted],
        ])
      ).map((row) => Number(row.message_id));
    expect((await left()).toSorted()).toEqual([recalled, deleted]);
    await jonas.call(messageActsContract.recallMessage, { body: { id: recalled } });
    await jonas.call(messageActsContract.deleteMessage, { params: { id: deleted } });
    expect(await left()).toEqual([deleted]);
    await yuki.call(messageActsContract.deleteMessage, { params: { id: deleted } });
    expect(await left()).toEqual([]);
    expect((await translate(yuki, 'message', recalled)).item?.state).toBe('unknown');
  });

  it('arrives while the service is silent or dead, which fails the translation and costs nothing', async () => {
    for (const mood of [500, 429, 'garbage'] as const) {
      double.mood = mood;
      const id = await say(jonas, yuki, `Kommt diese Nachricht trotzdem an? ${mood}`);
      expect((await translate(yuki, 'message', id)).item).toMatchObject({ state: 'failed', text: null });
      expect((await messageOf(yuki, id)).translation).toBe(null);
    }
    expect((await yuki.call(translationContract.getTranslationShare)).body.used).toBe(0);
    double.mood = 'well';
  });
});

describe('other texts', () => {
  it('of posts and profiles are translated in one call for anyone who may see them', async () => {
    const post = (
      await jonas.call(feedContract.post, {
        body: { content: 'Heute war ich im Wald.', upload_ids: [], client_id: `post-${(number += 1)}-x` },
      })
    ).body.id;
    const { body } = await yuki.call(translationContract.translate, {
      body: {
        items: [
          { type: 'feed', id: post },
          { type: 'biography', id: jonas.id },
          { type: 'feed', id: 999_999 },
        ],
      },
    });
    expect(body.items).toEqual([
      {
        type: 'feed',
        id: post,
        state: 'translated',
        text: 'ja: Heute war ich im Wald.',
        from: 'de',
        to: 'ja',
        engine: 'LibreTranslate',
      },
      {
        type: 'biography',
        id: jonas.id,
        state: 'translated',
        text: 'ja: Ich backe gern Brot und gehe wandern.',
        from: 'de',
        to: 'ja',
        engine: 'LibreTranslate',
      },
      { type: 'feed', id: 999_999, state: 'unknown', text: null, from: null, to: 'ja', engine: null },
    ]);
  });

  it('a question in a notice is translated for whom it was asked', async () => {
    const asker = await api.register('Greta', { language: 'de' });
    await asker.call(questionsContract.ask, {
      body: {
        user_id: yuki.id,
        kind: 'question',
        content: 'Was kochst du am liebsten?',
        client_id: `ask-${(number += 1)}-xx`,
      },
    });
    await api.app.outbox.drain();
    const notice = there(
      (await yuki.call(notificationsContract.listNotifications)).body.items.find(({ type }) => type === 'ask'),
    );
    expect((await translate(yuki, 'notice', notice.id)).item).toMatchObject({
      state: 'translated',
      text: 'ja: Was kochst du am liebsten?',
    });
    expect((await translate(asker, 'notice', notice.id)).item?.state).toBe('unknown');
  });

  // covers: POST translations: messages, posts, biographies and notifications the reader may see
  it('are unknown to whom they are hidden from', async () => {
    const [other, blocked] = await Promise.all([
      api.register('Stranger', { language: 'fr' }),
      api.register('Blocked One', { language: 'fr' }),
    ]);
    const post = (
      await jonas.call(feedContract.post, {
        body: {
          content: 'Nur für Freunde gedacht.',
          upload_ids: [],
          visible: 'friends',
          client_id: `post-${(number += 1)}-x`,
        },
      })
    ).body.id;
    const message = await say(jonas, yuki, 'Das ist nur für dich bestimmt.');
    await jonas.call(relationshipsContract.blockMember, { body: { user_id: blocked.id } });
    expect((await translate(other, 'feed', post)).item?.state).toBe('unknown');
    expect((await translate(other, 'message', message)).item?.state).toBe('unknown');
    expect((await translate(blocked, 'biography', jonas.id)).item?.state).toBe('unknown');
    expect(double.calls).toHaveLength(0);
    expect((await translate(other, 'biography', jonas.id)).item?.state).toBe('translated');
  });
});

describe('the free share', () => {
  // covers: Machine translation: 5,000 source characters a day, VIP 30,000, then 400085; repeats are free
  it('is taken once for a text, no matter who asks and however often, and says when it is used up', async () => {
    const reader = await api.register('Reader', { language: 'fr' });
    const text = 'Dieser Beitrag ist genau so lang, dass er einmal hineinpasst, und nicht zweimal.';
    const id = (
      await jonas.call(feedContract.post, {
        body: { content: text, upload_ids: [], client_id: `post-${(number += 1)}-x` },
      })
    ).body.id;
    const answers = await Promise.all([
      translate(reader, 'feed', id),
      translate(reader, 'feed', id),
      translate(reader, 'feed', id),
    ]);
    expect(answers.map(({ item }) => item?.text)).toEqual(Array.from({ length: 3 }, () => `fr: ${text}`));
    expect(double.calls).toHaveLength(1);
    expect(answers.at(-1)?.body).toMatchObject({ used: [...text].length, most: 100 });
    const again = await say(jonas, reader, 'Und noch etwas, das nicht mehr hineinpasst.');
    const refused = await translate(reader, 'message', again);
    expect(refused.code).toBe(400_085);
    // What was translated before costs nothing, and comes along with what is refused.
    const { body } = await reader.call(translationContract.translate, {
      body: {
        items: [
          { type: 'feed', id },
          { type: 'message', id: again },
        ],
      },
    });
    expect(body.items.map(({ state }) => state)).toEqual(['translated', 'used_up']);
    await api.sql('update account set is_free = true where id = $1', [reader.id]);
    expect((await translate(reader, 'message', again)).item?.state).toBe('translated');
  });

  it('is exact for many at once', async () => {
    const reader = await api.register('Racer', { language: 'fr' });
    await say(reader, jonas, 'Bonjour');
    const ids = [];
    for (let at = 0; at < 6; at += 1) ids.push(await say(jonas, reader, `Nummer ${at}: zwanzig Zeichen oder so`));
    await Promise.all(ids.map((id) => translate(reader, 'message', id)));
    const [row] = await api.sql<{ used: number }>('select used from free_translation_usage where member_id = $1', [
      reader.id,
    ]);
    expect(row?.used).toBe(99);
  });
});

it('what is kept of texts says nothing of them, and is forgotten with time', async () => {
  const id = await say(jonas, yuki, 'Das Wort Nachtigall darf nirgends stehen.');
  await translate(yuki, 'message', id);
  const rows = await api.sql<{ sealed: Buffer }>('select digest, sealed from translation_cache');
  expect(rows.length).toBeGreaterThan(0);
  for (const { sealed } of rows) expect(sealed.toString('latin1')).not.toContain('Nachtigall');
  await api.sql("update translation_cache set used_at = now() - interval '31 days'");
  await runJob(api, 'translation.purge');
  expect(await api.sql('select 1 from translation_cache')).toEqual([]);
});

it('says plainly where no service is set up', async () => {
  const bare = await startApi();
  const member = await bare.register('Nobody');
  expect((await member.call(translationContract.getTranslationShare)).body).toEqual({
    engine: null,
    used: 0,
    most: 5_000,
  });
  expect((await translate(member, 'biography', member.id)).code).toBe(400_365);
  await bare.close();
});
