import { randomUUID } from 'node:crypto';
import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { mallContract } from '@peonia/contract/mall/mall.schema.ts';
import { mediaContract } from '@peonia/contract/media/media.schema.ts';
import { complaintsContract as contract } from '@peonia/contract/moderation/complaints.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import type { EventData } from '@peonia/contract/protocol/realtime.ts';
import { questionsContract } from '@peonia/contract/questions.schema.ts';
import { socialContract } from '@peonia/contract/social/social.schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import { giftCouple, giveRoses } from '../../../../test/fixtures/order-gift.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { putInAlbum } from '../../../../test/fixtures/set-up-album.ts';
import { there } from '../../../../test/there.ts';

// covers: Captions, answers and notes of likes with signals of a fraud are queued for staff and warn their readers

const fraud = 'Please send me 300 dollars by Western Union';
const harmless = 'I like long walks, black tea and old maps.';

let api: Api;
let ada: StaffMember;
let reader: Member;
let writer: Member;
let counted = 0;

beforeAll(async () => {
  api = await startApi({ LIMIT_SUSPICIOUS_RECEIVERS_MAX: '2' });
  ada = await makeStaff(api, 'Staff Ada');
});
afterAll(() => api.close());
beforeEach(async () => {
  counted += 1;
  writer = await api.register(`Writer ${counted}`, { visibility: 'public' });
  reader = await api.register(`Reader ${counted}`, { visibility: 'public' });
});

const cases = () =>
  api.sql<{ id: string; report_type: string; content: string; words: string; kind: string; upload_ids: string[] }>(
    `select id, report_type, content, evidence->>'words' as words, evidence->'facts'->0->>'value' as kind, upload_ids
     from complaint where accused_id = $1 and member_id is null order by id`,
    [writer.id],
  );
const remove = async () =>
  ada.call(contract.decideComplaint, {
    params: { id: Number(there((await cases())[0]).id) },
    body: { uphold: true, reason: 'money', act: 'remove' } as never,
  });

describe('the note of a like', () => {
  const like = (note: string) => writer.call(socialContract.setLike, { body: { user_id: reader.id, note } });
  const seqOf = async ({ id }: Member) =>
    Number(
      there((await api.sql<{ seq: string }>('select last_seq as seq from member_stream where member_id = $1', [id]))[0])
        .seq,
    );
  /** Likes that a device gets that was away. */
  async function missedLikes(after: number) {
    const socket = await reader.socket({ after });
    await socket.next((frame) => frame.type === 'event' && frame.name === 'like.made');
    socket.close();
    return socket.frames.flatMap((frame) =>
      frame.type === 'event' && frame.name === 'like.made' ? [frame.data as EventData<'like.made'>] : [],
    );
  }
  const storedEvents = () => api.sql('select payload from member_event where member_id = $1', [reader.id]);
  const notes = async () => (await reader.call(socialContract.listLikesOfMe)).body.items;

  it.each([
    fraud,
    'Kannst du mir bitte 300 Euro per Western Union schicken?',
    'Peux-tu m’envoyer 300 euros par Western Union ?',
    'Puoi mandarmi 300 euro con Western Union?',
    'Western Unionで300ドル送ってもらえませんか',
    '웨스턴 유니온으로 300달러 보내 주세요',
    '请用西联汇款给我汇300美元',
    '請用西聯匯款給我匯300美元',
  ])('with signals of a fraud is queued, and its reader is warned: %s', async (note) => {
    const socket = await reader.socket();

    await like(note);

    expect(await cases()).toMatchObject([{ report_type: 'user', words: note, kind: 'note' }]);
    expect(await notes()).toMatchObject([{ note, suspicious: true }]);
    expect(await socket.next((frame) => frame.type === 'event' && frame.name === 'like.made')).toMatchObject({
      data: { note, suspicious: true },
    });
    socket.close();
  });

  it('without signals is not', async () => {
    await like(harmless);

    expect([await cases(), (await notes())[0]?.suspicious]).toEqual([[], undefined]);
  });

  it('is taken away by a decision, also for devices that were away, and the like stays', async () => {
    const before = await seqOf(reader);
    await like(fraud);
    expect(await missedLikes(before)).toMatchObject([{ note: fraud, suspicious: true }]);

    expect((await remove()).status).toBe(200);

    expect(await notes()).toMatchObject([{ user_id: writer.id, note: null }]);
    const [missed] = await missedLikes(before);
    expect([missed?.note, missed?.suspicious]).toEqual([null, undefined]);
    expect(JSON.stringify(await storedEvents())).not.toContain('Western Union');
  });
});

describe('the pause of a sender', () => {
  const like = async (note: string, other?: Member) =>
    writer.call(socialContract.setLike, {
      body: { user_id: (other ?? (await api.register(`Liked ${(counted += 1)}`, { visibility: 'public' }))).id, note },
    });

  it('begins after suspicious notes to several members, and holds for notes and messages', async () => {
    await api.sql('update account set vip_until = current_date + 9 where id = $1', [writer.id]);
    for (let notes = 0; notes < 2; notes += 1) expect((await like(`${fraud}, ${notes}`)).status).toBe(200);

    const note = await like(harmless);
    const message = await writer.call(chatContract.sendMessage, {
      body: { user_id: reader.id, message_type: 'text', message_content: 'Good morning', client_id: randomUUID() },
    });

    expect([note.code, message.code]).toEqual([errors.messages_slowed.code, errors.messages_slowed.code]);
  });
});

describe('the card of a gift', () => {
  const give = async (card: string) => {
    const { jonas, mei } = await giftCouple(api);
    writer = jonas as Member;
    return { mei, id: await giveRoses(jonas, mei, { card }) };
  };
  const cardOf = async (of: Member, id: number) => (await of.call(mallContract.getMallOrder, { params: { id } })).body;

  it('with signals of a fraud is queued, counts towards the pause, and its recipient is warned', async () => {
    const { mei, id } = await give(fraud);

    expect(await cases()).toMatchObject([{ report_type: 'user', words: fraud, kind: 'card' }]);
    expect(await api.sql('select 1 from message_suspicion where sender_id = $1', [writer.id])).toHaveLength(1);
    expect(await cardOf(mei, id)).toMatchObject({ card: fraud, suspicious: true });
    expect((await cardOf(writer, id)).suspicious).toBeUndefined();
  });

  it('without signals is not', async () => {
    const { mei, id } = await give(harmless);

    expect([await cases(), (await cardOf(mei, id)).suspicious]).toEqual([[], undefined]);
  });

  it('is taken away by a decision, and the gift stays', async () => {
    const { mei, id } = await give(fraud);

    expect((await remove()).status).toBe(200);

    expect(await cardOf(mei, id)).toMatchObject({ card: null, state: 'pending' });
  });
});

describe('an answer', () => {
  const answer = (content: string, published = true) =>
    writer.call(questionsContract.answer, { body: { question_id: 1, content, published } });
  const shown = async () =>
    (await reader.call(questionsContract.listAnswers, { params: { id: writer.id } })).body.items;

  it('on the profile with signals of a fraud is queued, and its reader is warned', async () => {
    await answer(fraud);

    expect(await cases()).toMatchObject([{ report_type: 'user', words: fraud, kind: 'answer' }]);
    expect(await shown()).toMatchObject([{ content: fraud, suspicious: true }]);
  });

  it('that nobody sees is queued once it is published', async () => {
    const { body } = await answer(fraud, false);
    expect(await cases()).toEqual([]);

    await writer.call(questionsContract.updateAnswer, {
      params: { id: there(body.answer).id },
      body: { published: true },
    });

    expect(await cases()).toMatchObject([{ words: fraud, kind: 'answer' }]);
  });

  it('without signals is not', async () => {
    await answer(harmless);

    expect([await cases(), (await shown())[0]?.suspicious]).toEqual([[], undefined]);
  });

  it('to a member that is published is queued as well', async () => {
    await reader.call(questionsContract.ask, {
      body: { user_id: writer.id, kind: 'question', question_id: 1, client_id: randomUUID() },
    });
    const { body: asks } = await writer.call(questionsContract.listAsks);

    await writer.call(questionsContract.answer, {
      body: { ask_id: there(asks.items[0]).ask_id, content: fraud, published: true },
    });

    expect(await cases()).toContainEqual(expect.objectContaining({ words: fraud, kind: 'answer' }));
  });

  it('is taken away by a decision', async () => {
    await answer(fraud);

    expect((await remove()).status).toBe(200);

    expect(await shown()).toEqual([]);
  });
});

describe('what is said of a photo', () => {
  const photo = async (texts: { caption?: string; alt?: string }) => {
    const { id } = await putInAlbum(api, writer, 'public');
    await writer.call(mediaContract.updateUpload, { params: { id }, body: texts });
    return id;
  };
  const photoOf = async (id: number) =>
    there((await writer.call(mediaContract.listUploads, { query: { ids: String(id) } })).body.files[0]);

  it.each(['caption', 'alt'])('with signals of a fraud is queued with the photo: %s', async (field) => {
    const id = await photo({ [field]: fraud });

    expect(await cases()).toMatchObject([
      { report_type: 'photo', words: fraud, kind: 'caption', upload_ids: [String(id)] },
    ]);
  });

  it('warns its readers', async () => {
    const id = await photo({ caption: fraud });

    expect(await photoOf(id)).toMatchObject({ suspicious: true });
  });

  it('without signals is not', async () => {
    const id = await photo({ caption: harmless, alt: 'Look at https://example.org' });

    expect([await cases(), (await photoOf(id)).suspicious]).toEqual([[], undefined]);
  });

  it('is taken away with the photo by a decision', async () => {
    const id = await photo({ caption: fraud });

    expect((await remove()).status).toBe(200);

    expect((await photoOf(id)).review).toBe('removed');
  });
});
