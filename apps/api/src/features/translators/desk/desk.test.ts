import { contactsContract } from '@peonia/contract/contacts.schema.ts';
import { complaintsContract } from '@peonia/contract/moderation/complaints.schema.ts';
import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import { staffContract } from '@peonia/contract/staff/staff.schema.ts';
import { translationDeskContract as desk } from '@peonia/contract/translation/translation-desk.schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { ask, couple, deliver, hireTranslator, read, take } from '../../../../test/fixtures/hire-translator.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { runJob } from '../../../../test/run-job.ts';
import { there } from '../../../../test/there.ts';

let api: Api;
let kenji: StaffMember;
let aiko: StaffMember;
let boss: StaffMember;

beforeAll(async () => {
  api = await startApi();
  [kenji, aiko, boss] = [
    await hireTranslator(api, 'Kenji Sato'),
    await hireTranslator(api, 'Aiko Hara'),
    await makeStaff(api, 'Boss Lady', 'admin'),
  ];
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.sql(
    "update translation_order set state = 'refunded', refunded_at = now(), refund = 'gone', translator_id = null where state in ('waiting', 'taken')",
  );
});

const codeOf = (name: ErrorName) => errors[name].code;
const look = async (member: Member) => (await member.call(desk.getTranslationDesk)).body;
const give = (member: Member, id: number, reason: 'colleague' | 'unreadable' | 'abusive', note = '') =>
  member.call(desk.returnTranslation, { params: { id }, body: { reason, note } });
const draft = (member: Member, id: number, text: string) =>
  member.call(desk.saveTranslationDraft, { params: { id }, body: { draft: text } });
const leave = (id: number) =>
  api.sql("update translation_order set touched_at = now() - interval '21 minutes' where id = $1", [id]);

describe('the queue', () => {
  it('lists orders of one’s languages by deadline, without text', async () => {
    const [one, other] = [await couple(api), await couple(api)];
    const [late, soon] = [await ask(one.hans, one.message), await ask(other.yuki, other.message)];
    await api.sql("update translation_order set due_at = due_at - interval '3 hours' where id = $1", [soon.id]);
    const { items, waiting, job, pairs } = await look(kenji);
    expect(items.map(({ id }) => id)).toEqual([soon.id, late.id]);
    expect(items[0]).toEqual({
      id: soon.id,
      from: 'de',
      to: 'ja',
      words: 7,
      characters: 0,
      due_at: items[0]?.due_at,
      taken: false,
    });
    expect([waiting, job, pairs]).toEqual([2, null, [{ from: 'de', to: 'ja' }]]);
    const other_languages = await hireTranslator(api, 'Marie Curie', [['fr', 'ja']]);
    expect((await look(other_languages)).items).toEqual([]);
    expect((await take(other_languages, soon.id)).code).toBe(codeOf('not_found'));
    expect((await take(other_languages)).body).toEqual({ job: null });
    expect((await kenji.call(staffContract.getStaffSession)).body.waiting.translations).toBe(2);
  });

  it('never offers one’s own conversation', async () => {
    const { hans, yuki, message } = await couple(api);
    await ask(yuki, message);
    await api.sql("insert into staff_role (member_id, role) values ($1, 'translator')", [hans.id]);
    await api.sql("insert into translator_pair (member_id, source, target) values ($1, 'de', 'ja')", [hans.id]);
    await api.sql('insert into staff_factor (member_id, sealed, confirmed_at) values ($1, $2, now())', [
      hans.id,
      Buffer.from('x'),
    ]);
    await api.sql(
      'insert into staff_session (session_id, member_id) select id, account_id from session where account_id = $1',
      [hans.id],
    );
    expect((await look(hans)).items).toEqual([]);
    expect((await take(hans)).body).toEqual({ job: null });
  });
});

describe('a claimed order', () => {
  it('has one translator, also for simultaneous claims', async () => {
    const { hans, message } = await couple(api);
    const { id } = await ask(hans, message);
    const answers = await Promise.all([take(kenji), take(aiko)]);
    expect(answers.map(({ body }) => body.job?.id ?? null).toSorted()).toEqual([id, null].toSorted());
    const [holder, colleague] = answers[0].body.job === null ? [aiko, kenji] : [kenji, aiko];
    expect((await take(colleague, id)).code).toBe(codeOf('translation_taken'));
    expect((await take(holder)).body.job?.id).toBe(id);
    expect((await look(colleague)).items).toMatchObject([{ id, taken: true }]);
    expect([
      (await draft(colleague, id, 'x')).code,
      (await deliver(colleague, id)).code,
      (await give(colleague, id, 'colleague')).code,
    ]).toEqual(Array(3).fill(codeOf('translation_over')));
    const next = await couple(api);
    const more = await ask(next.hans, next.message);
    expect((await take(holder, more.id)).code).toBe(codeOf('translator_busy'));
  });

  it('keeps its draft, and is freed when idle', async () => {
    const { hans, message } = await couple(api);
    const { id } = await ask(hans, message);
    await take(kenji);
    expect((await draft(kenji, id, '土曜日')).code).toBeNull();
    expect((await look(kenji)).job).toMatchObject({ id, draft: '土曜日' });
    await leave(id);
    await runJob(api, 'translators.end-orders');
    expect((await look(kenji)).job).toBeNull();
    expect((await take(kenji, id)).body.job?.draft).toBe('土曜日');
    await leave(id);
    expect((await take(aiko, id)).body.job).toMatchObject({ id, draft: '' });
    expect((await deliver(kenji, id)).code).toBe(codeOf('translation_over'));
  });

  it('hides its members, and restores names on delivery', async () => {
    const { hans, yuki, message } = await couple(
      api,
      'Liebe Yuki, hier ist Hans. Schreib an hans.berg@example.com oder +49 170 1234567, Instagram: berg_hans77! Dort kennt man den Bergsteiger.',
    );
    await hans.call(contactsContract.saveContact, {
      body: { facebook: 'bergsteiger', wechat: null, phone: null, email: null, price: 20, show: 0, vip_free: 0 },
    });
    const { id } = await ask(yuki, message);
    const { job } = (await take(kenji)).body;
    expect(job?.text).toBe('Liebe ⟦1⟧, hier ist ⟦2⟧. Schreib an ⟦3⟧ oder ⟦4⟧, Instagram: ⟦5⟧! Dort kennt man den ⟦6⟧.');
    expect(job?.marks).toEqual(['name', 'name', 'email', 'phone', 'handle', 'name']);
    const whole = JSON.stringify([job, await look(kenji)]);
    for (const word of ['Yuki', 'Hans', 'Berg', 'Mori', 'berg@', 'ergsteiger', '1234567', hans.email])
      expect(whole).not.toContain(word);
    const wrong = await deliver(kenji, id, '⟦1⟧さん、⟦2⟧です。⟦3⟧か⟦4⟧へ ⟦6⟧ ⟦9⟧');
    expect([wrong.code, wrong.message.includes('⟦9⟧ ⟦5⟧')]).toEqual([codeOf('translation_marks_wrong'), true]);
    expect((await deliver(kenji, id, '⟦1⟧さん、⟦2⟧です。⟦3⟧か⟦4⟧へ。Instagram ⟦5⟧、⟦6⟧')).code).toBeNull();
    expect((await api.sql('select redacted, originals, draft from translation_order where id = $1', [id]))[0]).toEqual({
      redacted: null,
      originals: null,
      draft: '',
    });
    expect((await api.sql('select content from message_translation where message_id = $1', [message.id]))[0]).toEqual({
      content: 'Yukiさん、Hansです。hans.berg@example.comか+49 170 1234567へ。Instagram berg_hans77、Bergsteiger',
    });
  });

  // covers: Notification type translation with its text
  it('is delivered once', async () => {
    const { hans, message } = await couple(api);
    const { id } = await ask(hans, message);
    await take(kenji);
    expect((await deliver(kenji, id, ' ')).status).toBe(400);
    const answers = await Promise.all([deliver(kenji, id), deliver(kenji, id), deliver(kenji, id)]);
    expect(answers.map(({ code }) => code)).toEqual([null, null, null]);
    expect((await deliver(kenji, id, 'something else')).code).toBe(codeOf('translation_over'));
    await api.app.outbox.drain();
    expect(
      await api.sql(
        "select facts ->> 'translation' as text from notification where member_id = $1 and type = 'translation'",
        [hans.id],
      ),
    ).toEqual([{ text: '土曜日は空いていますか？' }]);
  });
});

describe('returning an order', () => {
  it('leaves it to a colleague, and never offers it again', async () => {
    const { hans, message } = await couple(api);
    const { id } = await ask(hans, message);
    await take(kenji);
    expect((await give(kenji, id, 'colleague', 'Too technical for me')).code).toBeNull();
    expect((await look(kenji)).items).toEqual([]);
    expect((await take(aiko)).body.job?.id).toBe(id);
  });

  it('reports rule violations to moderators and refunds the gold', async () => {
    const moderator = await makeStaff(api, 'Mona Fair');
    const { hans, yuki, message } = await couple(api, 'Ich weiß, wo du wohnst. Warte nur ab.');
    const { id } = await ask(yuki, message);
    await take(kenji);
    await give(kenji, id, 'abusive');
    expect(await read(yuki, message)).toMatchObject({ state: 'refunded', refund: 'abusive' });
    expect((await yuki.me()).balance).toBe(20);
    const [found] = (await moderator.call(complaintsContract.listComplaints)).body.items;
    expect(found).toMatchObject({ type: 'message', name: hans.name, content: 'Signals: translator' });
  });
});

describe('the glossary and the figures', () => {
  it('are edited by admins, and help with the words of a text', async () => {
    const term = { from: 'de', to: 'ja', term: 'Samstag', translation: '土曜日', note: 'not 土曜' };
    expect((await kenji.call(desk.saveTerm, { body: term })).code).toBe(codeOf('not_found'));
    const saved = (await boss.call(desk.saveTerm, { body: { ...term, translation: 'どようび' } })).body;
    expect((await boss.call(desk.saveTerm, { body: { ...term, term: 'SAMSTAG' } })).body.id).toBe(saved.id);
    await boss.call(desk.saveTerm, { body: { ...term, term: 'Sonntag', translation: '日曜日' } });
    expect((await boss.call(desk.saveTerm, { body: { ...term, to: 'ru' } })).code).toBe(codeOf('input_invalid'));
    const { hans, message } = await couple(api);
    await ask(hans, message);
    expect((await take(aiko)).body.job?.terms).toEqual([{ ...term, id: saved.id, term: 'SAMSTAG' }]);
    expect((await kenji.call(desk.listTerms)).body.items).toHaveLength(2);
    expect((await boss.call(desk.deleteTerm, { params: { id: saved.id } })).code).toBeNull();
    expect((await boss.call(desk.deleteTerm, { params: { id: saved.id } })).code).toBe(codeOf('not_found'));
  });

  it('count what was delivered, and write every look down with its reason', async () => {
    const all = (await boss.call(desk.listTranslators)).body.items;
    const own = there(all.find(({ name }) => name === 'Kenji Sato'));
    expect(own.pairs).toEqual([{ from: 'de', to: 'ja' }]);
    expect(own.figures).toMatchObject({ delivered: 2, refunded: 0, returned: 2, marks: 0, mark: null });
    expect((await look(kenji)).figures).toEqual(own.figures);
    const acts = await api.sql<{ act: string; detail: string }>(
      "select act, detail from staff_act where staff_id = $1 and subject = 'translation'",
      [kenji.id],
    );
    expect(new Set(acts.map(({ act }) => act))).toEqual(
      new Set(['translation.taken', 'translation.looked', 'translation.delivered', 'translation.returned']),
    );
    expect(acts.every(({ detail }) => detail !== '')).toBe(true);
  });
});
