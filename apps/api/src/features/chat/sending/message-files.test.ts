import { randomUUID } from 'node:crypto';
import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { messageActsContract as acts } from '@peonia/contract/chat/message-acts.schema.ts';
import { messageThreadsContract } from '@peonia/contract/chat/message-threads.schema.ts';
import { albumContract } from '@peonia/contract/media/album.schema.ts';
import { mediaContract } from '@peonia/contract/media/media.schema.ts';
import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { makeVoice } from '../../../../test/fixtures/make-media.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { uploadPicture } from '../../../../test/fixtures/upload-picture.ts';
import { giveGold } from '../../../../test/money/give-gold.ts';
import { proveBooks } from '../../../../test/money/prove-books.ts';
import { there } from '../../../../test/there.ts';
import { decideOn } from '../../media/public.ts';
import { block, unblock } from '../../privacy/public.ts';
import { emitFileReviewed } from '../public.ts';

let api: Api;
let anna: Member;
let ben: Member;
let stranger: Member;
let number = 0;

beforeAll(async () => {
  api = await startApi();
  [anna, ben, stranger] = await Promise.all([
    api.register('Anna Files'),
    api.register('Ben Files'),
    api.register('Some Stranger'),
  ]);
});
afterAll(() => api.close());

const upload = async (member: Member) => there((await uploadPicture(api.address, member)).body.files[0]).id;
const send = (from: Member, to: Member, message_type: 'text' | 'photo' | 'voice' | 'file', more: object = {}) =>
  from.call(chatContract.sendMessage, {
    body: { user_id: to.id, message_type, message_content: '', client_id: `client-${(number += 1)}`, ...more },
  });
const newest = async (reader: Member, other: Member) =>
  there(
    (await reader.call(messageThreadsContract.getThread, { params: { id: other.id }, query: { user: 1 } })).body
      .items[0],
  );
const isServed = async (src: string | null | undefined) => (await fetch(`${api.address}${src}`)).status === 200;
const codeOf = (name: ErrorName) => errors[name].code;

describe('photos', () => {
  it('need no note and no client id', async () => {
    const sender = await api.register('Plain Client');
    const body = { user_id: anna.id, message_type: 'photo', upload_ids: [await upload(sender)] };

    const { status, body: sent } = await sender.call(chatContract.sendMessage, { body });

    expect([status, sent.message_content, sent.uploads.length]).toEqual([201, '', 1]);
    expect((await sender.call(chatContract.sendMessage, { body: { ...body, message_type: 'text' } })).code).toBe(
      codeOf('input_invalid'),
    );
  });

  // covers: Files of a message are visible to its two members, by URLs that expire within minutes
  it('are visible to both, blurred before the first reply, and hidden by a block', async () => {
    const ids = [await upload(anna), await upload(anna)];
    const socket = await ben.socket();
    const { status, body } = await send(anna, ben, 'photo', { upload_ids: ids, message_content: 'My garden' });
    expect([status, body.upload_ids, body.uploads.length, body.blurred]).toEqual([201, ids, 2, false]);
    const event = await socket.next((frame) => frame.type === 'event' && frame.name === 'message.sent');
    const seen = await newest(ben, anna);
    expect(seen).toMatchObject({
      blurred: true,
      message_content: 'My garden',
      uploads: [{ open: true, src: expect.stringContaining('/media/signed/') }, {}],
    });
    expect(event).toMatchObject({
      data: { message: { blurred: true, uploads: [{ id: ids[0], open: true }, { id: ids[1] }] } },
    });
    const [{ payload } = { payload: '' }] = await api.sql<{ payload: string }>(
      "select payload::text from member_event where member_id = $1 and name = 'message.sent'",
      [ben.id],
    );
    expect(payload).not.toContain('/media/');

    const src = seen.uploads[0]?.src;
    expect(await isServed(src)).toBe(true);
    expect((await stranger.call(acts.getMessage, { params: { id: body.id } })).status).toBe(404);
    await block(api.app.database, anna.id, ben.id);
    expect([await isServed(src), await isServed(body.uploads[0]?.src)]).toEqual([false, true]);
    await unblock(api.app.database, anna.id, ben.id);

    await send(ben, anna, 'text', { message_content: 'How lovely' });
    expect((await ben.call(acts.getMessage, { params: { id: body.id } })).body.blurred).toBe(false);
    const details = (await ben.call(messageThreadsContract.getThreadDetails, { params: { id: body.thread_id } })).body;
    expect(details.photos.items.map(({ file }) => file.id)).toEqual(ids);
  });

  it('of a stranger are not among the shared photos before the first reply', async () => {
    const cleo = await api.register('Cleo Files');

    const { body } = await send(cleo, ben, 'photo', { upload_ids: [await upload(cleo)] });

    const { photos } = (await ben.call(messageThreadsContract.getThreadDetails, { params: { id: body.thread_id } }))
      .body;
    expect([body.upload_ids.length, photos.items]).toEqual([1, []]);
  });

  it('must be the sender’s own, of the right kind, and used in one conversation only', async () => {
    const [mine, theirs] = [await upload(anna), await upload(ben)];
    const code = async (type: 'photo' | 'voice' | 'file', more: object, to = ben) =>
      (await send(anna, to, type, more)).code;
    expect(await code('photo', { upload_ids: [theirs] })).toBe(codeOf('upload_unknown'));
    expect(await code('photo', { upload_ids: [] })).toBe(codeOf('message_files_wrong'));
    expect(await code('voice', { upload_ids: [mine] })).toBe(codeOf('message_files_wrong'));
    expect(await code('file', { upload_ids: [mine] })).toBe(codeOf('price_missing'));
    expect(await code('photo', { upload_ids: [mine] })).toBeNull();
    expect(await code('photo', { upload_ids: [mine] })).toBeNull();
    expect(await code('photo', { upload_ids: [mine] }, stranger)).toBe(codeOf('upload_sent_before'));
    expect(
      (await anna.call(mediaContract.updateUpload, { params: { id: mine }, body: { folder: 'public' } })).code,
    ).toBe(codeOf('upload_unknown'));
  });

  it('are deleted for both on recall, and purged once both deleted the message', async () => {
    const { body } = await send(anna, ben, 'photo', { upload_ids: [await upload(anna)] });
    const src = (await newest(ben, anna)).uploads[0]?.src;
    await anna.call(acts.recallMessage, { body: { id: body.id } });
    expect([await isServed(src), await isServed(body.uploads[0]?.src), (await newest(ben, anna)).uploads]).toEqual([
      false,
      false,
      [],
    ]);

    const { body: other } = await send(anna, ben, 'photo', { upload_ids: [await upload(anna)] });
    await ben.call(acts.deleteMessage, { params: { id: other.id } });
    expect(await isServed(other.uploads[0]?.src)).toBe(true);
    await anna.call(acts.deleteMessage, { params: { id: other.id } });
    expect(await isServed(other.uploads[0]?.src)).toBe(false);
  });
});

it('delivers a voice recording with its waveform', async () => {
  const [file] = (
    await uploadPicture(api.address, anna, { data: await makeVoice('webm', 1), name: 'voice.webm', type: 'audio/webm' })
  ).body.files;
  const id = there(file).id;
  await vi.waitUntil(
    async () =>
      (await anna.call(mediaContract.listUploads, { query: { ids: String(id) } })).body.files[0]?.state === 'ready',
    { timeout: 15_000 },
  );
  await send(anna, ben, 'voice', { upload_ids: [id] });
  const [voice] = (await newest(ben, anna)).uploads;
  expect([voice?.type, voice?.wave?.length, await isServed(voice?.src)]).toEqual(['audio', 48, true]);
}, 30_000);

describe('file for sale', () => {
  const pay = (buyer: Member, upload_id: number, related_id: number, expected: number) =>
    buyer.call(albumContract.payUpload, {
      body: { upload_id, related_id, type: 'message', expected },
      headers: { 'idempotency-key': randomUUID() },
    });

  // covers: Paid secret file of a conversation: locked, reviewed, bought once
  it('stays locked until its receiver buys it once', async () => {
    await giveGold(api.app.database, ben, 20);
    await giveGold(api.app.database, stranger, 20);
    const id = await upload(anna);
    const { body } = await send(anna, ben, 'file', { upload_ids: [id], amount: 7 });
    const locked = (await newest(ben, anna)).uploads[0];
    expect(locked).toMatchObject({
      paid: true,
      amount: 7,
      open: false,
      src: null,
      thumb: null,
      blur: expect.stringContaining('-blur.webp'),
    });
    expect([
      (await pay(stranger, id, body.thread_id, 7)).status,
      (await pay(ben, id, 999_999, 7)).status,
      (await pay(ben, id, body.thread_id, 1)).code,
    ]).toEqual([404, 404, codeOf('price_changed')]);
    const socket = await ben.socket();
    const paid = await pay(ben, id, body.thread_id, 7);
    expect([paid.body.open, await isServed(paid.body.src), (await ben.me()).balance]).toEqual([true, true, 13]);
    await socket.next((frame) => frame.type === 'event' && frame.name === 'message.changed' && frame.data.files);
    await pay(ben, id, body.thread_id, 7);
    expect((await ben.me()).balance).toBe(13);
    expect((await anna.call(acts.recallMessage, { body: { id: body.id } })).code).toBe(
      codeOf('message_not_recallable'),
    );
    await anna.call(acts.deleteMessage, { params: { id: body.id } });
    expect((await newest(ben, anna)).uploads[0]?.open).toBe(true);
    await block(api.app.database, anna.id, ben.id);
    expect(await isServed(paid.body.src)).toBe(false);
    await unblock(api.app.database, anna.id, ben.id);
    expect(await proveBooks(api.app.database)).toEqual([]);
  });

  it('waits for its review if reviews are enabled', async () => {
    const reviewed = await startApi({ REVIEW_MEDIA: '1' });
    try {
      const [seller, buyer] = await Promise.all([reviewed.register('Seller One'), reviewed.register('Buyer One')]);
      await giveGold(reviewed.app.database, buyer, 20);
      const id = there((await uploadPicture(reviewed.address, seller)).body.files[0]).id;
      const { body } = await seller.call(chatContract.sendMessage, {
        body: {
          user_id: buyer.id,
          message_type: 'file',
          message_content: '',
          upload_ids: [id],
          amount: 5,
          client_id: 'client-sale-1',
        },
      });
      expect([
        body.uploads.length,
        (await newest(buyer, seller)).uploads.length,
        (await pay(buyer, id, body.thread_id, 5)).status,
      ]).toEqual([1, 0, 404]);
      await decideOn(reviewed.app.database, id, null);
      const readers: number[] = [];
      await reviewed.app.database.transaction((db) =>
        emitFileReviewed({ db, emit: (memberId) => readers.push(memberId) }, { id, owner_id: seller.id }),
      );
      expect(readers.toSorted()).toEqual([seller.id, buyer.id].toSorted());
      expect((await newest(buyer, seller)).uploads[0]).toMatchObject({ amount: 5, open: false });
      expect((await pay(buyer, id, body.thread_id, 5)).body.open).toBe(true);
    } finally {
      await reviewed.close();
    }
  });
});

// covers: Say-hi carries own words and picture
it('sends a greeting with its text and photo', async () => {
  const greeter = await api.register('Greeter One');
  await greeter.call(profilesContract.updateProfile, {
    body: { hi_content: 'Hello from the lake', hi_upload: await upload(greeter) },
  });
  const { body } = await greeter.call(chatContract.sayHi, { body: { user_id: stranger.id } });
  expect(body).toMatchObject({
    message_type: 'sayhi',
    message_content: 'Hello from the lake',
    uploads: [{ open: true }],
  });
  expect(await newest(stranger, greeter)).toMatchObject({
    blurred: true,
    uploads: [{ src: expect.stringContaining('/media/') }],
  });
  await greeter.call(profilesContract.updateProfile, { body: { hi_upload: null } });
  expect((await newest(stranger, greeter)).uploads).toHaveLength(1);
});
