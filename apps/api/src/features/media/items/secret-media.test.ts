import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { albumContract } from '@peonia/contract/media/album.schema.ts';
import { mediaContract } from '@peonia/contract/media/media.schema.ts';
import { type OwnUpload } from '@peonia/contract/media/media.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { putInAlbum } from '../../../../test/fixtures/set-up-album.ts';
import { uploadPicture } from '../../../../test/fixtures/upload-picture.ts';
import { giveGold } from '../../../../test/money/give-gold.ts';
import { there } from '../../../../test/there.ts';
import { blobName, endingOf, renditions, type Rendition } from '../media-url.ts';
import { readRange } from './read-range.ts';
import { openUrlSigner } from './signed-url.ts';

let api: Api;
let mei: Member;
let jonas: Member;
let luc: Member;
/** Public first, so that its lasting addresses were known; then for sale. */
let before: OwnUpload;
let secret: OwnUpload;
let blob: string;

beforeAll(async () => {
  api = await startApi();
  [mei, jonas, luc] = [
    await api.register('Mei Lin'),
    await api.register('Jonas Weber'),
    await api.register('Luc Bertin'),
  ];
  before = there((await uploadPicture(api.address, mei)).body.files[0]);
  await fetch(`${api.address}${before.src}`);
  secret = (
    await mei.call(mediaContract.updateUpload, { params: { id: before.id }, body: { folder: 'secret', amount: 5 } })
  ).body;
  blob = there(
    (await api.sql<{ blob: string }>('select coalesce(blob, name) as blob from upload where id = $1', [before.id]))[0],
  ).blob;
  await giveGold(api.app.database, jonas, 20);
});
afterAll(() => api.close());

const statusOf = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(`${api.address}${path}`, { headers })).status;
const every = Object.keys(renditions) as Rendition[];
const locked = every.filter((rendition) => rendition !== 'blur');

describe('a file for sale', () => {
  it('is refused under every lasting name, moved, resized, ranged or cached', async () => {
    const { name } = there((await api.sql<{ name: string }>('select name from upload where id = $1', [secret.id]))[0]);
    const old = there(/([0-9a-f]{32})/.exec(before.src ?? '')?.[1]);
    expect(new Set([name, old, name === blob]).size).toBe(3);
    const paths = [name, old, blob].flatMap((one) => locked.map((rendition) => `/media/${one}-${endingOf(rendition)}`));
    const tries: Record<string, string>[] = [
      {},
      { range: 'bytes=0-99' },
      { 'if-none-match': `"${old}-whole"` },
      { 'if-none-match': `"${name}-whole"` },
      { 'cache-control': 'only-if-cached' },
    ];
    for (const path of [
      ...paths,
      ...[name, blob].map((one) => `/media/${blobName(one, 'whole')}.draft`),
      `/media/received-${blob}.bin`,
    ]) {
      for (const headers of tries)
        expect({ path, headers, status: await statusOf(path, headers) }).toEqual({ path, headers, status: 404 });
    }
    expect([await statusOf(secret.blur ?? ''), await statusOf(before.blur ?? '')]).toEqual([200, 404]);
  });

  // covers: Album folders public, private and secret; private is opened per member
  it('is refused to ten thousand guesses', async () => {
    const [until] = there(/\.([0-9a-z]+)\.[\w-]{22}\./.exec(secret.src ?? '')?.slice(1));
    const guess = () =>
      `/media/signed/${secret.id}.m${jonas.id}.${until}.${randomBytes(16).toString('base64url')}.whole.webp`;
    let found = 0;
    for (let round = 0; round < 100; round += 1) {
      const tries = Array.from({ length: 100 }, (_none, n) =>
        n % 2 === 0 ? guess() : `/media/${randomBytes(16).toString('hex')}-whole.webp`,
      );
      const answers = await Promise.all(tries.map((url) => api.app.server.inject({ url })));
      found += answers.filter(({ statusCode }) => statusCode !== 404).length;
    }
    expect(found).toBe(0);
  }, 60_000);

  it('is opened by a tamper-proof address bound to viewer, file and size', async () => {
    const src = there(secret.src);
    expect(await statusOf(src)).toBe(200);
    const [, id, viewer, until, mac, ending] = there(/signed\/(\d+)\.(\w+)\.(\w+)\.([\w-]{22})\.(.+)$/.exec(src));
    const changed = [
      [id, `m${jonas.id}`, until, mac, ending],
      [id, `s${mei.id}`, until, mac, ending],
      [Number(id) + 1, viewer, until, mac, ending],
      [id, viewer, (Number.parseInt(there(until), 36) + 600).toString(36), mac, ending],
      [id, viewer, until, mac, '600.webp'],
      [id, viewer, until, createHmac('sha256', 'x').update('y').digest().subarray(0, 16).toString('base64url'), ending],
    ];
    for (const parts of changed) expect(await statusOf(`/media/signed/${parts.join('.')}`)).toBe(404);
    const reply = await fetch(`${api.address}${src}`);
    expect([
      reply.headers.get('cache-control'),
      reply.headers.get('etag'),
      reply.headers.get('content-security-policy'),
    ]).toEqual(['private, no-store', null, expect.stringContaining('sandbox')]);
  });

  it('is refused to a viewer without access despite a valid signature, until they buy it', async () => {
    const signer = openUrlSigner({ secrets: api.config.secrets, seconds: 300 });
    const addressFor = (member: Member, is_staff = false) =>
      signer.sign({ id: secret.id, rendition: 'whole', viewer: { id: member.id, is_staff } });
    expect(await Promise.all([jonas, luc].map((member) => statusOf(addressFor(member))))).toEqual([404, 404]);
    expect(await statusOf(addressFor(luc, true))).toBe(404);
    const { body } = await jonas.call(albumContract.payUpload, {
      body: { upload_id: secret.id, related_id: mei.id, type: 'album', expected: 5 },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(body.open).toBe(true);
    expect(await Promise.all([jonas, luc].map((member) => statusOf(addressFor(member))))).toEqual([200, 404]);
    for (const address of [body.src, body.thumb, body.post])
      expect(await statusOf(there(address), { range: 'bytes=0-9' })).toBe(206);
  });

  it('has addresses that expire within five minutes', () => {
    const signer = openUrlSigner({ secrets: ['a secret of at least thirty-two signs'], seconds: 300 });
    const file = { id: 7, rendition: 'whole', viewer: { id: 3, is_staff: false } } as const;
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4_000_000_000_000 }),
        fc.integer({ min: 0, max: 400_000 }),
        (now, later) => {
          const address = signer.sign(file, now).slice('/media/signed/'.length);
          expect(signer.read(address, now)).toEqual(file);
          // The last minute, within which an address stays the same.
          const read = signer.read(address, now + later);
          return read === null ? later >= 240_000 : later < 300_000;
        },
      ),
    );
  });
});

// covers: PUT /uploads/:id
it('protects a file of the private folder like one for sale', async () => {
  const hidden = await putInAlbum(api, mei, 'private');
  const { name } = there((await api.sql<{ name: string }>('select name from upload where id = $1', [hidden.id]))[0]);
  for (const rendition of locked) expect(await statusOf(`/media/${name}-${endingOf(rendition)}`)).toBe(404);
  const open = (await mei.call(mediaContract.updateUpload, { params: { id: hidden.id }, body: { folder: 'public' } }))
    .body;
  expect([await statusOf(open.src ?? ''), open.src?.startsWith('/media/signed')]).toEqual([200, false]);
});

it('serves byte ranges by the standard', () => {
  expect(
    [
      'bytes=0-0',
      'bytes=5-',
      'bytes=-3',
      'bytes=8-99',
      'bytes=10-',
      'bytes=-0',
      'bytes=5-2',
      'bytes=0-1,3-4',
      'items=0-1',
      'bytes=-',
    ].map((header) => readRange(header, 10)),
  ).toEqual([
    { start: 0, end: 0 },
    { start: 5, end: 9 },
    { start: 7, end: 9 },
    { start: 8, end: 9 },
    'beyond',
    'beyond',
    null,
    null,
    null,
    null,
  ]);
});
