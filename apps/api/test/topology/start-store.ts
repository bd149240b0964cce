import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { freePort } from '../providers/redis-server.ts';
import { openVolume, type Volume } from '../providers/volume.ts';

/** An S3 store on a loopback port. */
export interface Store {
  /** The settings of the program. */
  readonly settings: Readonly<Record<string, string>>;
  /** The file system of its objects, where it was asked for. */
  readonly volume: Volume | null;
  start(): Promise<void>;
  stop(): Promise<void>;
  close(): Promise<void>;
}

const bucket = 'media';

/** With `megabytes` its objects are on a file system of this size. */
export async function startStore(megabytes: number): Promise<Store> {
  const folder = await mkdtemp(join(tmpdir(), 'peonia-store-'));
  const volume = megabytes === 0 ? null : await openVolume(folder, megabytes);
  const port = await freePort();
  let server: S3rver;
  const store: Store = {
    settings: {
      MEDIA_STORE: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY: 'S3RVER',
      S3_SECRET_KEY: 'S3RVER',
    },
    volume,
    async start() {
      server = new S3rver({
        address: '127.0.0.1',
        port,
        silent: true,
        directory: folder,
        configureBuckets: [{ name: bucket }],
      });
      await server.run();
    },
    stop: () => server.close(),
    async close() {
      await store.stop();
      await volume?.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await store.start();
  return store;
}
