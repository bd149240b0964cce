import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaContract } from '@peonia/contract/media/media.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import { bombPng, cameraJpeg, claimSize, movingGif } from '../../../test/fixtures/hostile-pictures.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import { makePicture, uploadPicture } from '../../../test/fixtures/upload-picture.ts';
import { blobName } from './media-url.ts';
import { purgeUploads } from './purge-uploads.ts';

let api: Api;
let mei: Member;

beforeAll(async () => {
  api = await startApi({ LIMIT_UPLOAD_BYTES_MAX: '300000', LIMIT_PHOTO_MEGAPIXELS_MAX: '4' });
  mei = await api.register('Mei Lin');
});
afterAll(() => api.close());

const send = (...files: Parameters<typeof uploadPicture>[2][]) => uploadPicture(api.address, mei, ...files);
const open = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${api.address}${path}`, { headers });
  return { status: response.status, headers: response.headers, data: Buffer.from(await response.arrayBuffer()) };
};

describe('an accepted picture', () => {
  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('comes out as webp: %s', async (format) => {
    const data = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#217a61' } })
      .toFormat(format)
      .toBuffer();
    const { status, body } = await send({ data });
    expect([status, body.files]).toMatchObject([201, [{ type: 'image', width: 300, height: 200 }]]);
    expect(await sharp((await open(body.files[0]?.src ?? '')).data).metadata()).toMatchObject({
      format: 'webp',
      width: 300,
      height: 200,
    });
  });

  it('is upright, at most 1600 px, and without its location', async () => {
    const { body } = await send({ data: await cameraJpeg({ width: 1_800, height: 900, orientation: 6 }) });
    expect(body.files[0]).toMatchObject({ width: 800, height: 1_600 });
    const { data } = await open(body.files[0]?.src ?? '');
    const { exif, xmp, iptc, icc } = await sharp(data).metadata();
    expect({ exif, xmp, iptc, icc }).toEqual({});
    expect(data.includes('Exif') || data.includes('Secret Street')).toBe(false);
  });

  it('is recognised by its content, whatever its name', async () => {
    expect((await send({ data: await makePicture(), name: 'page.html', type: 'text/html' })).status).toBe(201);
  });

  it('drops data behind its end', async () => {
    const { body } = await send({
      data: Buffer.concat([await makePicture(), Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]),
    });
    expect((await open(body.files[0]?.src ?? '')).data.includes('<script>')).toBe(false);
  });

  it('stays animated within bounds, with still thumbnails', async () => {
    const { status, body } = await send({ data: await movingGif(6) });
    const [file] = body.files;
    expect([status, (await sharp((await open(file?.src ?? '')).data).metadata()).pages]).toEqual([201, 6]);
    expect((await sharp((await open(file?.thumb ?? '')).data).metadata()).pages ?? 1).toBe(1);
    const long = (await send({ data: await movingGif(230) })).body.files[0];
    expect((await sharp((await open(long?.src ?? '')).data).metadata()).pages ?? 1).toBe(1);
  });

  // covers: Thumbnail sizes
  it('has every size, and a blur without detail', async () => {
    const [file] = (await send({ data: await makePicture(1_000, 500) })).body.files;
    const sizes = await Promise.all(
      [file?.src, file?.post, file?.thumb, file?.blur].map(
        async (src) => (await sharp((await open(src ?? '')).data).metadata()).width,
      ),
    );
    expect(sizes).toEqual([1_000, 600, 200, 32]);
    const [{ renditions } = { renditions: [] }] = await api.sql<{ renditions: string[] }>(
      'select renditions from upload where id = $1',
      [file?.id],
    );
    expect(renditions).toEqual(['whole', 'post', 'square', 'avatar', 'small', 'blur']);
    expect(file).toMatchObject({
      state: 'ready',
      folder: null,
      open: true,
      paid: false,
      review: 'none',
      progress_id: null,
    });
  });
});

describe('a refused file', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  );
  it.each([
    ['an SVG that says it is a PNG', () => svg, errors.file_kind_refused],
    ['a page', () => Buffer.from('<!doctype html><title>x</title>'), errors.file_kind_refused],
    [
      'an SVG behind the signature of a PNG',
      () => Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), svg]),
      errors.file_broken,
    ],
    ['a GIF that is a script', () => Buffer.from('GIF89a/*   */=alert(1)//'), errors.file_broken],
    ['nothing at all', () => Buffer.alloc(0), errors.file_kind_refused],
    ['a cut-off picture', async () => (await makePicture(900, 900)).subarray(0, 4_000), errors.file_broken],
    ['a picture with too many pixels', () => bombPng(3_000, 3_000), errors.picture_too_large],
    [
      'a picture that claims to be endless',
      async () =>
        claimSize(
          await sharp(await makePicture(8, 8))
            .png()
            .toBuffer(),
          60_000,
          60_000,
        ),
      errors.picture_too_large,
    ],
    [
      'a file that is too large',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(300_001)]),
      errors.file_too_large,
    ],
  ] as const)('%s', async (_name, make, expected) => {
    const { status, code } = await send({ data: await make() });
    expect({ status, code }).toEqual({ status: expected.status, code: expected.code });
  });

  // covers: The server drops files that do not qualify and accepts the rest
  it('is listed with its reason while others are accepted', async () => {
    const { status, body } = await send(
      { data: await makePicture() },
      { data: svg, name: '../\u202egpj.exe\u0000' },
      { data: (await makePicture(900, 900)).subarray(0, 4_000), name: 'half.jpg' },
    );
    expect([status, body.files.length]).toEqual([201, 1]);
    expect(body.refused.map(({ name, code }) => [name, code])).toEqual([
      ['gpj.exe', errors.file_kind_refused.code],
      ['half.jpg', errors.file_broken.code],
    ]);
    expect(body.refused[0]?.message).toContain('jpg, png, webp or gif');
  });

  // covers: POST /uploads
  it('refuses eleven files and none', async () => {
    const small = await makePicture(8, 8);
    expect((await send(...Array.from({ length: 11 }, () => ({ data: small })))).code).toBe(errors.files_too_many.code);
    expect((await mei.call(mediaContract.uploadFiles, { body: new FormData() })).code).toBe(errors.file_missing.code);
    expect((await mei.call(mediaContract.uploadFiles, { body: { files: [] } })).code).toBe(
      errors.content_type_refused.code,
    );
  });

  it('leaves no original behind', async () => {
    await send({ data: svg });
    expect(await readdir(join(api.config.dataDir, 'quarantine'))).toEqual([]);
  });
});

describe('serving', () => {
  it('allows caching forever and runs nothing', async () => {
    const { body } = await send();
    const src = body.files[0]?.src ?? '';
    const { status, headers } = await open(src);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('content-disposition')).toBe('inline');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    const again = await open(src, { 'if-none-match': headers.get('etag') ?? '' });
    expect([again.status, again.data.length]).toEqual([304, 0]);
  });

  it.each(['closed', 'suspended'])('ends at every known address while the account is %s', async (status) => {
    const owner = await api.register(`Owner ${status}`);
    const { body } = await uploadPicture(api.address, owner);
    const { src = '', blur = '' } = body.files[0] ?? {};
    const { headers } = await open(src ?? '');
    const states = async () =>
      Promise.all([
        open(src ?? ''),
        open(src ?? '', { 'if-none-match': headers.get('etag') ?? '' }),
        open(blur ?? ''),
      ]).then((replies) => replies.map((reply) => reply.status));

    await api.sql('update account set status = $2, closed_at = now() where id = $1', [owner.id, status]);
    const during = await states();
    await api.sql(`update account set status = 'active', closed_at = null where id = $1`, [owner.id]);

    expect([during, await states()]).toEqual([
      [404, 404, 404],
      [200, 304, 200],
    ]);
  });

  it.each([
    'x',
    '%2e%2e%2f%2e%2e%2fpasswd',
    `${'0'.repeat(32)}-720.webp`,
    `${'0'.repeat(32)}-whole.webp.draft`,
    `${'g'.repeat(32)}-whole.webp`,
  ])('knows nothing of %s', async (name) => {
    const { status, headers } = await open(`/media/${name}`);
    expect([status, headers.get('cache-control')?.includes('immutable') ?? false]).toEqual([404, false]);
  });
});

describe('the purge', () => {
  it('removes what was unused for a day, row and blobs, and nothing else', async () => {
    const [old, fresh, shown] = await Promise.all(
      [send(), send(), send()].map(async (sent) => (await sent).body.files[0]),
    );
    await api.sql(`update upload set created_at = now() - interval '25 hours' where id = any($1)`, [
      [old?.id, shown?.id],
    ]);
    await api.sql('update upload set used_at = now() where id = $1', [shown?.id]);
    const { name } = (await api.sql<{ name: string }>('select name from upload where id = $1', [old?.id]))[0] ?? {
      name: '',
    };
    expect(await purgeUploads(api.app.database, api.app.blobs)).toBe(1);
    expect(await api.app.blobs.get(blobName(name, 'whole'))).toBeNull();
    expect(await Promise.all([old, fresh, shown].map(async (file) => (await open(file?.src ?? '')).status))).toEqual([
      404, 200, 200,
    ]);
    expect(await purgeUploads(api.app.database, api.app.blobs)).toBe(0);
  });
});
