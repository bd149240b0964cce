import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaContract } from '@peonia/contract/media/media.schema.ts';
import { type OwnUpload } from '@peonia/contract/media/media.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { progressContract } from '@peonia/contract/protocol/progress.schema.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { make, makeFilm, makeVoice, probe } from '../../../../test/fixtures/make-media.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { putInAlbum } from '../../../../test/fixtures/set-up-album.ts';
import { uploadPicture } from '../../../../test/fixtures/upload-picture.ts';
import { runJob } from '../../../../test/run-job.ts';
import { there } from '../../../../test/there.ts';
import { blobName, receivedName } from '../media-url.ts';
import { framelessVideos } from './frames.sql.ts';
import { waveformOf } from './transcode-file.ts';

// Transcoding time depends on the machine.
vi.setConfig({ testTimeout: 60_000 });

let api: Api;
let mei: Member;
beforeAll(async () => {
  api = await startApi({ LIMIT_VIDEO_SECONDS_MAX: '4', LIMIT_VOICE_SECONDS_MAX: '4' });
  mei = await api.register('Mei Lin');
});
afterAll(() => api.close());

const send = (data: Buffer) =>
  uploadPicture(api.address, mei, { data, name: 'x.bin', type: 'application/octet-stream' });
const read = async (id: number) =>
  there((await mei.call(mediaContract.listUploads, { query: { ids: String(id) } })).body.files[0]);
/** The work started by itself; waits until it is done. */
const convert = () => runJob(api, 'media.transcode');
const open = async (src: string | null, headers: Record<string, string> = {}) => {
  const response = await fetch(`${api.address}${src}`, { headers });
  return { status: response.status, headers: response.headers, data: Buffer.from(await response.arrayBuffer()) };
};

describe('a video', () => {
  it('becomes playable in every browser, loses its location, and notifies its owner', async () => {
    const socket = await mei.socket();
    const { status, body } = await send(await makeFilm({ width: 1_920, height: 1_080, seconds: 1 }));
    const sent = there(body.files[0]);
    expect([status, sent.type, sent.state, sent.src]).toEqual([201, 'video', 'working', null]);
    await convert();
    const event = await socket.next((frame) => frame.type === 'event' && frame.name === 'upload.changed');
    const file = await read(sent.id);
    // Snapshot plus event equals a fresh snapshot.
    const facts = ({ id, state, folder, review }: OwnUpload) => ({ id, state, folder, review });
    expect({ ...facts(sent), ...(event as { data?: object }).data }).toEqual(facts(file));

    const { data, headers } = await open(file.src);
    const { streams, format } = await probe(data);
    expect(streams.map(({ codec_name, width, height }) => [codec_name, width, height])).toEqual([
      ['h264', 1280, 720],
      ['aac', undefined, undefined],
    ]);
    expect([
      headers.get('content-type'),
      data.includes('48.1371') || data.includes('Secret Street'),
      data.indexOf('moov') < data.indexOf('mdat'),
    ]).toEqual(['video/mp4', false, true]);
    expect(Object.keys(format.tags ?? {}).filter((tag) => /location|comment|encoder/.test(tag))).toEqual([]);
    expect([(await open(file.post)).status, (await open(file.blur)).status, file.seconds, file.width]).toEqual([
      200, 200, 1, 1_280,
    ]);
    expect(
      (await mei.call(progressContract.getProgress, { query: { type: 'upload', id: String(file.progress_id) } })).body,
    ).toEqual({
      state: 'done',
      percent: 100,
    });
    const [row] = await api.sql<{ name: string }>('select name from upload where id = $1', [sent.id]);
    expect([
      await api.app.blobs.get(receivedName(row?.name ?? '')),
      await readdir(join(api.config.dataDir, 'conversions')),
    ]).toEqual([null, []]);
  });

  // covers: Nine frames of a video are shown to reviewers, and to nobody else
  it('gets a sheet of nine frames, which its lasting name does not open', async () => {
    const sent = there((await send(await makeFilm({ width: 640, height: 360, seconds: 3 }))).body.files[0]);

    await convert();

    const [row] = await api.sql<{ name: string; renditions: string[] }>(
      'select name, renditions from upload where id = $1',
      [sent.id],
    );
    const { name, renditions } = there(row);
    const sheet = there(await api.app.blobs.get(blobName(name, 'frames')));
    const { width, height } = await sharp(Buffer.concat(await sheet.stream.toArray())).metadata();
    expect([renditions.includes('frames'), width, height]).toEqual([true, 960, 540]);
    expect((await open(`/media/${name}-frames.webp`)).status).toBe(404);
  });

  // covers: Frames of older videos are drawn by a job, and codes and text are looked for in each frame
  it('from before there were frames gets them by a job, one that waits for a reviewer first', async () => {
    const films = [];
    for (let made = 0; made < 2; made += 1)
      films.push(there((await send(await makeFilm({ width: 640, height: 360, seconds: 1 }))).body.files[0]).id);
    await convert();
    const forget = (id: number) =>
      api.sql("update upload set renditions = array_remove(renditions, 'frames') where id = $1", [id]);
    for (const id of films) {
      await forget(id);
      const [row] = await api.sql<{ blob: string }>('select name as blob from upload where id = $1', [id]);
      await api.app.blobs.remove(blobName(there(row).blob, 'frames'));
    }
    const [waiting = 0, broken = 0] = films;
    await api.sql('update upload set review_since = now(), examined_at = now() where id = $1', [waiting]);
    const [gone] = await api.sql<{ name: string }>('select name from upload where id = $1', [broken]);
    await api.app.blobs.remove(blobName(there(gone).name, 'play'));

    const order = await framelessVideos.all(api.app.database, { most: 10 });
    await runJob(api, 'media.draw-frames');

    expect(order.map(({ id }) => id)).toEqual([waiting, broken]);
    const rows = await api.sql(
      `select renditions @> '{frames}' as drawn, examined_at, frames_failed_at is not null as failed
       from upload where id = any($1::bigint[]) order by id`,
      [films],
    );
    expect(rows).toEqual([
      { drawn: true, examined_at: null, failed: false },
      { drawn: false, examined_at: null, failed: true },
    ]);
    expect(await framelessVideos.all(api.app.database, { most: 10 })).toEqual([]);
    await api.sql('update upload set review_since = null where id = $1', [waiting]);
  });

  it('is removed when its poster looks like a picture that staff removed', async () => {
    const film = await makeFilm({ width: 640, height: 360, seconds: 1 });
    const first = there((await send(film)).body.files[0]);
    await convert();
    await api.sql(
      `insert into removed_picture (upload_id, perceptual_hash, hash_bands, removed_for)
       select id, perceptual_hash, hash_bands, 'explicit' from upload where id = $1`,
      [first.id],
    );

    const second = there((await send(film)).body.files[0]);
    await convert();

    const [row] = await api.sql('select state, review, removed_for from upload where id = $1', [second.id]);
    expect([row, (await read(second.id)).src]).toEqual([
      { state: 'ready', review: 'removed', removed_for: 'explicit' },
      null,
    ]);
    await api.sql('delete from removed_picture where upload_id = $1', [first.id]);
  });

  it('is served in byte ranges', async () => {
    const sent = there((await send(await makeFilm({ ext: 'mp4', seconds: 1 }))).body.files[0]);
    await convert();
    const { src } = await read(sent.id);
    const whole = await open(src);
    const part = await open(src, { range: 'bytes=100-199' });
    expect([part.status, part.headers.get('content-range'), part.data.equals(whole.data.subarray(100, 200))]).toEqual([
      206,
      `bytes 100-199/${whole.data.length}`,
      true,
    ]);
    expect((await open(src, { range: 'bytes=-10' })).data.equals(whole.data.subarray(-10))).toBe(true);
    expect((await open(src, { range: `bytes=${whole.data.length}-` })).status).toBe(416);
    expect((await open(src, { range: 'bytes=9-3' })).status).toBe(200);
  });

  it('of a process that died is resumed by the next, and fails after two tries', async () => {
    const sent = there((await send(await makeFilm({ ext: 'mp4', seconds: 1 }))).body.files[0]);
    await convert();
    const again = async (attempts: number) => {
      await api.sql(
        `update upload set state = 'working', attempts = $2, worked_until = now() - interval '1 second' where id = $1`,
        [sent.id, attempts],
      );
      await convert();
      return (await read(sent.id)).state;
    };
    expect(await again(2)).toBe('failed');
  });

  it.each([
    ['is too long', () => makeFilm({ seconds: 8 }), errors.video_too_long],
    ['is a playlist', async () => Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'), errors.file_kind_refused],
    [
      'is a playlist behind a type box',
      async () =>
        Buffer.concat([Buffer.from([0, 0, 0, 16]), Buffer.from('ftypisom\0\0\0\0#EXTM3U\nfile:///etc/passwd\n')]),
      errors.file_broken,
    ],
    ['is cut off', async () => (await makeFilm()).subarray(0, 600), errors.file_broken],
    [
      'comes in a container for voice',
      () => make('webm', ['-f', 'lavfi', '-i', 'testsrc=size=64x64:duration=1', '-c:v', 'libvpx', '-b:v', '100k']),
      errors.file_kind_refused,
    ],
    [
      'is a matroska of another kind',
      () => make('mkv', ['-f', 'lavfi', '-i', 'testsrc=size=64x64:duration=1', '-c:v', 'libx264']),
      errors.file_kind_refused,
    ],
  ] as const)('that %s is refused', async (_what, film, expected) => {
    expect((await send(await film())).code).toBe(expected.code);
  });

  it('for sale is served to its owner only, also in ranges', async () => {
    const sent = there((await send(await makeFilm({ ext: 'mp4', seconds: 1 }))).body.files[0]);
    await convert();
    const before = await read(sent.id);
    const { body } = await mei.call(mediaContract.updateUpload, {
      params: { id: sent.id },
      body: { folder: 'secret', amount: 5 },
    });
    expect([
      (await open(body.src, { range: 'bytes=0-9' })).status,
      (await open(before.src, { range: 'bytes=0-9' })).status,
    ]).toEqual([206, 404]);
    expect((await putInAlbum(api, mei, 'public')).open).toBe(true);
  });
});

describe('a voice', () => {
  it.each(['webm', 'ogg', 'm4a'] as const)('recorded as %s becomes playable with its waveform', async (ext) => {
    const sent = there((await send(await makeVoice(ext))).body.files[0]);
    await convert();
    const file = await read(sent.id);
    expect([file.type, file.state, Math.round(file.seconds ?? 0), file.wave?.length, file.thumb]).toEqual([
      'audio',
      'ready',
      3,
      48,
      null,
    ]);
    const { headers, data } = await open(file.src);
    expect([headers.get('content-type'), (await probe(data)).streams.map(({ codec_name }) => codec_name)]).toEqual([
      'audio/mp4',
      ['aac'],
    ]);
  });

  // covers: The server cuts a voice recording at 1 minute
  it('is cut at the longest duration, and silence has a flat waveform', async () => {
    const sent = there((await send(await makeVoice('webm', 5.5))).body.files[0]);
    await convert();
    expect(Math.round((await read(sent.id)).seconds ?? 0)).toBe(4);
    expect(waveformOf(Buffer.alloc(9_600))).toEqual(Array.from({ length: 48 }, () => 0));
  });
});

it('refuses videos without ffmpeg, and still accepts pictures', async () => {
  const path = process.env['PATH'];
  const film = await makeFilm();
  process.env['PATH'] = '/nowhere';
  const bare = await startApi().finally(() => {
    process.env['PATH'] = path;
  });
  const member = await bare.register('Nora Lind');
  const { code } = await uploadPicture(bare.address, member, { data: film });
  expect([code, (await uploadPicture(bare.address, member)).status]).toEqual([errors.videos_away.code, 201]);
  await bare.close();
});
