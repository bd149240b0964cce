import { randomUUID } from 'node:crypto';
import { changeThreadPage, type ChatEvent } from '@peonia/contract/chat/chat-state.ts';
import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { messageActsContract } from '@peonia/contract/chat/message-acts.schema.ts';
import { messageThreadsContract } from '@peonia/contract/chat/message-threads.schema.ts';
import { complaintsContract } from '@peonia/contract/moderation/complaints.schema.ts';
import { notificationsContract } from '@peonia/contract/notifications/notifications.schema.ts';
import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import type { BodyOf } from '@peonia/contract/protocol/endpoint.ts';
import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import { questionsContract as contract } from '@peonia/contract/questions.schema.ts';
import { questionTopics } from '@peonia/contract/questions.ts';
import { languages } from '@peonia/i18n/languages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import type { MemberOptions } from '../../../test/fixtures/registration.ts';
import { runJob } from '../../../test/run-job.ts';
import { there } from '../../../test/there.ts';
import { block } from '../privacy/public.ts';
import { questionsEraser, questionsExporter } from './public.ts';

let api: Api;
let count = 0;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const codeOf = (name: ErrorName) => errors[name].code;
const someone = (options: MemberOptions = {}) => api.register(`Curious ${(count += 1)}`, options);
type Asking = Partial<BodyOf<typeof contract.ask>>;
const ask = (from: Member, to: { id: number }, options: Asking = {}) =>
  from.call(contract.ask, {
    body: {
      user_id: to.id,
      kind: 'question',
      client_id: randomUUID(),
      ...(options.content === undefined && options.kind === undefined ? { question_id: 4 } : {}),
      ...options,
    },
  });
const answer = (by: Member, body: Partial<BodyOf<typeof contract.answer>>) =>
  by.call(contract.answer, { body: { published: false, ...body } });
const answersOf = (member: { id: number }, reader: Pick<Member, 'call'>) =>
  reader.call(contract.listAnswers, { params: { id: member.id } });
const threadOf = async (reader: Member, other: Member) =>
  (await reader.call(messageThreadsContract.getThread, { params: { id: other.id }, query: { user: 1 } })).body;
async function noticesOf(member: Member) {
  // The first may join a run that began before the last notice was written.
  for (const _ of [1, 2]) await api.app.outbox.drain();
  return (await member.call(notificationsContract.listNotifications)).body.items.map(({ type, data }) => [
    type,
    data.what,
    data.name,
    data.content,
  ]);
}

describe('the catalogue', () => {
  // covers: About 100 curated questions in 8 languages
  it('has a hundred questions on nine topics in every language, some forty with the same number of choices', async () => {
    const reader = await someone();
    const shape = (await reader.call(contract.listQuestions)).body.items.map(({ id, topic, choices }) => [
      id,
      topic,
      choices.length,
    ]);
    expect(new Set(shape.map(([, topic]) => topic))).toEqual(new Set(questionTopics));
    expect(shape.filter(([, , choices]) => Number(choices) > 0).length).toBeGreaterThanOrEqual(40);
    for (const language of languages) {
      const { items } = (await (await someone({ language })).call(contract.listQuestions)).body;
      expect(items.map(({ id, topic, choices }) => [id, topic, choices.length])).toEqual(shape);
      expect([items.length, new Set(items.map(({ text }) => text)).size]).toEqual([100, 100]);
      expect(
        items.filter(
          ({ text, choices }) =>
            text.length > 120 ||
            text.trim() !== text ||
            new Set(choices).size !== choices.length ||
            choices.some((one) => one.trim() === '' || one.length > 60),
        ),
      ).toEqual([]);
    }
  });
});

describe('asking', () => {
  // covers: POST /answer
  // covers: POST /ask
  it('sends the question as a message in each one’s language, notifies, and counts the day', async () => {
    const [anna, ben] = [await someone({ language: 'de' }), await someone({ language: 'ja' })];
    const client_id = randomUUID();
    const asked = await ask(anna, ben, { question_id: 50, client_id });
    expect(asked.body).toMatchObject({
      left: 4,
      message: { message_type: 'question', message_content: '', question: { text: 'Kaffee oder Tee?', answer: null } },
    });
    expect((await ask(anna, ben, { question_id: 50, client_id })).body).toEqual(asked.body);
    expect((await threadOf(ben, anna)).items).toMatchObject([
      { question: { text: 'コーヒー派ですか、お茶派ですか？', answer: null } },
    ]);
    expect(await noticesOf(ben)).toEqual([['ask', 'asked', anna.name, 'コーヒー派ですか、お茶派ですか？']]);
    expect((await ben.call(contract.listAsks)).body.items).toMatchObject([
      {
        user: { user_id: anna.id },
        question_id: 50,
        choices: ['コーヒー派', 'お茶派', 'どちらも飲む', 'どちらも飲まない'],
      },
    ]);
  });

  // covers: POST ask: a curated question or own words up to 200 characters, through the gate of the chat
  it('is the one message to a member who has not answered, and stores nothing when refused', async () => {
    const [anna, ben] = [await someone(), await someone()];
    await ask(anna, ben, { content: '  Do you sing?  ' });
    expect((await ask(anna, ben)).code).toBe(codeOf('message_unanswered'));
    expect((await anna.call(chatContract.sayHi, { body: { user_id: ben.id } })).code).toBe(
      codeOf('message_unanswered'),
    );
    expect((await anna.call(contract.listQuestions)).body.left).toBe(4);
    expect(await noticesOf(ben)).toEqual([['ask', 'asked', anna.name, 'Do you sing?']]);
    expect(await api.sql('select 1 from question_ask where asker_id = $1', [anna.id])).toHaveLength(1);
  });

  // covers: 5 questions a day, VIP 30: 400062
  it('ends with the daily limit, five or thirty for VIP, also simultaneously', async () => {
    const anna = await someone({ verified: true });
    const others = await Promise.all(Array.from({ length: 9 }, () => someone()));
    const answers = await Promise.all(others.map((other) => ask(anna, other)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual(
      [
        ...Array.from({ length: 4 }, () => codeOf('daily_share_used_up')),
        ...Array.from({ length: 5 }, () => null),
      ].toSorted(),
    );
    expect((await anna.call(contract.listQuestions)).body.left).toBe(0);
    expect(await api.sql('select 1 from thread_member where member_id = $1', [anna.id])).toHaveLength(5);
    await api.sql('update account set is_free = true where id = $1', [anna.id]);
    expect((await anna.call(contract.listQuestions)).body.left).toBe(25);
    await api.sql('update free_question_usage set day = day - 1 where member_id = $1', [anna.id]);
    await runJob(api, 'questions.purge-usage');
    expect(await api.sql('select 1 from free_question_usage where member_id = $1', [anna.id])).toEqual([]);
  });

  // covers: Suspicious messages warn the reader, pause the sender and are queued for staff
  it('in own words is judged like a message', async () => {
    const [anna, ben] = await Promise.all([someone(), someone()]);

    await ask(anna, ben, { content: 'Will you send me 300 dollars by Western Union?' });

    const message = there((await threadOf(ben, anna)).items[0]);
    const reported = await api.sql(
      "select member_id, evidence ->> 'words' as words from complaint where report_id = $1",
      [message.id],
    );
    expect([message.warning, reported]).toEqual([
      'scam',
      [{ member_id: null, words: 'Will you send me 300 dollars by Western Union?' }],
    ]);
  });

  it('is shown to staff with a complaint about it', async () => {
    const [anna, ben] = await Promise.all([someone(), someone()]);
    const message = there((await ask(anna, ben, { content: 'Do you sing?' })).body.message);

    await ben.call(complaintsContract.complain, {
      body: { reportType: 'question', reportId: message.id, content: 'hate: Insulted me.' },
    });

    const [complaint] = await api.sql("select evidence ->> 'words' as words from complaint where accused_id = $1", [
      anna.id,
    ]);
    expect(complaint).toEqual({ words: 'Do you sing?' });
  });

  it('in own words is refused in a language that the receiver does not read', async () => {
    const [anna, ben] = await Promise.all([someone(), someone()]);
    await ben.call(profilesContract.updateProfile, { body: { languages: ['en'], block_foreign: 1 } });

    const { code } = await ask(anna, ben, { content: '週末はどこへ出かけるのが好きですか。' });

    expect(code).toBe(codeOf('message_foreign'));
  });

  it('refuses invalid questions and receivers', async () => {
    const [anna, ben] = [await someone(), await someone()];
    expect((await ask(anna, ben, { question_id: 999 })).code).toBe(codeOf('question_unknown'));
    for (const content of ['   ', 'x'.repeat(201)])
      expect((await ask(anna, ben, { content })).code).toBe(codeOf('question_length'));
    expect((await ask(anna, ben, { content: '😀'.repeat(200) })).status).toBe(201);
    expect((await ask(anna, anna)).code).toBe(codeOf('message_to_self'));
    expect((await ask(anna, { id: 999_999 })).status).toBe(404);
    const carl = await someone({ visibility: 'hidden' });
    expect((await ask(anna, carl)).status).toBe(404);
  });
});

describe('asking for what is missing', () => {
  // covers: POST ask for a missing field raises the notifications avatar, bio, profile, verify
  it('is a notification and no message, once a month, only for missing fields', async () => {
    const [anna, ben] = [await someone(), await someone()];
    for (const kind of ['avatar', 'bio', 'profile', 'verify'] as const)
      expect((await ask(anna, ben, { kind })).body).toEqual({ message: null, left: expect.any(Number) });
    expect(await noticesOf(ben)).toEqual(
      ['verify', 'profile', 'bio', 'avatar'].map((type) => [type, 'asked', anna.name, null]),
    );
    expect((await ask(anna, ben, { kind: 'bio' })).body.left).toBe(1);
    expect(await noticesOf(ben)).toHaveLength(4);
    expect((await threadOf(ben, anna)).items).toEqual([]);
    await ben.call(profilesContract.updateProfile, { body: { biography: 'I bake bread.' } });
    expect((await ask(await someone(), ben, { kind: 'bio' })).code).toBe(codeOf('nothing_missing'));
  });

  it('is refused to a member who may not write', async () => {
    const [anna, ben, carl] = [await someone(), await someone(), await someone({ visibility: 'hidden' })];
    await api.app.database.transaction((db) => block(db, ben.id, anna.id));
    for (const other of [ben, carl, { id: 999_999 }])
      expect((await ask(anna, other, { kind: 'bio' })).status).toBe(404);
    expect((await ask(ben, anna, { kind: 'bio' })).code).toBe(codeOf('member_blocked_by_me'));
    expect((await ask(anna, anna, { kind: 'bio' })).code).toBe(codeOf('message_to_self'));
    expect(await noticesOf(ben)).toEqual([]);
  });
});

describe('answering a person', () => {
  // covers: POST answer: a message in the conversation, optionally published on the profile
  it('is one message that opens the conversation, and is on the profile only if published', async () => {
    const [anna, ben] = [await someone({ language: 'fr' }), await someone()];
    const ask_id = there((await ask(anna, ben, { question_id: 50 })).body.message?.question).id;
    const socket = await anna.socket();
    let page = await threadOf(anna, ben);
    const given = await answer(ben, { ask_id, choice: 1, content: 'Green, in the morning', published: true });
    expect(given.body).toMatchObject({
      answer: { question: 'Coffee or tea?', chosen: 'Tea', published: true },
      message: { message_type: 'text', message_content: 'Thé · Green, in the morning' },
    });
    expect(
      (await answer(ben, { ask_id, choice: 1, content: 'Green, in the morning', published: true })).body.message,
    ).toEqual(given.body.message);
    expect((await answer(ben, { ask_id, choice: 0 })).code).toBe(codeOf('question_answered'));
    expect((await ben.call(contract.listAsks)).body.items).toEqual([]);

    await socket.next((frame) => frame.type === 'event' && frame.name === 'message.changed');
    for (const frame of socket.frames) if (frame.type === 'event') page = changeThreadPage(page, frame as ChatEvent);
    socket.close();
    const fresh = await threadOf(anna, ben);
    expect(page).toEqual(fresh);
    expect(fresh.items.map(({ question }) => question?.answer)).toEqual([undefined, 'Thé · Green, in the morning']);
    expect([fresh.composer, fresh.thread?.unread]).toEqual(['open', 1]);
    expect((await answersOf(ben, anna)).body.items).toMatchObject([
      { question: 'Café ou thé\u202f?', chosen: 'Thé', published: null, weight: null },
    ]);

    const own = there((await ask(anna, ben, { content: 'Do you sing?' })).body.message?.question).id;
    expect((await answer(ben, { ask_id: own, content: 'In the bath' })).body.answer).toBeNull();
    expect((await answersOf(ben, anna)).body.items).toHaveLength(1);
  });

  // covers: A recalled question cannot be answered
  it('is refused once the question was recalled', async () => {
    const [anna, ben] = [await someone(), await someone()];
    const message = there((await ask(anna, ben, { question_id: 50 })).body.message);
    await anna.call(messageActsContract.recallMessage, { body: { id: message.id } });
    expect((await answer(ben, { ask_id: there(message.question).id, choice: 1 })).code).toBe(
      codeOf('question_taken_back'),
    );
    expect((await ben.call(contract.listAsks)).body.items).toEqual([]);
    expect((await threadOf(anna, ben)).items).toHaveLength(1);
  });

  it('leaves the notifications of the asked member with its message', async () => {
    const [anna, ben] = [await someone(), await someone()];
    const message = there((await ask(anna, ben, { content: 'Do you sing?' })).body.message);
    expect(await noticesOf(ben)).toHaveLength(1);

    await anna.call(messageActsContract.recallMessage, { body: { id: message.id } });

    expect(await noticesOf(ben)).toEqual([]);
  });

  it('accepts a valid choice or text, for one’s own questions only', async () => {
    const [anna, ben, carl] = [await someone(), await someone(), await someone()];
    const ask_id = there((await ask(anna, ben, { content: 'Do you sing?' })).body.message?.question).id;
    expect((await answer(carl, { ask_id, content: 'Yes' })).status).toBe(404);
    expect((await answer(ben, { ask_id, content: '  ' })).code).toBe(codeOf('answer_empty'));
    expect((await answer(ben, { ask_id, choice: 0 })).code).toBe(codeOf('input_invalid'));
    expect((await answer(ben, { ask_id, content: 'x'.repeat(501) })).code).toBe(codeOf('answer_length'));
    expect((await answer(ben, { content: 'Yes' })).code).toBe(codeOf('input_invalid'));
    await api.app.database.transaction((db) => block(db, anna.id, ben.id));
    expect([
      (await answer(ben, { ask_id, content: 'Yes' })).status,
      (await ben.call(contract.listAsks)).body.items,
    ]).toEqual([404, []]);
  });
});

describe('answers of one’s own', () => {
  it('are created, changed, weighted, hidden and deleted', async () => {
    const [anna, ben] = [await someone({ visibility: 'public' }), await someone()];
    const given = there((await answer(anna, { question_id: 1, choice: 2, published: true, weight: 3 })).body.answer);
    expect((await answer(anna, { question_id: 1, choice: 0, published: true })).body.answer).toMatchObject({
      id: given.id,
      chosen: 'Early bird',
      weight: 3,
    });
    expect((await answersOf(anna, api.guest())).body).toMatchObject({
      items: [{ chosen: 'Early bird', published: null }],
      match: null,
    });
    expect((await ben.call(contract.updateAnswer, { params: { id: given.id }, body: { published: false } })).code).toBe(
      codeOf('answer_unknown'),
    );
    await ben.call(contract.deleteAnswer, { params: { id: given.id } });
    await anna.call(contract.updateAnswer, { params: { id: given.id }, body: { published: false, weight: 1 } });
    expect((await answersOf(anna, ben)).body.items).toEqual([]);
    expect((await answersOf(anna, anna)).body.items).toMatchObject([{ published: false, weight: 1 }]);
    expect(
      (await anna.call(contract.listQuestions)).body.items.filter(({ answered }) => answered).map(({ id }) => id),
    ).toEqual([1]);
    await anna.call(contract.deleteAnswer, { params: { id: given.id } });
    expect((await answersOf(anna, anna)).body.items).toEqual([]);
  });

  it('are paginated with a constant number of queries', async () => {
    const [anna, ben] = [await someone(), await someone()];
    for (let id = 1; id <= 25; id += 1)
      await answer(anna, { question_id: id, content: `Number ${id}`, published: true });
    const first = (await answersOf(anna, ben)).body;
    const rest = (await ben.call(contract.listAnswers, { params: { id: anna.id }, query: { max_id: first.max_id } }))
      .body;
    expect([...first.items, ...rest.items].map(({ content }) => content)).toEqual(
      Array.from({ length: 25 }, (_, at) => `Number ${25 - at}`),
    );
    expect(rest.max_id).toBe(-1);
    const many = await api.countQueries(() => answersOf(anna, ben));
    expect(await api.countQueries(() => answersOf(ben, anna))).toBe(many);
  });

  it('give a match from five published questions, the same from both sides', async () => {
    const [anna, ben] = [await someone(), await someone()];
    const choose = async (member: Member, choices: Readonly<Record<number, number>>, published = true) => {
      for (const [id, choice] of Object.entries(choices))
        await answer(member, { question_id: Number(id), choice, published });
    };
    const match = async (reader: Member, other: Member) => (await answersOf(other, reader)).body.match;
    await choose(anna, { 1: 0, 24: 0, 26: 1, 50: 0, 36: 2 });
    await choose(ben, { 1: 2, 24: 0, 26: 1, 50: 1 });
    await choose(ben, { 36: 2 }, false);
    expect(await match(anna, ben)).toEqual({ percent: null, shared: 4, alike: 2 });
    await choose(ben, { 36: 2 });
    expect([await match(anna, ben), await match(ben, anna)]).toEqual([
      { percent: 60, shared: 5, alike: 3 },
      { percent: 60, shared: 5, alike: 3 },
    ]);
    // On a scale of three the middle is half as alike.
    await choose(ben, { 1: 1 });
    expect((await match(anna, ben))?.percent).toBe(70);
    expect((await answersOf(ben, anna)).body.items.find(({ question_id }) => question_id === 24)).toMatchObject({
      chosen: 'Trust',
      mine: 'Trust',
      alike: true,
    });
    expect(await match(anna, anna)).toBeNull();
  });

  it('are deleted with the account, and exported', async () => {
    const [anna, ben] = [await someone(), await someone()];
    const ask_id = there((await ask(anna, ben, { content: 'Do you sing?' })).body.message?.question).id;
    await answer(ben, { ask_id, content: 'In the bath', published: true });
    await ask(anna, ben, { kind: 'bio' });
    const written = [];
    for await (const { content } of questionsExporter.files(api.app.database, ben.id))
      for await (const part of content) written.push(Buffer.from(part).toString());
    expect(written.join('')).toContain('In the bath');
    await api.app.database.transaction((db) => questionsEraser.erase(db, anna.id));
    // The question was Anna's; without it the answer says nothing.
    expect((await answersOf(ben, ben)).body.items).toEqual([]);
    expect(await api.sql('select 1 from profile_request where asker_id = $1', [anna.id])).toEqual([]);
    await api.app.database.transaction((db) => questionsEraser.erase(db, ben.id));
    expect(
      await api.sql(
        "select 1 from question_ask where content <> '' and asker_id = $1 or answer <> '' and asked_id = $2",
        [anna.id, ben.id],
      ),
    ).toEqual([]);
  });
});
