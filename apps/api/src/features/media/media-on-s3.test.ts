import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { mediaContract } from '@peonia/contract/media/media.schema.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import { makeFilm } from '../../../test/fixtures/make-media.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import { makePicture, uploadPicture } from '../../../test/fixtures/upload-picture.ts';
import { runJob } from '../../../test/run-job.ts';
import { there } from '../../../test/there.ts';

let api: Api;
let mei: Member;
let s3: S3rver;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'peonia-s3-'));
  s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'media' }],
  });
  const { port } = await s3.run();
  api = await startApi({
    MEDIA_STORE: 's3',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'media',
    S3_ACCESS_KEY: 'S3RVER',
    S3_SECRET_KEY: 'S3RVER',
  });
  mei = await api.register('Mei Lin');
});
afterAll(async () => {
  await api.close();
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const objects = async () => (await readdir(join(folder, 'media'))).filter((name) => name.endsWith('_object'));
const ask = (method: string, url: string, headers: Record<string, string>, body?: Buffer) =>
  fetch(new URL(url, api.address), {
    method,
    headers: { authorization: `Bearer ${mei.token}`, ...headers },
    ...(body === undefined ? {} : { body: new Uint8Array(body) }),
  });

it('refuses uploads as busy while the store takes none, and names it', async () => {
  const store = createServer((_request, reply) => void reply.writeHead(507).end()).listen(0, '127.0.0.1');
  await once(store, 'listening');
  const away = await startApi({
    MEDIA_STORE: 's3',
    S3_ENDPOINT: `http://127.0.0.1:${(store.address() as AddressInfo).port}`,
    S3_BUCKET: 'media',
    S3_ACCESS_KEY: 'S3RVER',
    S3_SECRET_KEY: 'S3RVER',
  });
  const member = await away.register('Mei Away');

  const { status } = await uploadPicture(away.address, member);

  const ready = await fetch(`${away.address}/readyz`);
  expect([status, ready.status, await ready.json()]).toMatchObject([503, 200, { components: { storage: 'down' } }]);
  await away.close();
  store.close();
});

it('stores pictures, videos and upload parts in a bucket, serves ranges, and purges', async () => {
  const [picture] = (await uploadPicture(api.address, mei)).body.files;
  expect((await fetch(`${api.address}${picture?.src}`)).status).toBe(200);
  const [film] = (
    await uploadPicture(api.address, mei, { data: await makeFilm({ seconds: 1, width: 64, height: 64 }) })
  ).body.files;
  await runJob(api, 'media.transcode');
  const transcoded = (await mei.call(mediaContract.listUploads, { query: { ids: String(film?.id) } })).body.files[0];
  const part = await fetch(`${api.address}${transcoded?.src}`, { headers: { range: 'bytes=4-7' } });
  expect([part.status, await part.text(), part.headers.get('content-type')]).toEqual([206, 'ftyp', 'video/mp4']);

  const data = await makePicture(500, 300);
  const url = there(
    (await ask('POST', '/v1/uploads/resumable', { 'upload-length': String(data.length) })).headers.get('location'),
  );
  const send = (from: number, to: number) =>
    ask(
      'PATCH',
      url,
      { 'upload-offset': String(from), 'content-type': 'application/offset+octet-stream' },
      data.subarray(from, to),
    );
  await send(0, 700);
  expect((await objects()).filter((name) => name.startsWith('part-')).length).toBe(1);
  const last = await send(700, data.length);
  expect([
    last.status,
    (await objects()).filter((name) => name.startsWith('part-') || name.startsWith('received-')),
  ]).toEqual([204, []]);

  await api.sql(`update upload set created_at = now() - interval '2 days'`);
  await runJob(api, 'media.sweep-uploads');
  expect([await objects(), (await fetch(`${api.address}${picture?.src}`)).status]).toEqual([[], 404]);
});
