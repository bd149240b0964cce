import { randomBytes, randomUUID } from 'node:crypto';
import { discoveryContract } from '@peonia/contract/discovery/discovery.schema.ts';
import { albumContract } from '@peonia/contract/media/album.schema.ts';
import { moderationContract as contract } from '@peonia/contract/moderation/moderation.schema.ts';
import { notificationsContract } from '@peonia/contract/notifications/notifications.schema.ts';
import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { putInAlbum } from '../../../../test/fixtures/set-up-album.ts';
import { uploadPicture } from '../../../../test/fixtures/upload-picture.ts';
import { giveGold } from '../../../../test/money/give-gold.ts';
import { proveBooks } from '../../../../test/money/prove-books.ts';
import { runJob } from '../../../../test/run-job.ts';
import { there } from '../../../../test/there.ts';

let api: Api;
let ada: StaffMember;
let bea: StaffMember;
let reader: Member;
let nth = 0;

beforeAll(async () => {
  api = await startApi({ REVIEW_MEDIA: '1' });
  [ada, bea] = [await makeStaff(api, 'Staff Ada'), await makeStaff(api, 'Staff Bea')];
  reader = await api.register('Jonas Reads', { gender: 1 });
});
afterAll(() => api.close());

const noise = () =>
  sharp(randomBytes(12 * 12 * 3), { raw: { width: 12, height: 12, channels: 3 } })
    .resize(400, 400)
    .jpeg()
    .toBuffer();
const newMember = () => api.register(`Mei ${(nth += 1)}`, { visibility: 'public', language: 'de', verified: true });
const idsInQueue = async () => (await ada.call(contract.listReview)).body.items.map(({ id }) => id);
const decide = (id: number, reason: 'not_own' | null, by = ada) =>
  by.call(contract.decideReview, {
    params: { id },
    body: reason === null ? { approve: true } : { approve: false, reason },
  });
const undo = (id: number, by = ada) => by.call(contract.undoReview, { params: { id } });
const noticesOf = async (member: Member) => {
  await api.app.outbox.drain();
  return (await member.call(notificationsContract.listNotifications)).body.items.map(({ data }) => data.what);
};
const lists = async (id: number) =>
  (await reader.call(discoveryContract.listLatest)).body.items.some(({ user_id }) => user_id === id);
const photoOf = async ({ id }: Member) =>
  (await reader.call(profilesContract.getProfile, { params: { id } })).body.photo;

/** The own profile; a change of nothing returns it. */
const ownOf = async (member: Member) => (await member.call(profilesContract.updateProfile, { body: {} })).body;

/** A member whose first main photo waits; the id of its file. */
async function withWaitingPhoto(): Promise<{ member: Member; file: number; data: Buffer }> {
  const [member, data] = [await newMember(), await noise()];
  const [file] = (await uploadPicture(api.address, member, { data })).body.files;
  await member.call(profilesContract.updateProfile, {
    body: { main_upload: { upload_id: there(file).id, crop: { x: 0, y: 0, w: 1, h: 1 } } },
  });
  const waiting = (await ada.call(contract.listReview)).body.items.find(({ user }) => user.user_id === member.id);
  return { member, file: there(waiting).id, data };
}

// covers: A reviewer takes an own decision about a file or a selfie back, with what followed from it
describe('undo of a review', () => {
  it('lets an approved main photo wait again, and unlists its member', async () => {
    const { member, file } = await withWaitingPhoto();
    await decide(file, null);
    expect([await lists(member.id), (await noticesOf(member)).length]).toEqual([true, 1]);

    expect((await undo(file)).status).toBe(200);

    expect([await lists(member.id), await photoOf(member), await noticesOf(member)]).toEqual([false, null, []]);
    expect(await idsInQueue()).toContain(file);
    expect((await ownOf(member)).photo_in_review).toBe(true);
    await decide(file, null);
    expect(await lists(member.id)).toBe(true);
  });

  it('gives a removed main photo back with badge and place in the lists, and mails nobody', async () => {
    const { member, file } = await withWaitingPhoto();
    await decide(file, null);
    await api.sql('update account set identified_at = now() where id = $1', [member.id]);
    await api.sql("update upload set review_since = now(), signals = '{main_photo,reported}' where id = $1", [file]);
    const [place] = await api.sql('select listed_no, recommend_rank from profile where member_id = $1', [member.id]);
    const photo = await photoOf(member);
    await decide(file, 'not_own');
    expect([await photoOf(member), (await member.me()).identified]).toEqual([null, 0]);

    expect((await undo(file)).status).toBe(200);

    expect([await photoOf(member), (await member.me()).identified]).toEqual([photo, 1]);
    expect(await api.sql('select listed_no, recommend_rank from profile where member_id = $1', [member.id])).toEqual([
      place,
    ]);
    expect(await noticesOf(member)).toEqual(['approved']);
    await api.sql("update review_decision set decided_at = now() - interval '1 hour'");
    await runJob(api, 'moderation.settle-reviews');
    await api.app.outbox.drain();
    expect(await api.sql('select 1 from mail_outbox where recipient = $1', [member.email])).toEqual([]);
  });

  it('allows a picture again that was refused to everyone', async () => {
    const { file, data } = await withWaitingPhoto();
    await decide(file, 'not_own');
    expect((await uploadPicture(api.address, reader, { data })).code).toBe(errors.picture_removed.code);

    await undo(file);

    expect((await uploadPicture(api.address, reader, { data })).status).toBe(201);
  });

  it('leaves another photo alone that the member has chosen since', async () => {
    const { member, file } = await withWaitingPhoto();
    await decide(file, 'not_own');
    const [next] = (await uploadPicture(api.address, member, { data: await noise() })).body.files;
    await member.call(profilesContract.updateProfile, {
      body: { main_upload: { upload_id: there(next).id, crop: { x: 0, y: 0, w: 1, h: 1 } } },
    });
    const own = (await ownOf(member)).photo;

    await undo(file);

    expect((await ownOf(member)).photo).toBe(own);
  });

  it('leaves gold with buyers who got it back', async () => {
    const seller = await newMember();
    const { id } = await putInAlbum(api, seller, 'secret', 5, await noise());
    await decide(id, null);
    await giveGold(api.app.database, reader, 20);
    await reader.call(albumContract.payUpload, {
      body: { upload_id: id, related_id: seller.id, type: 'album', expected: 5 },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect((await undo(id)).code).toBe(errors.undo_over.code);
    await api.sql('update upload set review_since = now() where id = $1', [id]);
    await decide(id, 'not_own');

    expect((await undo(id)).status).toBe(200);

    expect((await reader.me()).balance).toBe(20);
    expect(await proveBooks(api.app.database)).toEqual([]);
  });

  it('is refused to others, twice, too late, and once something else became of the file', async () => {
    const [first, late, deleted] = [await withWaitingPhoto(), await withWaitingPhoto(), await withWaitingPhoto()];
    await decide(first.file, null);
    expect((await undo(first.file, bea)).code).toBe(errors.undo_over.code);
    expect([(await undo(first.file)).status, (await undo(first.file)).code]).toEqual([200, errors.undo_over.code]);
    await decide(late.file, null);
    await api.sql("update review_decision set decided_at = now() - interval '6 minutes' where upload_id = $1", [
      late.file,
    ]);
    expect((await undo(late.file)).code).toBe(errors.undo_over.code);
    await decide(deleted.file, null);
    await api.sql('update upload set review_since = now() where id = $1', [deleted.file]);
    expect((await undo(deleted.file)).code).toBe(errors.undo_over.code);
  });

  it('is logged, and the decision no longer counts', async () => {
    const { file } = await withWaitingPhoto();
    await decide(file, 'not_own');
    await undo(file);
    await decide(file, null, bea);

    const acts = await api.sql<{ act: string; detail: string }>(
      "select act, detail from staff_act where subject = 'upload' and subject_ids = array[$1::bigint] and act <> 'review.looked' order by id",
      [file],
    );
    expect(acts).toEqual([
      { act: 'review.removed', detail: 'not_own' },
      { act: 'review.undone', detail: 'not_own' },
      { act: 'review.approved', detail: '' },
    ]);
    await api.sql('truncate reviewer_agreement');
    await runJob(api, 'moderation.count-agreement');
    const compared = await api.sql('select staff_id from reviewer_agreement where compared > 0');
    expect(compared).toEqual([]);
  });
});
