import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { mediaContract } from '@peonia/contract/media/media.schema.ts';
import { type OwnUpload } from '@peonia/contract/media/media.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import { hostileFiles, markers, type HostileFile } from '../../../test/fixtures/hostile-files.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import { uploadPicture } from '../../../test/fixtures/upload-picture.ts';
import { runJob } from '../../../test/run-job.ts';

let api: Api;
let mei: Member;
let corpus: HostileFile[];
beforeAll(async () => {
  api = await startApi();
  mei = await api.register('Mei Lin');
  corpus = await hostileFiles();
});
afterAll(() => api.close());

// covers: Uploads: types and 100 MB
it('a hundred hostile files: serves none unchanged, leaks no metadata, and never blocks the server', async () => {
  expect(corpus.length).toBeGreaterThanOrEqual(100);
  const files: { sent: HostileFile; upload: OwnUpload }[] = [];
  const beats: Promise<boolean>[] = [];
  const beat = setInterval(() => beats.push(fetch(`${api.address}/healthz`).then(({ ok }) => ok)), 500);
  const waiting = [...corpus];
  const lane = async () => {
    for (let sent = waiting.shift(); sent !== undefined; sent = waiting.shift()) await send(sent);
  };
  const send = async (sent: HostileFile) => {
    const { status, body, code } = await uploadPicture(api.address, mei, sent);
    expect({ what: sent.what, isKnown: status < 500 }).toEqual({ what: sent.what, isKnown: true });
    expect({ what: sent.what, taken: status === 201, hasCode: code !== null }).toEqual({
      what: sent.what,
      taken: sent.taken,
      hasCode: !sent.taken,
    });
    for (const upload of status === 201 ? body.files : []) files.push({ sent, upload });
  };
  // Several at a time; the sender does not wait for the encoder.
  await Promise.all(Array.from({ length: 4 }, lane));
  await runJob(api, 'media.transcode');
  const { files: shown } = (
    await mei.call(mediaContract.listUploads, { query: { ids: files.map(({ upload }) => upload.id).join(',') } })
  ).body;
  const byId = new Map(shown.map((file) => [file.id, file]));
  for (const { sent, upload } of files) {
    const file = byId.get(upload.id);
    for (const address of [file?.src, file?.post, file?.thumb, file?.blur])
      if (address) await expectClean(sent, address);
  }
  clearInterval(beat);
  // The checks of a load balancer are answered all the time.
  expect(new Set(await Promise.all(beats))).toEqual(new Set([true]));
  expect([
    await readdir(join(api.config.dataDir, 'quarantine')),
    await readdir(join(api.config.dataDir, 'conversions')),
  ]).toEqual([[], []]);
}, 60_000);

async function expectClean(sent: HostileFile, address: string): Promise<void> {
  const response = await fetch(`${api.address}${address}`);
  const data = Buffer.from(await response.arrayBuffer());
  const found = markers.filter((marker) => data.includes(marker));
  const type = response.headers.get('content-type') ?? '';
  expect({
    what: sent.what,
    found,
    isSent: data.equals(sent.data),
    type,
    nosniff: response.headers.get('x-content-type-options'),
  }).toEqual({
    what: sent.what,
    found: [],
    isSent: false,
    type: expect.stringMatching(/^(?:image\/webp|video\/mp4|audio\/mp4)$/),
    nosniff: 'nosniff',
  });
}

it('receives a hundred megabytes with bounded memory', async () => {
  const megabyte = randomBytes(1024 * 1024);
  const boundary = 'x'.repeat(30);
  const before = memoryHeld();
  let most = before;
  const body = Readable.from(
    (async function* () {
      yield Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="a.mp4"\r\ncontent-type: video/mp4\r\n\r\n`,
      );
      yield Buffer.from([0, 0, 0, 16, ...Buffer.from('ftypisom\0\0\0\0')]);
      for (let n = 0; n < 99; n += 1) {
        yield megabyte;
        if (n % 10 === 9) most = Math.max(most, memoryHeld());
      }
      yield Buffer.from(`\r\n--${boundary}--\r\n`);
    })(),
  );
  const { status } = await fetch(`${api.address}/v1/uploads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${mei.token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Readable.toWeb(body) as RequestInit['body'],
    duplex: 'half',
  } as RequestInit);
  // It is not a video, so it is refused after it has arrived; sender and receiver share this process.
  expect([status, Math.round((most - before) / 1024 / 1024) < 30]).toEqual([400, true]);
}, 30_000);

/** Bytes in use after a garbage collection. */
function memoryHeld(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
