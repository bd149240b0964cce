import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { makeFilm, makeVoice } from '../../../../test/fixtures/make-media.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { uploadPicture } from '../../../../test/fixtures/upload-picture.ts';
import { runJob } from '../../../../test/run-job.ts';
import { there } from '../../../../test/there.ts';
import { receivedName } from '../media-url.ts';

// Transcoding time depends on the machine.
vi.setConfig({ testTimeout: 120_000 });

let api: Api;
let film: Buffer;
let [mei, jonas]: Member[] = [];
beforeAll(async () => {
  api = await startApi();
  film = await makeFilm({ ext: 'mp4', width: 64, height: 64, seconds: 1 });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => api.close());

const send = async (member: Member, data = film) =>
  there(
    (await uploadPicture(api.address, member, { data, name: 'x.bin', type: 'application/octet-stream' })).body.files[0],
  ).id;
const blobOf = async (id: number) =>
  there((await api.sql<{ blob: string }>('select coalesce(blob, name) as blob from upload where id = $1', [id]))[0])
    .blob;
const stateOf = async (id: number) =>
  there((await api.sql<{ state: string }>('select state from upload where id = $1', [id]))[0]).state;
const convert = () => runJob(api, 'media.transcode');

/** Holds the first received file that the worker opens until `release`, and records the order of all. */
function holdWorker() {
  const hold = Promise.withResolvers<void>();
  const opened: string[] = [];
  const get = api.app.blobs.get.bind(api.app.blobs);
  vi.spyOn(api.app.blobs, 'get').mockImplementation(async (name, part) => {
    if (!name.startsWith('received-')) return get(name, part);
    opened.push(name);
    if (opened.length === 1) await hold.promise;
    return get(name, part);
  });
  return { opened, release: () => hold.resolve() };
}

it('converts a voice while a video is in work', async () => {
  mei = await api.register('Mei Lin');
  const worker = holdWorker();
  const video = await send(mei);
  await vi.waitFor(() => expect(worker.opened).toHaveLength(1));

  const voice = await send(mei, await makeVoice('ogg'));

  await vi.waitFor(async () => expect(await stateOf(voice)).toBe('ready'), 30_000);
  expect(await stateOf(video)).toBe('working');
  worker.release();
  await convert();
});

it('takes turns between members', async () => {
  [mei, jonas] = [await api.register('Ada Many'), await api.register('Jonas One')];
  const worker = holdWorker();
  const many = [await send(mei), await send(mei)];
  const one = await send(jonas);

  worker.release();
  await convert();

  const order = await Promise.all([many[0], one, many[1]].map(async (id) => receivedName(await blobOf(there(id)))));
  expect(worker.opened).toEqual(order);
});

it('leaves the second video of a member whose first is in work elsewhere', async () => {
  [mei, jonas] = [await api.register('Ida Busy'), await api.register('Jonas Free')];
  const worker = holdWorker();
  const [held, next, other] = [await send(jonas), await send(mei), await send(mei)];
  await api.sql(`update upload set worked_until = now() + interval '1 hour' where id = $1`, [next]);

  worker.release();
  await convert();

  expect(await Promise.all([held, next, other].map(stateOf))).toEqual(['ready', 'working', 'working']);
  await api.sql('update upload set worked_until = null where id = $1', [next]);
  await convert();
});

it('keeps the original while the store fails, and converts it later', async () => {
  mei = await api.register('Mia Store');
  const put = vi.spyOn(api.app.blobs, 'put').mockRejectedValue(new Error('connect ECONNREFUSED'));
  const video = await send(mei);
  await convert();
  const received = receivedName(await blobOf(video));
  const kept = [await stateOf(video), (await api.app.blobs.sizeOf(received)) === film.length];

  put.mockRestore();
  await api.sql(`update upload set worked_until = now() - interval '1 second' where id = $1`, [video]);
  await convert();

  expect([...kept, await stateOf(video), await api.app.blobs.sizeOf(received)]).toEqual([
    'working',
    true,
    'ready',
    null,
  ]);
});
