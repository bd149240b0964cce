import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BlobStore } from './blob-store.ts';
import { diskStore } from './disk-store.ts';
import { s3Store } from './s3-store.ts';

let folder: string;
let s3: S3rver;
const stores: { disk?: BlobStore; s3?: BlobStore } = {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'peonia-blobs-'));
  s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'media' }],
  });
  const { port } = await s3.run();
  stores.s3 = s3Store({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'media',
    accessKey: 'S3RVER',
    secretKey: 'S3RVER',
  });
  stores.disk = diskStore(join(folder, 'disk'));
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

describe.each(['disk', 's3'] as const)('blobs in %s', (kind) => {
  const store = (): BlobStore => stores[kind] ?? expect.fail('not open');
  const name = () => `${randomBytes(16).toString('hex')}-whole.webp`;
  const read = async (blob: string) => {
    const found = await store().get(blob);
    return found === null ? null : { bytes: found.bytes, data: Buffer.concat(await found.stream.toArray()) };
  };

  it('are read as written', async () => {
    const blob = name();
    const data = randomBytes(300_000);
    await store().put(blob, data, 'image/webp');
    expect(await read(blob)).toEqual({ bytes: 300_000, data });
  });

  it('are listed, with another version when they are replaced', async () => {
    const blob = name();
    const find = async () => {
      for await (const entry of store().list()) if (entry.name === blob) return entry;
      return undefined;
    };
    await store().put(blob, Buffer.from('first'), 'image/webp');
    const first = await find();

    await store().put(blob, Buffer.from('second'), 'image/webp');

    expect(first?.version).toMatch(/./);
    expect((await find())?.version).not.toBe(first?.version);
  });

  it('report that they can be stored', async () => {
    await expect(store().check()).resolves.toBeUndefined();
  });

  it('are replaced completely', async () => {
    const blob = name();
    await store().put(blob, Buffer.from('first and longer'), 'image/webp');
    await store().put(blob, Buffer.from('second'), 'image/webp');
    expect((await read(blob))?.data.toString()).toBe('second');
  });

  it('are read in ranges, with their size', async () => {
    const blob = name();
    await store().put(blob, Buffer.from('0123456789'), 'image/webp');
    const part = await store().get(blob, { start: 2, end: 5 });
    expect([
      part?.bytes,
      Buffer.concat((await part?.stream.toArray()) ?? []).toString(),
      await store().sizeOf(blob),
      await store().sizeOf(name()),
    ]).toEqual([4, '2345', 10, null]);
  });

  it('are null when missing, and can be removed twice', async () => {
    const blob = name();
    expect(await read(blob)).toBeNull();
    await store().put(blob, Buffer.from('short-lived'), 'image/webp');
    await store().remove(blob);
    await store().remove(blob);
    expect(await read(blob)).toBeNull();
  });

  it.each(['../../etc/passwd', 'a/b.webp', '.hidden.webp', 'UPPER-CASE.webp', 'x.webp', ''])(
    'refuse the name %s',
    async (bad) => {
      await expect(async () => store().put(bad, Buffer.from('x'), 'image/webp')).rejects.toThrow(RangeError);
      await expect(async () => store().get(bad)).rejects.toThrow(RangeError);
      await expect(async () => store().remove(bad)).rejects.toThrow(RangeError);
    },
  );
});

it('leaves no temporary file on disk', async () => {
  const files = await readdir(join(folder, 'disk'), { recursive: true });
  expect(files.filter((file) => file.endsWith('.draft'))).toEqual([]);
});
