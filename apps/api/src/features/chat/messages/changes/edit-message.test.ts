import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { messageActsContract as acts } from '@peonia/contract/chat/message-acts.schema.ts';
import { messageThreadsContract } from '@peonia/contract/chat/message-threads.schema.ts';
import { complaintsContract } from '@peonia/contract/moderation/complaints.schema.ts';
import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import { translationContract } from '@peonia/contract/translation/translation.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../../test/api.ts';
import type { Member } from '../../../../../test/fixtures/register-member.ts';
import { openTranslatorDouble, type TranslatorDouble } from '../../../../../test/providers/translator-double.ts';
import { there } from '../../../../../test/there.ts';
import { block } from '../../../privacy/public.ts';
import { chatEraser, chatExporter } from '../../own-messages.ts';

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

const send = (from: Member, to: Member, text = 'Hello', more: object = {}) =>
  from.call(chatContract.sendMessage, {
    body: {
      user_id: to.id,
      message_type: 'text',
      message_content: text,
      client_id: `client-edit-${(number += 1)}`,
      ...more,
    },
  });
const edit = (member: Member, id: number, text: string) =>
  member.call(acts.editMessage, { params: { id }, body: { message_content: text } });
const read = async (member: Member, id: number) => (await member.call(acts.getMessage, { params: { id } })).body;
const code = (name: ErrorName) => errors[name].code;
const age = (id: number, seconds: number) =>
  api.sql('update message set created_at = created_at - make_interval(secs => $2) where id = $1', [id, seconds]);
const wordings = (id: number) =>
  api.sql<{ content: string }>('select content from message_edit where message_id = $1 order by id', [id]);

/** Two members who have written to each other; the message is by the first one. */
async function conversation() {
  const [anna, ben] = await Promise.all([
    api.register(`Edits A ${(number += 1)}`),
    api.register(`Edits B ${(number += 1)}`),
  ]);
  const { body: message } = await send(anna, ben, 'Helo there');
  await send(ben, anna, 'Hello');
  return { anna, ben, message };
}

describe('editing a message', () => {
  // covers: Edit an own text within 15 minutes; marked for both
  it('changes the text for both, marks it and tells both at once', async () => {
    const { anna, ben, message } = await conversation();
    const sockets = [await anna.socket(), await ben.socket()];

    const { status, body } = await edit(anna, message.id, ' Hello there ');

    expect([status, body.message_content, body.seq]).toEqual([200, 'Hello there', 1]);
    expect(Date.parse(body.edited_at ?? '')).toBeGreaterThan(Date.parse(message.created_at));
    for (const socket of sockets)
      expect(await socket.next((frame) => frame.type === 'event' && frame.name === 'message.changed')).toMatchObject({
        data: { message: { id: message.id, message_content: 'Hello there', edited_at: body.edited_at } },
      });
    expect(await read(ben, message.id)).toMatchObject({ message_content: 'Hello there', edited_at: body.edited_at });
  });

  it('shows the new text in the list and in quotes', async () => {
    const { anna, ben } = await conversation();
    const { body: last } = await send(anna, ben, 'Lat');
    const { body: answer } = await send(ben, anna, 'Late?', { reply_to: last.seq });

    await edit(anna, last.id, 'Late');
    await edit(ben, answer.id, 'How late?');

    const [thread] = (await anna.call(messageThreadsContract.listThreads, { query: {} })).body.items;
    expect(thread?.summary).toMatchObject({ message_content: 'How late?', reply_to: { message_content: 'Late' } });
  });

  it('changes nothing where the text is the same', async () => {
    const { anna, message } = await conversation();

    const { body } = await edit(anna, message.id, 'Helo there');

    expect([body.edited_at, await wordings(message.id)]).toEqual([null, []]);
  });

  it('is refused after 15 minutes', async () => {
    const { anna, message } = await conversation();
    await age(message.id, 895);
    expect((await edit(anna, message.id, 'Just in time')).status).toBe(200);

    await age(message.id, 10);

    expect((await edit(anna, message.id, 'Too late')).code).toBe(code('edit_too_late'));
  });

  it('is refused for messages of the other and of strangers', async () => {
    const { ben, message } = await conversation();
    const carl = await api.register(`Edits C ${(number += 1)}`);

    expect([(await edit(ben, message.id, 'Mine')).status, (await edit(carl, message.id, 'Mine')).status]).toEqual([
      404, 404,
    ]);
  });

  it('is refused for anything but a text, and after a recall', async () => {
    const { anna, ben, message } = await conversation();
    const carl = await api.register(`Edits C ${(number += 1)}`);
    const { body: hi } = await anna.call(chatContract.sayHi, { body: { user_id: carl.id } });
    await anna.call(acts.recallMessage, { body: { id: message.id } });

    expect([(await edit(anna, hi.id, 'Hi!')).code, (await edit(anna, message.id, 'Back')).code]).toEqual([
      code('message_not_editable'),
      code('message_not_editable'),
    ]);
    expect((await edit(ben, message.id, 'Back')).status).toBe(404);
  });

  it('is refused after a block on either side', async () => {
    const [mine, theirs] = [await conversation(), await conversation()];
    await block(api.app.database, mine.anna.id, mine.ben.id);
    await block(api.app.database, theirs.ben.id, theirs.anna.id);

    expect([
      (await edit(mine.anna, mine.message.id, 'Still')).code,
      (await edit(theirs.anna, theirs.message.id, 'Still')).status,
    ]).toEqual([code('member_blocked_by_me'), 404]);
  });

  it('refuses an empty text and one that is too long', async () => {
    const { anna, message } = await conversation();

    expect([(await edit(anna, message.id, '  ')).code, (await edit(anna, message.id, 'x'.repeat(5_001))).code]).toEqual(
      [code('input_invalid'), code('message_too_long')],
    );
  });
});

describe('the translation of an edited message', () => {
  it('is dropped, and made again of the new text', async () => {
    const { anna, ben, message } = await conversation();
    const ask = () =>
      ben.call(translationContract.translate, { body: { items: [{ type: 'message', id: message.id }], to: 'ja' } });
    await ask();
    const before = await read(ben, message.id);

    await edit(anna, message.id, 'Good evening to you');
    const edited = await read(ben, message.id);
    await ask();

    expect([before.translation?.state, edited.translation]).toEqual(['translated', null]);
    expect((await read(ben, message.id)).translation?.text).not.toBe(before.translation?.text);
  });

  it('by a person keeps the text as it is', async () => {
    const { anna, message } = await conversation();
    await api.sql(
      "insert into message_translation (message_id, kind, state, target) values ($1, 'human', 'translating', 'de')",
      [message.id],
    );

    expect((await edit(anna, message.id, 'Something else')).code).toBe(code('message_human_translated'));
  });
});

describe('earlier wordings', () => {
  it('are evidence of a complaint about the message, and shown nowhere else', async () => {
    const { anna, ben, message } = await conversation();
    await edit(anna, message.id, 'A first correction');
    await edit(anna, message.id, 'A second one');
    const seen = JSON.stringify([
      await read(ben, message.id),
      (await ben.call(messageThreadsContract.getThread, { params: { id: anna.id }, query: { user: 1 } })).body,
    ]);

    await ben.call(complaintsContract.complain, {
      body: { reportType: 'message', reportId: message.id, content: 'hate' },
    });

    const [row] = await api.sql<{ evidence: { words: string; edits: { words: string }[] } }>(
      "select evidence from complaint where report_type = 'message' and report_id = $1",
      [message.id],
    );
    expect(row?.evidence.words).toBe('A second one');
    expect(row?.evidence.edits.map(({ words }) => words)).toEqual(['Helo there', 'A first correction']);
    expect(seen).not.toContain('Helo there');
  });

  it('are in the export of their writer only, and erased with the account', async () => {
    const { anna, ben, message } = await conversation();
    await edit(anna, message.id, 'Hello there');
    const exportOf = async ({ id }: Member) => {
      let text = '';
      for await (const { content } of chatExporter.files(api.app.database, id))
        for await (const piece of content) text += piece.toString();
      return text;
    };
    const exports = [await exportOf(anna), await exportOf(ben)];

    await chatEraser.erase(api.app.database, anna.id);

    expect(exports.map((text) => text.includes('Helo there'))).toEqual([true, false]);
    expect(await wordings(message.id)).toEqual([]);
  });

  it('are deleted when the message is recalled', async () => {
    const { anna, message } = await conversation();
    await edit(anna, message.id, 'Hello there');

    const { body } = await anna.call(acts.recallMessage, { body: { id: message.id } });

    expect([body.edited_at, await wordings(message.id)]).toEqual([null, []]);
  });
});

it('warns the reader of a text that became suspicious, and reports it', async () => {
  const { anna, ben, message } = await conversation();

  await edit(anna, message.id, 'Please send me 500 dollars in bitcoin to my wallet, I need money urgently');

  expect((await read(ben, message.id)).warning).toBe('scam');
  const reported = await api.sql("select 1 from complaint where report_type = 'message' and report_id = $1", [
    there(message).id,
  ]);
  expect(reported).toHaveLength(1);
});

it('edited again and again is reported three times at most', async () => {
  const { anna, message } = await conversation();

  for (const sum of [100, 200, 300, 400, 500]) await edit(anna, message.id, `Please send me ${sum} dollars in bitcoin`);

  const reported = await api.sql("select 1 from complaint where report_type = 'message' and report_id = $1", [
    there(message).id,
  ]);
  expect(reported).toHaveLength(3);
});
