import { albumContract } from '@peonia/contract/media/album.schema.ts';
import { mediaContract } from '@peonia/contract/media/media.schema.ts';
import type { MediaItem } from '@peonia/contract/media/media.ts';
import { transcriptsContract as contract } from '@peonia/contract/media/transcripts.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import { make, makeFilm, probe } from '../../../test/fixtures/make-media.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import { uploadPicture } from '../../../test/fixtures/upload-picture.ts';
import { openTranscriptionDouble, type TranscriptionDouble } from '../../../test/providers/transcription-double.ts';
import { runJob } from '../../../test/run-job.ts';
import { there } from '../../../test/there.ts';

// Converting a video takes as long as the machine needs.
vi.setConfig({ testTimeout: 60_000 });

let double: TranscriptionDouble;
let api: Api;
let mei: Member;
let jonas: Member;
let film: Buffer;

beforeAll(async () => {
  [double, film] = await Promise.all([openTranscriptionDouble(), makeFilm({ ext: 'mp4', seconds: 2 })]);
  api = await startApi({
    TRANSCRIPTION_URL: double.url,
    TRANSCRIPTION_KEY: 'key-of-the-ears',
    TRANSCRIPTION_MODEL: 'whisper-1',
  });
  [mei, jonas] = await Promise.all([api.register('Mei Film', { visibility: 'public' }), api.register('Jonas Film')]);
});
beforeEach(() => {
  double.asked.length = 0;
  double.answer = () => ({
    heard: { text: '早安。你好嗎？', language: 'chinese', segments: [{ start: 0.5, end: 9, text: '早安。你好嗎？' }] },
  });
});
afterAll(async () => {
  await api.close();
  await double.close();
});

async function putFilm(folder: 'public' | 'private' | null, data = film): Promise<number> {
  const { id } = there((await uploadPicture(api.address, mei, { data, type: 'video/mp4' })).body.files[0]);
  await runJob(api, 'media.transcode');
  if (folder !== null) await mei.call(mediaContract.updateUpload, { params: { id }, body: { folder } });
  return id;
}
const transcribe = (member: Member, id: number) => member.call(contract.transcribe, { params: { id } });
const open = async (src: string | undefined) => {
  const reply = await fetch(`${api.address}${src}`);
  return { status: reply.status, type: reply.headers.get('content-type'), text: await reply.text() };
};
const shownTo = async (member: Member, id: number): Promise<MediaItem | undefined> =>
  (await member.call(albumContract.listPhotos, { params: { id: mei.id } })).body.items.find((item) => item.id === id);

it('captions a video for everybody who may see it, from its sound alone', async () => {
  const id = await putFilm('public');

  const { status, body } = await transcribe(jonas, id);

  expect([status, body.text, body.language]).toEqual([200, '早安。你好嗎？', 'zh-Hant']);
  expect((await shownTo(jonas, id))?.captions).toEqual(body.captions);
  expect(await open(body.captions?.src)).toEqual({
    status: 200,
    type: 'text/vtt; charset=utf-8',
    text: 'WEBVTT\n\n00:00:00.500 --> 00:00:02.000\n早安。你好嗎？\n',
  });
  const { streams } = await probe(there(double.asked[0]).data);
  expect(streams.map(({ codec_type }) => codec_type)).toEqual(['audio']);
});

it('serves captions of a private video to its guests alone', async () => {
  const id = await putFilm('private');
  await mei.call(albumContract.grantAlbumAccess, { params: { id: jonas.id }, body: { let_in: true } });
  const { captions } = (await transcribe(jonas, id)).body;
  expect([captions?.src.startsWith('/media/signed/'), (await open(captions?.src)).status]).toEqual([true, 200]);

  await mei.call(albumContract.grantAlbumAccess, { params: { id: jonas.id }, body: { let_in: false } });

  const refused = await transcribe(jonas, id);
  expect([(await open(captions?.src)).status, refused.code]).toEqual([404, errors.upload_unknown.code]);
});

it('does not tell of a video that is shown nowhere', async () => {
  const id = await putFilm(null);
  expect((await transcribe(jonas, id)).code).toBe(errors.upload_unknown.code);
  expect((await transcribe(mei, id)).status).toBe(200);
});

it('asks nobody about a video without sound, and puts no captions there', async () => {
  const silent = await make('mp4', [
    '-f',
    'lavfi',
    '-i',
    'testsrc=size=64x64:rate=12:duration=1',
    '-pix_fmt',
    'yuv420p',
  ]);
  const id = await putFilm('public', silent);
  const { body } = await transcribe(jonas, id);
  expect([body, double.asked]).toEqual([{ text: '', language: null, captions: null }, []]);
});

it('knows no picture, and waits for a video that is still converted', async () => {
  const picture = there((await uploadPicture(api.address, mei)).body.files[0]).id;
  const id = await putFilm('public');
  await api.sql(`update upload set state = 'working' where id = $1`, [id]);
  expect([(await transcribe(mei, picture)).code, (await transcribe(mei, id)).code]).toEqual([
    errors.upload_unknown.code,
    errors.upload_not_ready.code,
  ]);
});

it('removes captions with their video', async () => {
  const id = await putFilm('public');
  await transcribe(mei, id);
  const [{ name } = { name: '' }] = await api.sql<{ name: string }>(
    'select coalesce(blob, name) as name from upload where id = $1',
    [id],
  );
  const before = await api.app.blobs.sizeOf(`${name}-captions.vtt`);
  await mei.call(mediaContract.deleteUploads, { query: { ids: String(id) } });
  await api.sql(`update upload set deleted_at = now() - interval '2 days' where id = $1`, [id]);
  await runJob(api, 'media.sweep-uploads');
  expect([before !== null, await api.app.blobs.sizeOf(`${name}-captions.vtt`)]).toEqual([true, null]);
});
