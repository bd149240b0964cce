import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { discoveryContract } from '@peonia/contract/discovery/discovery.schema.ts';
import { albumContract } from '@peonia/contract/media/album.schema.ts';
import { mediaContract } from '@peonia/contract/media/media.schema.ts';
import { complaintsContract } from '@peonia/contract/moderation/complaints.schema.ts';
import { moderationContract as contract } from '@peonia/contract/moderation/moderation.schema.ts';
import { notificationsContract } from '@peonia/contract/notifications/notifications.schema.ts';
import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import encodeQR from 'qr';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { makeStaff } from '../../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { putInAlbum } from '../../../../test/fixtures/set-up-album.ts';
import { uploadPicture } from '../../../../test/fixtures/upload-picture.ts';
import { giveGold } from '../../../../test/money/give-gold.ts';
import { proveBooks } from '../../../../test/money/prove-books.ts';
import { runJob } from '../../../../test/run-job.ts';
import { there } from '../../../../test/there.ts';
import { grantRole, revokeRole } from '../staff.sql.ts';

let api: Api;
let mei: Member;
let jonas: Member;
let staff: Member;

beforeAll(async () => {
  api = await startApi({ REVIEW_MEDIA: '1' });
  mei = await api.register('Mei Lin', { visibility: 'public', language: 'de', verified: true });
  jonas = await api.register('Jonas Weber', { gender: 1 });
  staff = await makeStaff(api, 'Staff Ada');
});
afterAll(() => api.close());

/** A picture unlike any other. */
const noise = () =>
  sharp(randomBytes(12 * 12 * 3), { raw: { width: 12, height: 12, channels: 3 } })
    .resize(400, 400)
    .jpeg()
    .toBuffer();
const queue = async () => (await staff.call(contract.listReview)).body;
const decide = (id: number, approve: boolean, reason?: 'not_own') =>
  staff.call(contract.decideReview, { params: { id }, body: { approve, ...(reason === undefined ? {} : { reason }) } });
const isListed = async (id: number) =>
  (await jonas.call(discoveryContract.listLatest)).body.items.some(({ user_id }) => user_id === id);
const photoOf = async (id: number) => (await jonas.call(profilesContract.getProfile, { params: { id } })).body.photo;
const noticesOf = async (member: Member) =>
  (await member.call(notificationsContract.listNotifications)).body.items.map(({ type, data }) => [
    type,
    data.what,
    data.reason,
  ]);
const givePhoto = async (member: Member, data: Buffer) => {
  const [file] = (await uploadPicture(api.address, member, { data })).body.files;
  return (
    await member.call(profilesContract.updateProfile, {
      body: { main_upload: { upload_id: file?.id ?? 0, crop: { x: 0, y: 0, w: 1, h: 1 } } },
    })
  ).body;
};

it('lists a part of the queue alone, page by page', async () => {
  const lena = await api.register('Lena Part', { language: 'de', verified: true });
  await givePhoto(lena, await noise());
  const listOf = async (show: 'main_photo' | 'for_sale' | 'flagged') =>
    (await staff.call(contract.listReview, { query: { show } })).body.items.map(({ signals }) => signals);

  const parts = [await listOf('main_photo'), await listOf('for_sale'), await listOf('flagged')];
  const [item] = (await queue()).items;
  await decide(there(item).id, true);

  expect(parts).toEqual([[['main_photo']], [], []]);
});

describe('the first main photo', () => {
  // covers: First main photo and files for sale wait for a moderator
  it('is visible to its owner only until approved; then the member is listed', async () => {
    const own = await givePhoto(mei, await noise());
    expect([
      own.photo_in_review,
      (await fetch(`${api.address}${own.photo}`)).status,
      own.steps.includes('photo'),
      (await mei.me()).avatar === null,
    ]).toEqual([true, 200, false, false]);
    expect([await photoOf(mei.id), await isListed(mei.id)]).toEqual([null, false]);
    const [item] = (await queue()).items;
    expect(item).toMatchObject({ user: { user_id: mei.id }, signals: ['main_photo'], amount: null });
    expect((await fetch(`${api.address}${item?.file.src}`)).status).toBe(200);
    const socket = await mei.socket();
    expect((await decide(there(item).id, true)).status).toBe(200);
    await socket.next((frame) => frame.type === 'event' && frame.name === 'upload.changed');
    expect([
      (await photoOf(mei.id)) === null,
      await isListed(mei.id),
      (await queue()).waiting,
      (await decide(there(item).id, false, 'not_own')).status,
    ]).toEqual([false, true, 0, 404]);
    // The next one is shown at once.
    expect((await givePhoto(mei, await noise())).photo_in_review).toBe(false);
  });

  it('is hidden when removed, and its owner is mailed why', async () => {
    const nora = await api.register('Nora Lind', { language: 'fr', verified: true });
    const { photo } = await givePhoto(nora, await noise());
    const [item] = (await queue()).items;
    expect((await decide(there(item).id, false)).code).toBe(errors.input_invalid.code);
    await decide(there(item).id, false, 'not_own');
    await api.sql("update review_decision set decided_at = now() - interval '1 hour'");
    await runJob(api, 'moderation.settle-reviews');
    await api.app.outbox.drain();
    const [mail] = await api.sql<{ subject: string; body_text: string }>(
      'select subject, body_text from mail_outbox where recipient = $1 order by id desc limit 1',
      [nora.email],
    );
    expect([mail?.subject, mail?.body_text]).toEqual([
      'Un de vos fichiers a été retiré de Peonia',
      expect.stringContaining('appartenir à quelqu’un d’autre'),
    ]);
    expect([(await fetch(`${api.address}${photo}`)).status, (await nora.me()).avatar]).toEqual([404, null]);
    expect(await noticesOf(nora)).toEqual([['avatar', 'removed', 'not_own']]);
  });
});

describe('a picture that was removed', () => {
  const upload = async (member: Member, data: Buffer) => uploadPicture(api.address, member, { data });

  it('is refused to everyone, also scaled', async () => {
    const nora = await api.register('Nora Again');
    const picture = await noise();
    await givePhoto(nora, picture);
    await decide(there((await queue()).items[0]).id, false, 'not_own');

    const scaled = await sharp(picture).resize(300, 300).jpeg({ quality: 70 }).toBuffer();
    const answers = [await upload(nora, picture), await upload(jonas, scaled)];

    expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 2 }, () => errors.picture_removed.code));
    expect((await upload(nora, await noise())).status).toBe(201);
  });
});

describe('an item for sale', () => {
  it('is hidden before approval, and its buyers are refunded when it is removed', async () => {
    const { id, review } = await putInAlbum(api, mei, 'secret', 5, await noise());
    await giveGold(api.app.database, jonas, 20);
    const pay = () =>
      jonas.call(albumContract.payUpload, {
        body: { upload_id: id, related_id: mei.id, type: 'album', expected: 5 },
        headers: { 'idempotency-key': randomUUID() },
      });
    const seen = async () =>
      (await jonas.call(albumContract.listPhotos, { params: { id: mei.id }, query: { folder: 'secret' } })).body.items
        .length;
    expect([review, (await pay()).status, await seen()]).toEqual(['waiting', 404, 0]);
    await decide(id, true);
    const bought = await pay();
    expect([bought.status, await seen(), (await jonas.me()).balance]).toEqual([200, 1, 15]);
    await jonas.call(complaintsContract.complain, {
      body: { reportType: 'photo', reportId: id, content: 'This is a picture from a magazine.' },
    });
    expect((await queue()).items.map((item) => [item.id, item.signals, item.amount])).toEqual([
      [id, ['for_sale', 'reported'], 5],
    ]);
    expect(await seen()).toBe(1);
    await decide(id, false, 'not_own');
    expect([
      (await jonas.me()).balance,
      await seen(),
      (await fetch(`${api.address}${bought.body.src}`)).status,
    ]).toEqual([20, 0, 404]);
    expect((await mei.call(mediaContract.updateUpload, { params: { id }, body: { folder: 'public' } })).code).toBe(
      errors.upload_removed.code,
    );
    expect(await proveBooks(api.app.database)).toEqual([]);
    await api.app.outbox.drain();
    expect(await noticesOf(mei)).toEqual([
      ['profile', 'removed', 'not_own'],
      ['payclear', 'file_sold', null],
      ['profile', 'approved', null],
      ['avatar', 'approved', null],
    ]);
  });
});

describe('signals', () => {
  // covers: Photos containing text: codes in images are signalled to the reviewer
  it('report duplicates, codes and small pictures', async () => {
    const picture = await noise();
    await putInAlbum(api, jonas, 'public', undefined, picture);
    const bits = encodeQR('https://example.test/pay-me', 'raw');
    const code = await sharp(Buffer.from(bits.flatMap((row) => row.map((dark) => (dark ? 0 : 255)))), {
      raw: { width: bits.length, height: bits.length, channels: 1 },
    })
      .resize(500, 500, { kernel: 'nearest' })
      .extend({ top: 60, bottom: 60, left: 60, right: 60, background: '#fff' })
      .jpeg()
      .toBuffer();
    const again = await sharp(picture).resize(330).jpeg({ quality: 60 }).toBuffer();
    const ids = [];
    for (const data of [
      again,
      code,
      await sharp(await noise())
        .resize(120)
        .jpeg()
        .toBuffer(),
    ])
      ids.push((await putInAlbum(api, mei, 'secret', 5, data)).id);
    await runJob(api, 'media.examine-waiting');
    const signals = new Map((await queue()).items.map((item) => [item.id, item.signals]));
    expect(ids.map((id) => signals.get(id))).toEqual([
      ['duplicate', 'for_sale'],
      ['for_sale', 'qr_code'],
      ['for_sale', 'too_small'],
    ]);
  });

  // covers: Photos containing text: codes in images are signalled to the reviewer
  it('report text on pictures that others see, where a reader is installed', async () => {
    const nora = await api.register('Nora Reads');
    const [sign, plain] = [await putInAlbum(api, nora, 'public', undefined, await noise()), await noise()];
    const hidden = await putInAlbum(api, nora, 'private', undefined, plain);
    const idsInQueue = async () => (await queue()).items.map(({ id }) => id);

    await findTextWith('');
    expect(await idsInQueue()).not.toContain(sign.id);

    await findTextWith(await readerThatReads('Call me on 0171 555 0134'));
    const found = (await queue()).items.find(({ id }) => id === sign.id);
    expect(found?.signals).toEqual(['text']);
    expect(await idsInQueue()).not.toContain(hidden.id);
    await decide(sign.id, true);
  });
});

// covers: Photo review names earlier decisions about the same picture
it('names who decided before about the same picture, how and when', async () => {
  const picture = await noise();
  const first = await putInAlbum(api, mei, 'secret', 5, picture);
  await decide(first.id, false, 'not_own');
  await api.sql('delete from removed_picture where upload_id = $1', [first.id]);
  const again = await putInAlbum(api, jonas, 'secret', 5, await sharp(picture).resize(330).jpeg().toBuffer());
  const other = await putInAlbum(api, jonas, 'secret', 5, await noise());

  const seenOf = new Map((await queue()).items.map(({ id, seen }) => [id, seen]));
  const [act] = await api.sql<{ at: Date }>(
    "select at from staff_act where act = 'review.removed' and subject_ids @> array[$1::bigint]",
    [first.id],
  );
  for (const { id } of [again, other]) await decide(id, true);

  expect(seenOf.get(again.id)).toEqual([
    { user_id: mei.id, outcome: 'removed', reason: 'not_own', by: 'Staff Ada', at: there(act).at.toISOString() },
  ]);
  expect(seenOf.get(other.id)).toEqual([]);
});

describe('staff', () => {
  it('are granted by the operator; others get not_found', async () => {
    expect([
      (await mei.call(contract.listReview)).status,
      (await mei.call(contract.decideReview, { params: { id: 1 }, body: { approve: true } })).status,
    ]).toEqual([404, 404]);
    const [item] = (await queue()).items;
    const { src } = there(item).file;
    await revokeRole.run(api.app.database, { name: 'Staff Ada', role: 'moderator' });
    expect([(await staff.call(contract.listReview)).status, (await fetch(`${api.address}${src}`)).status]).toEqual([
      404, 404,
    ]);
    await grantRole.one(api.app.database, { name: 'Staff Ada', role: 'moderator' });
  });

  it('log every access and decision in append-only rows', async () => {
    await api.sql('delete from staff_act');
    await api.sql(`update staff_act set act = 'nothing'`);
    const acts = await api.sql<{ act: string }>('select distinct act from staff_act where staff_id = $1 order by act', [
      staff.id,
    ]);
    expect(acts.map(({ act }) => act)).toEqual([
      'factor.begun',
      'factor.confirmed',
      'review.approved',
      'review.looked',
      'review.removed',
    ]);
  });
});

describe('a report', () => {
  it('is stored once per item, and does not reveal whether it exists', async () => {
    const report = (reportType: 'user' | 'photo' | 'feed', reportId: number) =>
      jonas.call(complaintsContract.complain, { body: { reportType, reportId, content: 'He asks for money.' } });
    expect([
      (await report('user', mei.id)).status,
      (await report('user', mei.id)).status,
      (await report('user', 999_999)).status,
      (await report('photo', 999_999)).status,
      (await report('feed', 999_999)).status,
    ]).toEqual([201, 201, 201, 201, 201]);
    expect((await api.sql(`select 1 from complaint where report_type = 'user' or report_id = 999999`)).length).toBe(1);
  });
});

/** Looks for text with the programs of a folder before all others; without any where it is empty. */
async function findTextWith(folder: string): Promise<void> {
  const path = process.env['PATH'];
  process.env['PATH'] = folder === '' ? '' : `${folder}:${path}`;
  try {
    await runJob(api, 'media.find-text');
  } finally {
    process.env['PATH'] = path;
  }
}

/** A stand-in for tesseract: the table it writes names these words, whatever the picture shows. */
async function readerThatReads(words: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'reader-'));
  const lines = ['level\tconf\ttext', ...words.split(' ').map((word) => `5\t96\t${word}`)];
  await writeFile(
    join(folder, 'tesseract'),
    `#!/bin/sh\ncat > /dev/null\nprintf '%s\\n' ${lines.map((line) => `'${line}'`).join(' ')}\n`,
  );
  await chmod(join(folder, 'tesseract'), 0o755);
  return folder;
}
