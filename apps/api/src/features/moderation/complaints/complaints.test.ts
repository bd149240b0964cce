import { randomUUID } from 'node:crypto';
import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { messageActsContract } from '@peonia/contract/chat/message-acts.schema.ts';
import { feedContract } from '@peonia/contract/feed.schema.ts';
import { albumContract } from '@peonia/contract/media/album.schema.ts';
import { mediaContract } from '@peonia/contract/media/media.schema.ts';
import { complaintsContract as contract } from '@peonia/contract/moderation/complaints.schema.ts';
import { type ReportType } from '@peonia/contract/moderation/complaints.ts';
import { moderationContract } from '@peonia/contract/moderation/moderation.schema.ts';
import { notificationsContract } from '@peonia/contract/notifications/notifications.schema.ts';
import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import { questionsContract } from '@peonia/contract/questions.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { openClient } from '../../../../test/client.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import type { MemberOptions } from '../../../../test/fixtures/registration.ts';
import { putInAlbum } from '../../../../test/fixtures/set-up-album.ts';
import { uploadPicture } from '../../../../test/fixtures/upload-picture.ts';
import { runJob } from '../../../../test/run-job.ts';
import { there } from '../../../../test/there.ts';
import { block, unblock } from '../../privacy/public.ts';

let api: Api;
let ada: StaffMember;
let bea: StaffMember;
let count = 0;

beforeAll(async () => {
  api = await startApi();
  [ada, bea] = [await makeStaff(api, 'Staff Ada'), await makeStaff(api, 'Staff Bea')];
});
afterAll(() => api.close());

const someone = (options: MemberOptions = {}) =>
  api.register(`Member ${(count += 1)}`, { visibility: 'public', ...options });
const refusal = (name: ErrorName) => errors[name].code;
const report = (
  member: Member,
  reportType: ReportType,
  reportId: number,
  content = 'hate: Insulted me.',
  withBlock?: boolean,
) =>
  member.call(contract.complain, {
    body: { reportType, reportId, content, ...(withBlock === undefined ? {} : { block: withBlock }) },
  });
const write = async (from: Member, to: Member, text: string) =>
  (
    await from.call(chatContract.sendMessage, {
      body: { user_id: to.id, message_type: 'text', message_content: text, client_id: randomUUID() },
    })
  ).body;
const open = async (staff = ada, show: 'open' | 'appeals' | 'decided' = 'open') =>
  (await staff.call(contract.listComplaints, { query: { show } })).body.items;
const caseOf = async (id: number, staff = ada) => (await staff.call(contract.getComplaint, { params: { id } })).body;
const uphold = (id: number, verdict: object, staff = ada) =>
  staff.call(contract.decideComplaint, { params: { id }, body: { uphold: true, reason: 'hate', ...verdict } });
const dismiss = (id: number, staff = ada) =>
  staff.call(contract.decideComplaint, { params: { id }, body: { uphold: false, reason: 'no_proof' } });
const appeal = (member: Member, id: number, content = 'Please look again.') =>
  member.call(contract.appealComplaint, { params: { id }, body: { content } });
const own = async (member: Member) => (await member.call(contract.listOwnComplaints)).body.items;
const told = async (member: Member) => {
  await api.app.outbox.drain();
  return (await member.call(notificationsContract.listNotifications)).body.items.map(({ type, data }) =>
    data.content === null ? `${type}.${data.what}` : `${type}.${data.what} ${data.content}`,
  );
};
const logIn = (member: Member) =>
  api.guest().call(accountsContract.authenticate, { body: { name: member.name, password: member.password } });

/** Files a complaint; returns both members and the case. */
async function reported(content?: string, type: 'user' | 'contact' = 'user') {
  const [anna, ben] = [await someone(), await someone()];
  await report(anna, type, ben.id, content);
  const [row] = await api.sql<{ id: string }>('select max(id) as id from complaint where member_id = $1', [anna.id]);
  return { anna, ben, id: Number(row?.id) };
}

describe('evidence', () => {
  // covers: Complaint: reportType, reportId, content
  // covers: POST /complaints
  it('is a snapshot with context, also after everything is deleted', async () => {
    const [anna, ben] = [await someone({ vip: true }), await someone({ vip: true })];
    await write(anna, ben, 'Good evening, Ben.');
    await write(ben, anna, 'I know your school.');
    const message = await write(ben, anna, 'Or you will be sorry.');
    await report(anna, 'message', message.id, 'minor: Seems to be sixteen.');
    await api.sql("update message set content = '' where sender_id = $1", [ben.id]);
    const [item] = await open();
    expect(item).toMatchObject({
      type: 'message',
      name: ben.name,
      urgent: true,
      content: 'minor: Seems to be sixteen.',
    });
    const { evidence, accused, complainer } = await caseOf(there(item).id);
    expect([evidence.words, evidence.before.map(({ by_accused, words }) => [by_accused, words])]).toEqual([
      'Or you will be sorry.',
      [
        [false, 'Good evening, Ben.'],
        [true, 'I know your school.'],
      ],
    ]);
    expect([accused.user_id, complainer.user_id, accused.about]).toEqual([ben.id, anna.id, 1]);
    // A member outside of the conversation cannot report it.
    const carl = await someone();
    await report(carl, 'message', message.id);
    expect(await own(carl)).toEqual([]);
    await uphold(there(item).id, {});
  });

  it('holds reported files when their owner deletes them', async () => {
    const [anna, ben] = [await someone(), await someone()];
    const photo = await putInAlbum(api, ben, 'public');
    const { body: post } = await ben.call(feedContract.post, {
      body: { content: 'Meet me elsewhere', upload_ids: [photo.id], client_id: randomUUID() } as never,
    });
    await report(anna, 'photo', photo.id);
    await report(anna, 'feed', post.id);
    await ben.call(feedContract.deleteFeed, { params: { id: post.id } });
    await ben.call(mediaContract.deleteUploads, { query: { ids: String(photo.id) } });
    await api.sql(
      "update upload set deleted_at = now() - interval '3 days', created_at = now() - interval '3 days' where id = $1",
      [photo.id],
    );
    await runJob(api, 'media.sweep-uploads');
    const cases = await Promise.all((await open()).filter(({ name }) => name === ben.name).map(({ id }) => caseOf(id)));
    expect(cases.map(({ type, evidence, files }) => [type, evidence.words, files.length])).toEqual([
      ['photo', null, 1],
      ['feed', 'Meet me elsewhere', 1],
    ]);
    expect((await fetch(`${api.address}${cases[0]?.files[0]?.src}`)).status).toBe(200);
    for (const { id } of cases) await dismiss(id);
  });

  it('is the profile, or the bought contact information', async () => {
    const { ben, id } = await reported();
    await ben.call(profilesContract.updateProfile, { body: { biography: 'Something new' } });
    expect((await caseOf(id)).evidence.words).toBeNull();
    const other = await reported(undefined, 'contact');
    expect((await caseOf(other.id)).evidence.facts).toEqual([]);
    for (const one of [id, other.id]) await dismiss(one);
  });
});

describe('a report', () => {
  it('can block in the same step, and gives the same reply for unknown members', async () => {
    const [anna, ben] = [await someone(), await someone()];
    expect([
      (await report(anna, 'user', ben.id, 'other', true)).status,
      (await report(anna, 'user', 999_999, 'other', true)).status,
      (await report(anna, 'user', anna.id, 'other', true)).status,
    ]).toEqual([201, 201, 201]);
    expect((await ben.call(profilesContract.getProfile, { params: { id: anna.id } })).status).toBe(404);
    expect((await own(anna)).map(({ side, type, name, state }) => [side, type, name, state])).toEqual([
      ['complainer', 'user', ben.name, 'open'],
    ]);
    expect(await own(ben)).toEqual([]);
    await dismiss(there((await own(anna))[0]).id);
  });

  it('blocks a member who has blocked the reporter meanwhile', async () => {
    const [anna, ben] = [await someone(), await someone()];
    await api.app.database.transaction((db) => block(db, ben.id, anna.id));

    await report(anna, 'user', ben.id, 'other', true);

    await api.app.database.transaction((db) => unblock(db, ben.id, anna.id));
    expect((await ben.call(profilesContract.getProfile, { params: { id: anna.id } })).status).toBe(404);
    await dismiss(there((await own(anna))[0]).id);
  });

  it('is one case while open, and a new one afterwards', async () => {
    const { anna, ben, id } = await reported();
    await report(anna, 'user', ben.id, 'other: And again.');
    expect((await own(anna)).length).toBe(1);
    await dismiss(id);
    await report(anna, 'user', ben.id);
    expect((await own(anna)).map(({ state }) => state)).toEqual(['open', 'dismissed']);
    await dismiss(there((await own(anna))[0]).id);
  });
});

describe('a report of a minor or of nudity', () => {
  it.each(['minor: Looks like a child.', 'nudity: Shows me without my consent.'])(
    'hides the photo at once until staff decide: %s',
    async (content) => {
      const [anna, ben] = [await someone(), await someone()];
      const { id } = await putInAlbum(api, ben, 'public');
      const isSeen = async (member: Member) =>
        (await member.call(albumContract.listPhotos, { params: { id: ben.id } })).body.items.some(
          (photo) => photo.id === id,
        );
      expect(await isSeen(anna)).toBe(true);

      await report(anna, 'photo', id, content);

      expect([await isSeen(anna), await isSeen(ben)]).toEqual([false, true]);
      await ada.call(moderationContract.decideReview, { params: { id }, body: { approve: true } });
      expect(await isSeen(anna)).toBe(true);
      await report(await someone(), 'photo', id, content);
      expect(await isSeen(anna)).toBe(true);
      for (const one of await open()) await dismiss(one.id);
    },
  );
});

describe('a report of an intimate picture without consent', () => {
  const reason = 'no_consent: That is me.';
  const pageOf = async (author: Member, reader: Member) =>
    (await reader.call(feedContract.listUserFeeds, { params: { id: author.id } })).body.items.map(({ id }) => id);
  const newsOf = async (reader: Member) => (await reader.call(feedContract.listFeeds)).body.items.map(({ id }) => id);
  const publish = async (author: Member) =>
    (
      await author.call(feedContract.post, {
        body: { content: 'Look at her', upload_ids: [], client_id: randomUUID() },
      })
    ).body.id;

  it('hides a post at once, from everybody but its author', async () => {
    const [anna, ben] = [await someone({ gender: 0 }), await someone({ gender: 1 })];
    const id = await publish(ben);
    const before = [(await pageOf(ben, anna)).includes(id), (await newsOf(anna)).includes(id)];

    await report(anna, 'feed', id, reason);

    const after = [(await pageOf(ben, anna)).includes(id), (await newsOf(anna)).includes(id)];
    expect([before, after]).toEqual([
      [true, true],
      [false, false],
    ]);
    expect((await anna.call(feedContract.getFeed, { params: { id } })).code).toBe(refusal('not_found'));
    expect([await pageOf(ben, ben), (await newsOf(ben)).includes(id)]).toEqual([[id], true]);
    await dismiss(there((await open()).find(({ name }) => name === ben.name)).id);
  });

  it('shows the post again when the complaint is dismissed, and further ones do not hide it', async () => {
    const [anna, ben, carla] = [await someone(), await someone(), await someone()];
    const id = await publish(ben);
    await report(anna, 'feed', id, reason);

    await dismiss(there((await open()).find(({ name }) => name === ben.name)).id);
    await report(carla, 'feed', id, reason);

    expect(await pageOf(ben, anna)).toEqual([id]);
    await dismiss(there((await open()).find(({ name }) => name === ben.name)).id);
  });

  it('hides the photos of a message at once', async () => {
    const [anna, ben] = [await someone({ vip: true }), await someone({ vip: true })];
    const file = there((await uploadPicture(api.address, ben)).body.files[0]);
    await write(anna, ben, 'Good evening');
    const body = { user_id: anna.id, message_type: 'photo', message_content: 'You', upload_ids: [file.id] } as const;
    const message = (await ben.call(chatContract.sendMessage, { body: { ...body, client_id: randomUUID() } })).body;
    const photos = async () =>
      (await anna.call(messageActsContract.getMessage, { params: { id: message.id } })).body.uploads;
    const src = there((await photos())[0]).src;

    await report(anna, 'message', message.id, reason);

    expect([(await fetch(`${api.address}${src}`)).status, await photos()]).toEqual([404, []]);
    await dismiss(there((await open()).find(({ name }) => name === ben.name)).id);
  });
});

describe('the queue', () => {
  it('states by when a case must be decided: 24 hours where it is urgent, else 72', async () => {
    const urgent = await reported('minor: Is fifteen.');
    const other = await reported();

    const hours = (await open()).map(({ id, since, due_at }) => [
      id,
      (Date.parse(due_at ?? '') - Date.parse(since)) / 3_600_000,
    ]);

    expect(new Map(hours as [number, number][])).toEqual(
      new Map([
        [urgent.id, 24],
        [other.id, 72],
      ]),
    );
    expect((await caseOf(urgent.id)).due_at).not.toBeNull();
    for (const { id } of [urgent, other]) await dismiss(id);
    expect((await caseOf(urgent.id)).due_at).toBeNull();
  });

  it('lists urgent cases first, each for one member of staff', async () => {
    const later = await reported('other: Rude.');
    const first = await reported('minor: Seems to be sixteen.');
    expect((await open()).map(({ id }) => id)).toEqual([first.id, later.id]);
    expect((await ada.call(contract.takeComplaint, { params: { id: first.id } })).status).toBe(200);
    expect([
      (await bea.call(contract.takeComplaint, { params: { id: first.id } })).code,
      (await dismiss(first.id, bea)).code,
    ]).toEqual([refusal('complaint_taken'), refusal('complaint_taken')]);
    expect((await open(bea)).map(({ taken_by }) => taken_by)).toEqual(['Staff Ada', null]);
    await api.sql("update complaint set taken_at = now() - interval '31 minutes' where id = $1", [first.id]);
    expect((await dismiss(first.id, bea)).status).toBe(200);
    expect((await dismiss(first.id)).code).toBe(refusal('complaint_decided'));
    expect((await open(ada, 'decided'))[0]?.id).toBe(first.id);
    await dismiss(later.id);
  });

  it('is hidden from both sides of a case and from other members', async () => {
    const anna = await someone();
    await report(anna, 'user', bea.id);
    const { id } = there((await own(anna))[0]);
    expect([
      (await bea.call(contract.getComplaint, { params: { id } })).status,
      (await dismiss(id, bea)).status,
      (await anna.call(contract.getComplaint, { params: { id } })).status,
    ]).toEqual([404, 404, 404]);
    await dismiss(id);
  });
});

describe('a decision', () => {
  it('notifies each side of its part, and is logged', async () => {
    const { anna, ben, id } = await reported();
    expect([
      (await uphold(id, { reason: 'no_proof' })).code,
      (await uphold(id, { act: 'remove' })).code,
      (await uphold(id, { act: 'suspend' })).code,
    ]).toEqual([refusal('input_invalid'), refusal('input_invalid'), refusal('input_invalid')]);
    await uphold(id, { act: 'warn' });
    expect([await told(anna), await told(ben)]).toEqual([['profile.report_upheld'], ['profile.warned']]);
    const [[hers], [his]] = [await own(anna), await own(ben)];
    expect(hers).toMatchObject({ side: 'complainer', state: 'upheld', act: null, appeal: 'none', name: ben.name });
    expect(his).toMatchObject({
      side: 'accused',
      state: 'upheld',
      act: 'warn',
      appeal: 'possible',
      name: null,
      reason: 'hate',
    });
    const { history, accused } = await caseOf(id);
    expect([history.map(({ act, by }) => `${act} ${by}`), accused.warnings]).toEqual([
      ['complaint.upheld Staff Ada'],
      1,
    ]);
  });

  it('removes a reported photo and refunds its buyers', async () => {
    const [anna, ben] = [await someone(), await someone()];
    const photo = await putInAlbum(api, ben, 'public');
    await report(anna, 'photo', photo.id);
    const item = there((await open()).find(({ name }) => name === ben.name));
    await uphold(item.id, { reason: 'nudity', act: 'remove' });
    expect(
      (await anna.call(albumContract.listPhotos, { params: { id: ben.id }, query: { folder: 'public' } })).body.items,
    ).toEqual([]);
    expect(await told(ben)).toEqual(expect.arrayContaining(['profile.removed', 'profile.warned']));
  });

  // covers: A reported message that staff remove is gone for both, with the reason in its place
  it('removes a reported message and its photos for both, with the reason', async () => {
    const [anna, ben] = [await someone({ vip: true }), await someone({ vip: true })];
    const file = there((await uploadPicture(api.address, ben)).body.files[0]);
    await write(anna, ben, 'Good evening');
    const message = (
      await ben.call(chatContract.sendMessage, {
        body: {
          user_id: anna.id,
          message_type: 'photo',
          message_content: 'Look',
          upload_ids: [file.id],
          client_id: randomUUID(),
        },
      })
    ).body;
    await report(anna, 'message', message.id);
    const item = there((await open()).find(({ name }) => name === ben.name));
    const [hers, his] = [await anna.socket(), await ben.socket()];
    const src = there(
      (await anna.call(messageActsContract.getMessage, { params: { id: message.id } })).body.uploads[0]?.src,
    );
    await uphold(item.id, { act: 'remove' });
    for (const socket of [hers, his]) {
      const frame = await socket.next(
        (one) => one.type === 'event' && one.name === 'message.changed' && one.data.message.recalled,
      );
      expect(frame).toMatchObject({
        data: { message: { id: message.id, recalled: true, removed: 'hate', message_content: '', upload_ids: [] } },
      });
      socket.close();
    }
    expect((await anna.call(messageActsContract.getMessage, { params: { id: message.id } })).body).toMatchObject({
      removed: 'hate',
      message_content: '',
      uploads: [],
    });
    expect([(await fetch(`${api.address}${src}`)).status, await told(ben)]).toEqual([
      404,
      expect.arrayContaining(['profile.removed', 'profile.warned']),
    ]);
    // The evidence stays with the case.
    expect(await caseOf(item.id)).toMatchObject({ evidence: { words: 'Look' }, files: [{ id: file.id }] });
  });

  it('removes a reported question for both, and from the notifications', async () => {
    const [anna, ben] = [await someone(), await someone()];
    const { body } = await ben.call(questionsContract.ask, {
      body: { user_id: anna.id, kind: 'question', content: 'Do you sing?', client_id: randomUUID() },
    });
    const { id } = there(body.message);
    await report(anna, 'question', id);
    const item = there((await open()).find(({ name }) => name === ben.name));
    const before = await told(anna);

    const { status } = await uphold(item.id, { act: 'remove' });

    const read = async (member: Member) =>
      (await member.call(messageActsContract.getMessage, { params: { id } })).body.removed;
    expect([before, status]).toEqual([['ask.asked Do you sing?'], 200]);
    expect([await read(anna), await read(ben)]).toEqual(['hate', 'hate']);
    expect(await told(anna)).not.toContain('ask.asked Do you sing?');
  });

  it('leaves a recalled message unchanged', async () => {
    const [anna, ben] = [await someone(), await someone({ vip: true })];
    const message = await write(ben, anna, 'Fool');
    await report(anna, 'message', message.id);
    await ben.call(messageActsContract.recallMessage, { body: { id: message.id } });
    await uphold(there((await open()).find(({ name }) => name === ben.name)).id, { act: 'remove' });
    expect((await anna.call(messageActsContract.getMessage, { params: { id: message.id } })).body).toMatchObject({
      recalled: true,
      removed: null,
    });
  });

  it('suspends for a time: ends sessions, mails an appeal link, and ends by itself', async () => {
    const { ben, id } = await reported();
    const socket = await ben.socket();
    await uphold(id, { act: 'suspend', days: 7 });
    await api.app.outbox.drain();
    expect([await socket.closed, (await logIn(ben)).code]).toEqual([4001, refusal('account_suspended')]);
    const [mail] = await api.sql<{ body_text: string }>(
      'select body_text from mail_outbox where recipient = $1 order by id desc limit 1',
      [ben.email],
    );
    const token = decodeURIComponent(/\/appeal\?token=(\S+)/.exec(mail?.body_text ?? '')?.[1] ?? '');
    expect(mail?.body_text).toContain('insults, threats or hatred');
    const byLetter = (given: string) =>
      api.guest().call(contract.appealByLetter, { body: { token: given, content: 'I was quoting a film.' } });
    expect([(await byLetter(`${token}x`)).code, (await byLetter(token)).status, (await byLetter(token)).code]).toEqual([
      refusal('link_invalid'),
      201,
      refusal('appeal_over'),
    ]);
    await bea.call(contract.decideAppeal, { params: { id }, body: { grant: false } });
    await api.sql("update sanction set until = now() - interval '1 minute' where member_id = $1", [ben.id]);
    await runJob(api, 'moderation.lift-suspensions');
    expect((await logIn(ben)).status).toBe(200);
  });

  it('bans for fraud and notifies all correspondents', async () => {
    const { ben, id } = await reported('money: Asks for gift cards.');
    const [carl, dora] = [await someone({ vip: true }), await someone()];
    await write(carl, ben, 'Hello Ben');
    await uphold(id, { reason: 'money', act: 'ban' });
    await api.app.outbox.drain();
    expect([await told(carl), await told(dora), (await logIn(ben)).code]).toEqual([
      [`profile.fraud ${ben.name}`],
      [],
      refusal('account_suspended'),
    ]);
  });
});

describe('an appeal', () => {
  it('is possible once for the losing side, decided by somebody else, and reverses the decision', async () => {
    const { anna, ben, id } = await reported();
    await uphold(id, { act: 'suspend', days: 30 });
    expect([(await appeal(anna, id)).code, (await appeal(await someone(), id)).status]).toEqual([
      refusal('appeal_over'),
      404,
    ]);
    await api.sql("update account set status = 'active' where id = $1", [ben.id]);
    const again = (await logIn(ben)).body as { token: string };
    expect(again.token).toBeTruthy();
    const client = openClient(api.address, { language: 'en', token: again.token });
    expect(
      (await client.call(contract.appealComplaint, { params: { id }, body: { content: 'It was a quote.' } })).status,
    ).toBe(201);
    await api.sql("update account set status = 'suspended' where id = $1", [ben.id]);
    expect((await open(ada, 'appeals')).map((row) => row.id)).toEqual([id]);
    const decide = (staff: StaffMember, grant: boolean) =>
      staff.call(contract.decideAppeal, { params: { id }, body: { grant } });
    expect((await decide(ada, true)).code).toBe(refusal('appeal_same_person'));
    expect([(await decide(bea, true)).status, (await decide(bea, true)).code]).toEqual([
      200,
      refusal('complaint_decided'),
    ]);
    expect((await logIn(ben)).status).toBe(200);
    await api.app.outbox.drain();
    const his = await api.sql<{ what: string }>('select what from notification where member_id = $1 order by id', [
      ben.id,
    ]);
    expect(his.map(({ what }) => what)).toEqual(['warned', 'appeal_granted']);
    expect((await own(anna))[0]).toMatchObject({ state: 'dismissed', appeal: 'none' });
    expect(await told(anna)).toContain('profile.report_dismissed');
  });

  it('of the complainer opens the case again for other staff', async () => {
    const { anna, ben, id } = await reported();
    await dismiss(id);
    await appeal(anna, id);
    await bea.call(contract.decideAppeal, { params: { id }, body: { grant: true } });
    expect((await own(anna))[0]).toMatchObject({ state: 'open', appeal: 'granted' });
    expect((await uphold(id, { act: 'warn' })).code).toBe(refusal('appeal_same_person'));
    expect((await uphold(id, { act: 'warn' }, bea)).status).toBe(200);
    expect([(await own(ben))[0]?.act, (await appeal(anna, id)).code]).toEqual(['warn', refusal('appeal_over')]);
  });

  it('is left to the accused of a case that the other side had opened again', async () => {
    const { anna, ben, id } = await reported();
    const decide = (staff: StaffMember) => staff.call(contract.decideAppeal, { params: { id }, body: { grant: true } });
    await dismiss(id);
    await appeal(anna, id);
    await decide(bea);
    await uphold(id, { act: 'warn' }, bea);

    const possible = (await own(ben))[0]?.appeal;
    const appealed = await appeal(ben, id);

    expect([possible, appealed.status, (await own(ben))[0]?.appeal]).toEqual(['possible', 201, 'waiting']);
    expect([(await appeal(ben, id)).code, (await decide(bea)).code]).toEqual([
      refusal('appeal_over'),
      refusal('appeal_same_person'),
    ]);
    expect((await decide(ada)).status).toBe(200);
    expect((await own(ben))[0]).toMatchObject({ state: 'dismissed', appeal: 'granted' });
    expect((await appeal(anna, id)).code).toBe(refusal('appeal_over'));
  });

  it('is refused after thirty days', async () => {
    const { anna, id } = await reported();
    await dismiss(id);
    await api.sql("update complaint set decided_at = now() - interval '31 days' where id = $1", [id]);
    expect([(await own(anna))[0]?.appeal, (await appeal(anna, id)).code]).toEqual(['none', refusal('appeal_over')]);
  });
});
