import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { messageActsContract as acts } from '@peonia/contract/chat/message-acts.schema.ts';
import { messageSearchContract } from '@peonia/contract/chat/message-search.schema.ts';
import { messageThreadsContract } from '@peonia/contract/chat/message-threads.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { translationContract } from '@peonia/contract/translation/translation.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { makePicture, uploadPicture } from '../../../../test/fixtures/upload-picture.ts';
import { openTranslatorDouble, type TranslatorDouble } from '../../../../test/providers/translator-double.ts';
import { there } from '../../../../test/there.ts';
import { block } from '../../privacy/public.ts';
import { scanMessages, scanMessagesOfKind, searchableThreads } from './message-search.sql.ts';

let api: Api;
let translator: TranslatorDouble;
let number = 0;

beforeAll(async () => {
  translator = await openTranslatorDouble();
  api = await startApi({ LIBRETRANSLATE_URL: translator.url });
});
afterAll(async () => {
  await api.close();
  await translator.close();
});

const someone = () => api.register(`Finds ${(number += 1)}`);
const send = async (from: Member, to: Member, text: string, more: object = {}) =>
  (
    await from.call(chatContract.sendMessage, {
      body: {
        user_id: to.id,
        message_type: 'text',
        message_content: text,
        client_id: `client-find-${(number += 1)}`,
        ...more,
      },
    })
  ).body;
const search = async (member: Member, query: object) =>
  (await member.call(messageSearchContract.searchMessages, { query })).body;
const texts = async (member: Member, query: object) =>
  (await search(member, query)).items.map(({ message }) => message.message_content);

/** Two members who have replied to each other. */
async function pair(): Promise<[Member, Member]> {
  const [anna, ben] = [await someone(), await someone()];
  await send(anna, ben, 'First words');
  await send(ben, anna, 'An answer');
  return [anna, ben];
}

describe('a search in conversations', () => {
  // covers: GET /message_search
  it('finds words by their beginning, in any case and with accents, in all conversations', async () => {
    const [anna, ben] = await pair();
    const carl = await someone();
    await send(ben, anna, 'Shall we go to the CAFÉ tomorrow?');
    await send(carl, anna, 'A cafeteria is fine too');

    const found = await search(anna, { q: 'cafe' });

    expect(found.items.map(({ user, marks }) => [user.user_id, marks])).toEqual([
      [carl.id, ['cafeteria']],
      [ben.id, ['cafe']],
    ]);
    expect(await texts(anna, { q: 'cafe tomorrow' })).toEqual(['Shall we go to the CAFÉ tomorrow?']);
    expect(await texts(anna, { q: 'cafe', user_id: carl.id })).toEqual(['A cafeteria is fine too']);
  });

  it('tolerates a typo and finds Chinese, Japanese and Korean text', async () => {
    const [anna, ben] = await pair();
    for (const text of ['The restaurant by the river', '我很喜欢音乐和电影', '明日は映画を見ましょう', '내일 만나요'])
      await send(ben, anna, text);

    expect([
      await texts(anna, { q: 'restuarant' }),
      await texts(anna, { q: '音乐' }),
      await texts(anna, { q: '喜歓音乐和' }),
      await texts(anna, { q: '映画' }),
      await texts(anna, { q: '만나' }),
      await texts(anna, { q: 'rivet zebra' }),
    ]).toEqual([
      ['The restaurant by the river'],
      ['我很喜欢音乐和电影'],
      ['我很喜欢音乐和电影'],
      ['明日は映画を見ましょう'],
      ['내일 만나요'],
      [],
    ]);
  });

  it('finds the words of a translation', async () => {
    const [anna, ben] = await pair();
    const message = await send(ben, anna, 'Good evening to you');
    await anna.call(translationContract.translate, {
      body: { items: [{ type: 'message', id: message.id }], to: 'ja' },
    });
    const { translation } = (await anna.call(acts.getMessage, { params: { id: message.id } })).body;
    const word = there(/[\p{L}]{2,}/u.exec(there(translation).text)?.[0]);

    expect(await texts(anna, { q: word })).toContain('Good evening to you');
  });

  it('narrows by sender, kind and date, also without words', async () => {
    const [anna, ben] = await pair();
    const [file] = (await uploadPicture(api.address, ben, { data: await makePicture(40, 40) })).body.files;
    await send(ben, anna, 'Look at my garden', { message_type: 'photo', upload_ids: [file?.id ?? 0] });
    const old = await send(anna, ben, 'My garden long ago');
    await api.sql("update message set created_at = '2020-05-05T10:00:00Z' where id = $1", [old.id]);

    expect([
      await texts(anna, { q: 'garden', from: 'me' }),
      await texts(anna, { q: 'garden', from: 'them' }),
      await texts(anna, { type: 'photo' }),
      await texts(anna, { q: 'garden', type: 'text' }),
      await texts(anna, { since: '2020-05-05T00:00:00Z', until: '2020-05-06T00:00:00Z' }),
      await texts(anna, { q: 'garden', until: '2020-05-05T10:00:00Z' }),
    ]).toEqual([
      ['My garden long ago'],
      ['Look at my garden'],
      ['Look at my garden'],
      ['My garden long ago'],
      ['My garden long ago'],
      [],
    ]);
  });

  it('needs something to search for', async () => {
    const anna = await someone();

    const codes = await Promise.all(
      [{}, { q: ' ! ' }, { from: 'me' }].map(
        async (query) => (await anna.call(messageSearchContract.searchMessages, { query: query as object })).code,
      ),
    );

    expect(codes).toEqual(Array.from({ length: 3 }, () => errors.input_invalid.code));
  });

  it('goes on page by page to the end, without repeating or leaving out a message', async () => {
    const [anna, ben] = await pair();
    const carl = await someone();
    for (let nth = 1; nth <= 25; nth += 1) await send(ben, anna, `Pearl ${nth}`);
    await send(carl, anna, 'Pearl of Carl');

    const first = await search(anna, { q: 'pearl' });
    const second = await search(anna, { q: 'pearl', max_id: first.max_id });

    expect([first.items.length, second.items.length, second.max_id]).toEqual([20, 6, -1]);
    const all = [...first.items, ...second.items].map(({ message }) => message.message_content);
    expect(all[0]).toBe('Pearl of Carl');
    expect(all.slice(1)).toEqual(Array.from({ length: 25 }, (_, nth) => `Pearl ${25 - nth}`));
  });
});

describe('a search never shows', () => {
  it('conversations of others, nor one that a block or its reader has ended', async () => {
    const [anna, ben] = await pair();
    const [carl, dora] = await pair();
    const stranger = await someone();
    for (const [from, to] of [
      [ben, anna],
      [dora, carl],
    ] as const)
      await send(from, to, 'Tell nobody: marigold');
    const before = [await texts(anna, { q: 'marigold' }), await texts(stranger, { q: 'marigold' })];

    await block(api.app.database, ben.id, anna.id);
    const thread = there((await carl.call(messageThreadsContract.listThreads, { query: {} })).body.items[0]);
    await carl.call(messageThreadsContract.deleteThread, { params: { id: thread.id } });

    expect(before).toEqual([['Tell nobody: marigold'], []]);
    expect([await texts(anna, { q: 'marigold' }), await texts(carl, { q: 'marigold' })]).toEqual([[], []]);
    await send(dora, carl, 'Are you there?');
    expect([await texts(carl, { q: 'marigold' }), await texts(dora, { q: 'marigold' })]).toEqual([
      [],
      ['Tell nobody: marigold'],
    ]);
  });

  it('deleted and recalled messages, and the earlier words of edited ones', async () => {
    const [anna, ben] = await pair();
    const [deleted, recalled, edited] = [
      await send(ben, anna, 'Violet one'),
      await send(ben, anna, 'Violet two'),
      await send(ben, anna, 'Violet three'),
    ];

    await anna.call(acts.deleteMessage, { params: { id: deleted.id } });
    await ben.call(acts.recallMessage, { body: { id: recalled.id } });
    await ben.call(acts.editMessage, { params: { id: edited.id }, body: { message_content: 'Rose three' } });

    expect([
      await texts(anna, { q: 'violet' }),
      await texts(ben, { q: 'violet' }),
      await texts(anna, { q: 'rose' }),
    ]).toEqual([[], ['Violet one'], ['Rose three']]);
  });
});

describe('among many messages', () => {
  const messages = 6_000;
  let reader: Member;
  let other: Member;
  let threadId: number;

  beforeAll(async () => {
    [reader, other] = await pair();
    const [thread] = await api.sql<{ id: string }>(
      'select thread_id as id from thread_member where member_id = $1 and other_id = $2',
      [reader.id, other.id],
    );
    threadId = Number(thread?.id);
    await api.sql(
      `insert into message (thread_id, seq, sender_id, client_id, kind, content)
       select $1, g, $2::bigint, 'client-many-' || g, case when g % 500 = 0 then 'sayhi' else 'text' end,
         case when g = 20 then 'The buried treasure' else 'Message number ' || g end
       from generate_series(3, $3::int) g`,
      [threadId, other.id, messages],
    );
    await api.sql('update thread set last_seq = $2 where id = $1', [threadId, messages]);
    await api.sql('analyze message');
  });

  it('a call reads a limited number of them', async () => {
    const scanned = { reader: reader.id, threads: [threadId], cursor_id: null, from: null, since: null, until: null };
    const plans = [
      { of: scanMessages, most: 6_000, params: { ...scanned, reach: 2_000 } },
      { of: scanMessagesOfKind, most: 60, params: { ...scanned, reach: 2_000, kind: 'sayhi' } },
      {
        of: searchableThreads,
        most: 60,
        params: { reader: reader.id, user_id: null, cursor_id: null, is_done: false, most: 300 },
      },
    ];
    for (const { of, most, params } of plans) {
      const named: Record<string, unknown> = params;
      const [row] = await api.sql<{ 'QUERY PLAN': { Plan: Record<string, number> }[] }>(
        `explain (analyze, buffers, format json) ${of.text}`,
        of.params.map((name) => named[name]),
      );
      const { Plan } = there(row?.['QUERY PLAN'][0]);
      expect((Plan['Shared Hit Blocks'] ?? 0) + (Plan['Shared Read Blocks'] ?? 0)).toBeLessThan(most);
    }
  });

  it('a call that is full leaves the other conversations to the next one', async () => {
    const carl = await someone();
    await send(carl, reader, 'A treasure of Carl');
    await send(other, reader, 'The newest of many');

    const pages = [await search(reader, { q: 'treasure' })];
    for (let page = pages[0]; page !== undefined && page.max_id !== -1; page = pages.at(-1))
      pages.push(await search(reader, { q: 'treasure', max_id: page.max_id }));

    const found = pages.map(({ items }) => items.map(({ message }) => message.message_content));
    expect(found).toEqual([[], [], ['The buried treasure'], [], ['A treasure of Carl']]);
  });

  it('an old one is found over several calls, and a page of the conversation reaches it', async () => {
    let calls = 0;
    let page = await search(reader, { q: 'treasure' });
    for (; page.items.length === 0 && page.max_id !== -1; calls += 1)
      page = await search(reader, { q: 'treasure', max_id: page.max_id });
    const target = there(page.items[0]).message;
    const { items } = (
      await reader.call(messageThreadsContract.getThread, {
        params: { id: other.id },
        query: { user: 1, max_id: 300, down_to: target.seq - 5 },
      })
    ).body;

    expect([calls, target.seq]).toEqual([2, 20]);
    expect([items[0]?.seq, items.at(-1)?.seq]).toEqual([299, 15]);
  });
});
