import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { resumableUploadPaths } from '@peonia/contract/documents/resumable-uploads.ts';
import { mediaContract } from '@peonia/contract/media/media.schema.ts';
import sharp from 'sharp';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { runJob } from '../../../../test/run-job.ts';
import { there } from '../../../../test/there.ts';

let api: Api;
let mei: Member;
let jonas: Member;
let picture: Buffer;
const path = '/v1/uploads/resumable';

beforeAll(async () => {
  api = await startApi();
  [mei, jonas] = [await api.register('Mei Lin'), await api.register('Jonas Weber')];
  picture = await sharp(randomBytes(700 * 700 * 3), { raw: { width: 700, height: 700, channels: 3 } })
    .png()
    .toBuffer();
});
afterAll(() => api.close());

/** Throws for a status that the documents of the API do not have. */
const ask = async (
  method: string,
  url: string,
  headers: Record<string, string> = {},
  body?: Buffer | ReadableStream,
  member = mei,
) => {
  const reply = await fetch(new URL(url, api.address), {
    method,
    headers: { authorization: `Bearer ${member.token}`, 'tus-resumable': '1.0.0', ...headers },
    ...(body === undefined ? {} : { body: body as RequestInit['body'], duplex: 'half' }),
  } as RequestInit);
  const calls: Readonly<Record<string, { responses: object }>> =
    resumableUploadPaths[url === path ? '/uploads/resumable' : '/uploads/resumable/{token}'];
  expect(Object.keys(calls[method.toLowerCase()]?.responses ?? {})).toContain(String(reply.status));
  return reply;
};
const patch = (url: string, offset: number, body: Buffer | ReadableStream, member = mei) =>
  ask(
    'PATCH',
    url,
    { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    body,
    member,
  );
const create = async (length: number, member = mei) =>
  (await ask('POST', path, { 'upload-length': String(length) }, undefined, member)).headers.get('location') ?? '';
const offsetOf = async (url: string) => Number((await ask('HEAD', url)).headers.get('upload-offset'));

describe('a part of a resumable upload', () => {
  it('is refused while the disk has less free space than it must keep', async () => {
    const full = await startApi({ LIMIT_UPLOAD_FREE_DISK_PERCENT: '101' });
    const owner = await full.register('Ben Full');
    const headers = { authorization: `Bearer ${owner.token}`, 'tus-resumable': '1.0.0' };
    const created = await fetch(`${full.address}${path}`, {
      method: 'POST',
      headers: { ...headers, 'upload-length': '20' },
    });

    const { status } = await fetch(new URL(created.headers.get('location') ?? '', full.address), {
      method: 'PATCH',
      headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      body: new Uint8Array(10),
    });

    expect([status, await full.sql('select arrived from upload_resumable')]).toEqual([503, [{ arrived: 0 }]]);
    await full.close();
  });
});

describe('a resumable upload', () => {
  it('works with the web’s client library, in parts, and returns its upload', async () => {
    const { promise, resolve, reject } = Promise.withResolvers<string | undefined>();
    const upload = new Upload(picture, {
      endpoint: `${api.address}${path}`,
      chunkSize: 500_000,
      headers: { authorization: `Bearer ${mei.token}` },
      onError: reject,
      onSuccess: ({ lastResponse }) => resolve(lastResponse.getHeader('Upload-Id')),
    });
    upload.start();
    const id = await promise;
    const { body } = await mei.call(mediaContract.listUploads, { query: { ids: id ?? '' } });
    expect(body.files[0]).toMatchObject({ type: 'image', width: 700, height: 700, state: 'ready' });
    expect((await jonas.call(mediaContract.listUploads, { query: { ids: id ?? '' } })).body.files).toEqual([]);
    expect(await readdir(join(api.config.dataDir, 'quarantine'))).toEqual([]);
  });

  // covers: Uploads resume after a dropped connection
  it('resumes after a dropped connection, and repeats a lost reply', async () => {
    const url = await create(picture.length);
    const half = Math.floor(picture.length / 2);
    const dropping = new AbortController();
    const slow = Readable.from(
      (async function* () {
        yield picture.subarray(0, half);
        await new Promise((resolve) => setTimeout(resolve, 60_000).unref());
      })(),
    );
    const dropped = fetch(new URL(url, api.address), {
      method: 'PATCH',
      signal: dropping.signal,
      headers: {
        authorization: `Bearer ${mei.token}`,
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      body: Readable.toWeb(slow) as RequestInit['body'],
      duplex: 'half',
    } as RequestInit).catch(() => 'dropped');
    await expect
      .poll(async () => (await api.sql('select 1 from upload_resumable where writer is not null')).length)
      .toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 200));
    dropping.abort();
    expect(await dropped).toBe('dropped');
    await expect.poll(() => offsetOf(url)).toBe(half);
    const last = await patch(url, half, picture.subarray(half));
    expect([last.status, last.headers.get('upload-offset'), Number(last.headers.get('upload-id')) > 0]).toEqual([
      204,
      String(picture.length),
      true,
    ]);
    const again = await patch(url, picture.length, Buffer.alloc(0));
    expect([again.status, again.headers.get('upload-id')]).toEqual([204, last.headers.get('upload-id')]);
  });

  it('takes over from a dead connection at once', async () => {
    const url = await create(picture.length);
    const hanging = Readable.from(
      (async function* () {
        yield picture.subarray(0, 1_000);
        await new Promise((resolve) => setTimeout(resolve, 60_000).unref());
      })(),
    );
    void patch(url, 0, Readable.toWeb(hanging) as ReadableStream).catch(() => {});
    await expect
      .poll(async () => (await api.sql('select 1 from upload_resumable where writer is not null')).length)
      .toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await offsetOf(url)).toBe(1_000);
    expect((await patch(url, 1_000, picture.subarray(1_000))).status).toBe(204);
  });

  it('accepts parts in order, from its owner, one at a time', async () => {
    const url = await create(picture.length);
    expect((await patch(url, 5, picture.subarray(5))).status).toBe(409);
    expect((await patch(url, 0, picture, jonas)).status).toBe(404);
    expect((await ask('HEAD', url, {}, undefined, jonas)).status).toBe(404);
    expect((await ask('DELETE', url, {}, undefined, jonas)).status).toBe(404);
    expect((await fetch(new URL(url, api.address), { method: 'HEAD' })).status).toBe(401);
    // Another process has it.
    const token = url.split('/').at(-1);
    await api.sql(
      `update upload_resumable set writer = 'elsewhere', writer_until = now() + interval '10 seconds' where token = $1`,
      [token],
    );
    expect((await patch(url, 0, picture)).status).toBe(409);
    await api.sql(`update upload_resumable set writer_until = now() - interval '1 second' where token = $1`, [token]);
    expect((await patch(url, 0, picture)).status).toBe(204);
  });

  it('returns its offset, and refuses too large or empty uploads before any byte', async () => {
    const options = await fetch(`${api.address}${path}`, { method: 'OPTIONS' });
    expect([
      options.status,
      options.headers.get('tus-version'),
      options.headers.get('tus-extension'),
      options.headers.get('tus-max-size'),
    ]).toEqual([204, '1.0.0', 'creation,termination,expiration', '104857600']);
    expect((await ask('POST', path, { 'upload-length': '104857601' })).status).toBe(413);
    expect([(await ask('POST', path)).status, (await ask('POST', path, { 'upload-length': '0' })).status]).toEqual([
      400, 400,
    ]);
  });

  it('refuses parts of another content type', async () => {
    const url = await create(picture.length);

    const json = await ask(
      'PATCH',
      url,
      { 'upload-offset': '0', 'content-type': 'application/json' },
      Buffer.from('{}'),
    );
    const empty = await ask('PATCH', url, { 'upload-offset': '0' });

    expect([json.status, empty.status, await offsetOf(url)]).toEqual([415, 415, 0]);
  });

  it('accepts no more bytes than declared', async () => {
    const url = await create(100);
    expect((await patch(url, 0, picture.subarray(0, 101))).status).toBe(413);
    expect(await offsetOf(url)).toBe(0);
  });

  it('of a refused file is removed with its parts, like a cancelled one', async () => {
    const url = await create(9);
    const refused = await patch(url, 0, Buffer.from('no photo!'));
    expect([
      refused.status,
      ((await refused.json()) as { code: number }).code,
      (await ask('HEAD', url)).status,
    ]).toEqual([400, 400131, 404]);
    const other = await create(100);
    await patch(other, 0, Buffer.alloc(40));
    expect([(await ask('DELETE', other)).status, (await ask('HEAD', other)).status]).toEqual([204, 404]);
    expect(
      (await readdir(join(api.config.dataDir, 'media'), { recursive: true })).filter((name) =>
        /part-.*\.bin$/.test(name),
      ),
    ).toEqual([]);
  });

  it('expires when abandoned', async () => {
    const url = await create(100);
    await patch(url, 0, Buffer.alloc(40));
    await api.sql(`update upload_resumable set expires_at = now() - interval '1 second'`);
    expect((await ask('HEAD', url)).status).toBe(404);
    await runJob(api, 'media.sweep-uploads');
    expect([
      there((await api.sql<{ n: number }>('select count(*)::int as n from upload_resumable'))[0]).n,
      (await readdir(join(api.config.dataDir, 'media'), { recursive: true })).filter((name) => name.includes('part-')),
    ]).toEqual([0, []]);
  });
});
