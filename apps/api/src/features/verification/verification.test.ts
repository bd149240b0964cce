import { mediaContract } from '@peonia/contract/media/media.schema.ts';
import { selfieReviewContract } from '@peonia/contract/moderation/selfie-review.schema.ts';
import { notificationsContract } from '@peonia/contract/notifications/notifications.schema.ts';
import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import type { EventData } from '@peonia/contract/protocol/realtime.ts';
import { verificationContract as contract } from '@peonia/contract/verification.schema.ts';
import { type SelfieReason, type Verification } from '@peonia/contract/verification.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import { openClient } from '../../../test/client.ts';
import { makeStaff, type StaffMember } from '../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import { makePicture, uploadPicture } from '../../../test/fixtures/upload-picture.ts';
import { runJob } from '../../../test/run-job.ts';
import { there } from '../../../test/there.ts';

let api: Api;
let staff: StaffMember;
let count = 0;

beforeAll(async () => {
  api = await startApi();
  staff = await makeStaff(api, 'Staff Vera');
});
afterAll(() => api.close());

const someone = (photo = true) => api.register(`Selfie ${(count += 1)}`, { photo, visibility: 'public' });
const stateOf = async (member: Member) => (await member.call(contract.getVerification)).body;
const draw = (member: Member) => member.call(contract.drawSign);
const codeOf = (name: ErrorName) => errors[name].code;

async function send(member: Member, sign: number, { agreed = true, data }: { agreed?: boolean; data?: Buffer } = {}) {
  const form = new FormData();
  form.append(
    'files',
    new Blob([new Uint8Array(data ?? (await makePicture(500, 500)))], { type: 'image/jpeg' }),
    'me.jpg',
  );
  return openClient(api.address, { language: 'en', token: member.token }).call(contract.sendSelfie, {
    query: { sign, ...(agreed ? { agreed } : {}) },
    body: form as never,
  });
}

async function sendNew(member: Member) {
  return send(member, there((await draw(member)).body.sign).id);
}

const queue = async () => (await staff.call(selfieReviewContract.listSelfies)).body.items;
const itemOf = async (member: Member) => there((await queue()).find(({ user }) => user.user_id === member.id));
const decide = (id: number, photo: string | null, reason?: SelfieReason) =>
  staff.call(selfieReviewContract.decideSelfie, {
    params: { id },
    body: { approve: reason === undefined, photo, ...(reason === undefined ? {} : { reason }) },
  });
const badgeOf = async (member: Member) =>
  (await staff.call(profilesContract.getProfile, { params: { id: member.id } })).body.verified;

async function verified(): Promise<Member> {
  const member = await someone();
  await sendNew(member);
  const { id, user } = await itemOf(member);
  expect((await decide(id, user.photo)).status).toBe(200);
  return member;
}

describe('a hand sign', () => {
  it('is drawn by the server, stays while it is open, and is another one afterwards', async () => {
    const anna = await someone();
    const [first, again] = [(await draw(anna)).body.sign, (await draw(anna)).body.sign];
    expect([first?.id, first?.name]).toEqual([again?.id, again?.name]);
    await api.sql("update selfie_check set open_until = now() - interval '1 second' where id = $1", [first?.id]);
    expect([(await stateOf(anna)).sign, (await send(anna, there(first).id)).code]).toEqual([null, codeOf('sign_over')]);
    const next = there((await draw(anna)).body.sign);
    expect([next.id === first?.id, next.name === first?.name]).toEqual([false, false]);
  });

  it('needs a main photo to compare with', async () => {
    expect((await draw(await someone(false))).code).toBe(codeOf('selfie_photo_missing'));
  });
});

describe('a selfie', () => {
  // covers: Selfie verification: hand gesture and face, the confirmation box
  it('needs the box, a picture, and a sign of one’s own', async () => {
    const [anna, ben] = [await someone(), await someone()];
    const { id } = there((await draw(anna)).body.sign);
    expect([
      (await send(anna, id, { agreed: false })).code,
      (await send(anna, id, { data: Buffer.from('no picture at all, only text') })).code,
      (await send(ben, id)).code,
    ]).toEqual([codeOf('agree_missing'), codeOf('file_kind_refused'), codeOf('sign_over')]);
    expect((await stateOf(anna)).attempts_left).toBe(3);
  });

  it('is seen by staff with an open pass and by nobody else, its owner included', async () => {
    const anna = await someone();
    expect((await sendNew(anna)).body.state).toBe('waiting');
    const { selfie } = await itemOf(anna);
    expect([(await fetch(`${api.address}${selfie.src}`)).status, selfie.blur]).toEqual([200, null]);
    const [row] = await api.sql<{ name: string; id: string }>(
      'select u.name, u.id from upload u join selfie_check c on c.upload_id = u.id where c.member_id = $1',
      [anna.id],
    );
    const lasting = await Promise.all(
      ['whole', '600', '200', 'blur'].map(
        async (size) => (await fetch(`${api.address}/media/${row?.name}-${size}.webp`)).status,
      ),
    );
    expect(lasting).toEqual([404, 404, 404, 404]);
    const own = await anna.call(mediaContract.listUploads, { query: { ids: String(row?.id) } });
    expect([
      own.body.files,
      (await anna.call(mediaContract.updateUpload, { params: { id: Number(row?.id) }, body: { folder: 'public' } }))
        .status,
    ]).toEqual([[], 400]);
    await api.sql("update staff_session set seen_at = now() - interval '16 minutes' where member_id = $1", [staff.id]);
    expect((await fetch(`${api.address}${selfie.src}`)).status).toBe(404);
    await api.sql('update staff_session set seen_at = now() where member_id = $1', [staff.id]);
  });

  it('can be sent three times a day, each with a new sign, and not while one waits', async () => {
    const anna = await someone();
    for (const left of [2, 1, 0]) {
      const { body } = await sendNew(anna);
      expect([body.attempts_left, (await draw(anna)).code]).toEqual([left, codeOf('selfie_waiting')]);
      await decide((await itemOf(anna)).id, null, 'sign_wrong');
      expect(await stateOf(anna)).toMatchObject({ state: 'refused', reason: 'sign_wrong' });
    }
    expect((await draw(anna)).code).toBe(codeOf('selfies_used_up'));
  });

  it('is kept while it waits and 30 days after the decision, then swept', async () => {
    const anna = await verified();
    const age = (days: number) =>
      api.sql(
        "update upload set deleted_at = deleted_at - make_interval(days => $2), held_until = case when held_until = 'infinity' then held_until else held_until - make_interval(days => $2) end where owner_id = $1 and deleted_at is not null",
        [anna.id, days],
      );
    const isKept = async () =>
      (await api.sql('select 1 from upload where owner_id = $1 and deleted_at is not null', [anna.id])).length > 0;
    await age(29);
    await runJob(api, 'media.sweep-uploads');
    expect(await isKept()).toBe(true);
    await age(2);
    await runJob(api, 'media.sweep-uploads');
    expect([await isKept(), await badgeOf(anna)]).toEqual([false, 1]);
  });
});

describe('a decision', () => {
  it('counts once, beside the photo that is shown now, and nobody decides about their own', async () => {
    const anna = await someone();
    await sendNew(anna);
    const { id, user } = await itemOf(anna);
    const [upload] = (await uploadPicture(api.address, anna)).body.files;
    await anna.call(profilesContract.updateProfile, {
      body: { main_upload: { upload_id: upload?.id ?? 0, crop: { x: 0, y: 0, w: 1, h: 1 } } },
    });
    expect((await decide(id, user.photo)).code).toBe(codeOf('selfie_photo_changed'));
    const now = await itemOf(anna);
    expect([(await decide(id, now.user.photo)).status, (await decide(id, now.user.photo)).status]).toEqual([200, 404]);
    expect((await draw(anna)).code).toBe(codeOf('selfie_done'));
  });

  it('gives the badge on cards and profile, and the right to more conversations; the address stays a matter of its own', async () => {
    const anna = await verified();
    expect([await badgeOf(anna), (await anna.me()).verified]).toEqual([1, 0]);
    const { verified_at } = await stateOf(anna);
    expect(verified_at).not.toBeNull();
  });

  it('is told in the panel with its reason', async () => {
    const [anna, ben] = [await verified(), await someone()];
    await sendNew(ben);
    await decide((await itemOf(ben)).id, null, 'face_hidden');
    await api.app.outbox.drain();
    const told = async (member: Member) =>
      (await member.call(notificationsContract.listNotifications)).body.items.map(({ type, data }) => [
        type,
        data.what,
        data.reason,
      ]);
    expect([await told(anna), await told(ben)]).toEqual([
      [['verify', 'approved', null]],
      [['verify', 'removed', 'face_hidden']],
    ]);
  });
});

describe('the badge', () => {
  it('goes with the main photo it belongs to, and the member is told', async () => {
    const anna = await verified();
    const [upload] = (await uploadPicture(api.address, anna)).body.files;
    await anna.call(profilesContract.updateProfile, { body: { biography: 'Another text, the same photo.' } });
    expect(await badgeOf(anna)).toBe(1);
    await anna.call(profilesContract.updateProfile, {
      body: { main_upload: { upload_id: upload?.id ?? 0, crop: { x: 0, y: 0, w: 1, h: 1 } } },
    });
    expect([await badgeOf(anna), (await stateOf(anna)).state, (await stateOf(anna)).dropped]).toEqual([
      0,
      'unverified',
      true,
    ]);
    await api.app.outbox.drain();
    expect((await anna.call(notificationsContract.listNotifications)).body.items[0]?.data.what).toBe('dropped');
  });
});

describe('the law: snapshot + events = fresh snapshot', () => {
  it('holds for a selfie that is sent, refused, sent again, accepted, and a badge that is dropped', async () => {
    const anna = await someone();
    const { id: signId } = there((await draw(anna)).body.sign);
    const socket = await anna.socket();
    let state: Verification = await stateOf(anna);
    let from = 0;
    const follow = async () => {
      await socket.next(
        (frame) =>
          frame.type === 'event' && frame.name === 'verification.changed' && socket.frames.indexOf(frame) >= from,
      );
      for (const frame of socket.frames.slice(from))
        if (frame.type === 'event' && frame.name === 'verification.changed')
          state = (frame.data as EventData<'verification.changed'>).verification;
      from = socket.frames.length;
      expect(state).toEqual(await stateOf(anna));
    };
    await send(anna, signId);
    await follow();
    await decide((await itemOf(anna)).id, null, 'not_live');
    await follow();
    const { sign } = (await draw(anna)).body;
    await send(anna, there(sign).id);
    await follow();
    const { id, user } = await itemOf(anna);
    await decide(id, user.photo);
    await follow();
    await anna.call(profilesContract.updateProfile, { body: { main_upload: null } });
    await follow();
    expect(state.dropped).toBe(true);
  });
});
