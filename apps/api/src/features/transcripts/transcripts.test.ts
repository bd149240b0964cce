import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { messageActsContract } from '@peonia/contract/chat/message-acts.schema.ts';
import { transcriptsContract as contract } from '@peonia/contract/media/transcripts.schema.ts';
import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import { translationContract } from '@peonia/contract/translation/translation.schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApi, startApiOn, type Api } from '../../../test/api.ts';
import { openClient } from '../../../test/client.ts';
import { makeVoice, probe } from '../../../test/fixtures/make-media.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import { uploadPicture } from '../../../test/fixtures/upload-picture.ts';
import { openTranscriptionDouble, type TranscriptionDouble } from '../../../test/providers/transcription-double.ts';
import { openTranslatorDouble, type TranslatorDouble } from '../../../test/providers/translator-double.ts';
import { runJob } from '../../../test/run-job.ts';
import { there } from '../../../test/there.ts';
import { block } from '../privacy/public.ts';
import { transcriptsEraser, transcriptsExporter } from './own-transcripts.ts';

// Converting a recording takes as long as the machine needs.
vi.setConfig({ testTimeout: 60_000 });

let double: TranscriptionDouble;
let translator: TranslatorDouble;
let serving: Record<string, string>;
let api: Api;
let anna: Member;
let yuki: Member;
let voice: Buffer;
let count = 0;

const service = () => ({
  TRANSCRIPTION_URL: double.url,
  TRANSCRIPTION_KEY: 'key-of-the-ears',
  TRANSCRIPTION_MODEL: 'whisper-1',
});
beforeAll(async () => {
  [double, translator, voice] = await Promise.all([
    openTranscriptionDouble(),
    openTranslatorDouble(),
    makeVoice('m4a', 3),
  ]);
  serving = {
    ...service(),
    LIBRETRANSLATE_URL: translator.url,
    LIMIT_TRANSCRIPTION_SECONDS_PER_DAY: '10',
    LIMIT_UNANSWERED_MAX: '100',
  };
  api = await startApi(serving);
  [anna, yuki] = await Promise.all([
    api.register('Anna Voice', { language: 'de' }),
    api.register('Yuki Voice', { language: 'ja' }),
  ]);
  await yuki.call(profilesContract.updateProfile, { body: { languages: ['ja'] } });
});
beforeEach(async () => {
  double.asked.length = 0;
  double.answer = () => ({ heard: { text: 'Guten Morgen, wie war dein Tag?', language: 'german' } });
  await api.sql('delete from free_transcription_usage');
});
afterAll(async () => {
  await api.close();
  await Promise.all([double.close(), translator.close()]);
});

const codeOf = (name: ErrorName) => errors[name].code;
const transcribe = (member: Member, id: number) => member.call(contract.transcribe, { params: { id } });
const usedBy = async ({ id }: Member) =>
  (await api.sql<{ used: number }>('select used from free_transcription_usage where member_id = $1', [id]))[0]?.used;
const stored = (id: number) => api.sql('select content from transcript where upload_id = $1', [id]);

/** A voice message, from Anna to Yuki where nobody else is named. */
async function speak(
  { on, from, to }: { on: Api; from: Member; to: Member } = { on: api, from: anna, to: yuki },
): Promise<{ upload: number; message: number }> {
  const file = there((await uploadPicture(on.address, from, { data: voice, type: 'audio/mp4' })).body.files[0]);
  await runJob(on, 'media.transcode');
  const { body } = await from.call(chatContract.sendMessage, {
    body: {
      user_id: to.id,
      message_type: 'voice',
      message_content: '',
      upload_ids: [file.id],
      client_id: `spoken-${(count += 1)}`,
    },
  });
  return { upload: file.id, message: body.id };
}

describe('a voice message', () => {
  // covers: POST /transcripts/:id
  it('is transcribed once for both of its members, and paid by who asked first', async () => {
    const { upload } = await speak();

    const hers = await transcribe(yuki, upload);
    const his = await transcribe(anna, upload);

    expect(hers.body).toEqual({ text: 'Guten Morgen, wie war dein Tag?', language: 'de', captions: null });
    expect(his.body).toEqual(hers.body);
    expect([await usedBy(yuki), await usedBy(anna)]).toEqual([3, undefined]);
    expect(double.asked).toHaveLength(1);
    const { streams } = await probe(there(double.asked[0]).data);
    expect(streams.map(({ codec_type }) => codec_type)).toEqual(['audio']);
  });

  it('is transcribed once for requests that arrive together', async () => {
    const { upload } = await speak();
    const replies = await Promise.all([yuki, anna, yuki, anna].map((member) => transcribe(member, upload)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect([double.asked.length, ((await usedBy(yuki)) ?? 0) + ((await usedBy(anna)) ?? 0)]).toEqual([1, 3]);
  });

  it('is transcribed once when two processes are asked', async () => {
    const { databaseUrl: url, dataDir } = api.config;
    const settings = { ...service(), DATA_DIR: dataDir, LIMIT_TRANSCRIPTION_WAIT_MS: '1' };
    const second = await startApiOn({ url, drop: async () => {} }, settings);
    const elsewhere = openClient(second.address, { language: 'de', token: anna.token });
    const { upload } = await speak();
    const gate = Promise.withResolvers<void>();
    double.answer = () => ({ heard: { text: 'Only once' }, after: gate.promise });

    const first = transcribe(yuki, upload);
    await vi.waitFor(() => expect(double.asked).toHaveLength(1));
    const during = await elsewhere.call(contract.transcribe, { params: { id: upload } });
    gate.resolve();
    const made = await first;
    const after = await elsewhere.call(contract.transcribe, { params: { id: upload } });

    expect([during.code, made.body.text, after.body.text]).toEqual([
      codeOf('transcription_running'),
      'Only once',
      'Only once',
    ]);
    expect([await usedBy(yuki), await usedBy(anna), double.asked.length]).toEqual([3, undefined, 1]);
    await second.close();
  });

  it('is transcribed again when the process that began has died', async () => {
    const { upload } = await speak();
    await api.sql(`insert into transcript_claim values ($1, gen_random_uuid(), now() - interval '1 second')`, [upload]);
    expect((await transcribe(yuki, upload)).body.text).toBe('Guten Morgen, wie war dein Tag?');
    expect(await api.sql('select 1 from transcript_claim where upload_id = $1', [upload])).toEqual([]);
  });

  it('is translated into the language of who reads it', async () => {
    const { upload } = await speak();
    await transcribe(yuki, upload);
    const { body } = await yuki.call(translationContract.translate, {
      body: { items: [{ type: 'transcript', id: upload }] },
    });
    expect(body.items).toEqual([
      expect.objectContaining({ state: 'translated', from: 'de', to: 'ja', text: expect.stringContaining('Guten') }),
    ]);
  });

  it('is unknown to a stranger and to a blocked member, also as a text to translate', async () => {
    const stranger = await api.register('Stranger Voice');
    const { upload } = await speak();
    await transcribe(yuki, upload);

    const foreign = await transcribe(stranger, upload);
    const translated = await stranger.call(translationContract.translate, {
      body: { items: [{ type: 'transcript', id: upload }] },
    });
    await api.app.database.transaction((db) => block(db, anna.id, yuki.id));
    const blocked = await transcribe(yuki, upload);

    expect([foreign.code, blocked.code]).toEqual([codeOf('upload_unknown'), codeOf('upload_unknown')]);
    expect(translated.body.items[0]?.state).toBe('unknown');
    await api.sql('delete from relationship');
  });

  it('loses its words when it is taken back', async () => {
    const { upload, message } = await speak();
    await transcribe(yuki, upload);
    await anna.call(messageActsContract.recallMessage, { body: { id: message } });
    expect(await stored(upload)).toEqual([]);
    expect((await transcribe(yuki, upload)).code).toBe(codeOf('upload_unknown'));
  });

  it('that is taken back while the service listens leaves no words', async () => {
    const { upload, message } = await speak();
    const gate = Promise.withResolvers<void>();
    double.answer = () => ({ heard: { text: 'Too late' }, after: gate.promise });
    const asked = transcribe(yuki, upload);
    await vi.waitFor(() => expect(double.asked).toHaveLength(1));
    await anna.call(messageActsContract.recallMessage, { body: { id: message } });
    gate.resolve();
    expect((await asked).code).not.toBeNull();
    await vi.waitFor(async () => expect(await usedBy(yuki)).toBe(0));
    expect(await stored(upload)).toEqual([]);
  });
});

describe('the service', () => {
  it('that fails costs nothing, says so, and is asked again', async () => {
    const { upload } = await speak();
    double.answer = () => ({ status: 429 });
    const failed = await transcribe(yuki, upload);
    const refunded = await usedBy(yuki);
    double.answer = () => ({ heard: { text: 'Hello there', language: 'english' } });
    expect([failed.code, refunded, (await transcribe(yuki, upload)).body.text]).toEqual([
      codeOf('transcription_failed'),
      0,
      'Hello there',
    ]);
  });

  it('that takes longer than a request waits goes on, and the text is there at the next one', async () => {
    const hasty = await startApi({ ...serving, LIMIT_TRANSCRIPTION_WAIT_MS: '1' });
    const [ben, eva] = [await hasty.register('Ben Hasty'), await hasty.register('Eva Hasty')];
    const { upload } = await speak({ on: hasty, from: ben, to: eva });
    const gate = Promise.withResolvers<void>();
    double.answer = () => ({ heard: { text: 'At last' }, after: gate.promise });
    const first = await transcribe(eva, upload);
    gate.resolve();
    await vi.waitFor(async () => expect(await hasty.sql('select from transcript')).toHaveLength(1));
    expect([first.code, (await transcribe(eva, upload)).body.text, double.asked.length]).toEqual([
      codeOf('transcription_running'),
      'At last',
      1,
    ]);
    await hasty.close();
  });

  it('is asked for so many seconds of a member a day, and no longer', async () => {
    const spoken = [await speak(), await speak(), await speak(), await speak()];
    const replies = await Promise.all(spoken.map(({ upload }) => transcribe(yuki, upload)));
    expect(replies.map(({ code }) => code).toSorted()).toEqual(
      [null, null, null, codeOf('transcription_used_up')].toSorted(),
    );
    expect([await usedBy(yuki), double.asked.length]).toEqual([9, 3]);
  });

  it('is counted with the seconds that it bills', async () => {
    const read = async () => {
      const text = await (await fetch(`${api.address}/metrics`)).text();
      return ['transcriptions_total{outcome="made"}', 'transcription_seconds_total'].map((name) =>
        Number(
          text
            .split('\n')
            .find((line) => line.startsWith(`${name} `))
            ?.split(' ')
            .at(-1) ?? 0,
        ),
      );
    };
    const [made = 0, seconds = 0] = await read();
    await transcribe(yuki, (await speak()).upload);
    expect(await read()).toEqual([made + 1, seconds + 3]);
  });
});

it('deletes, purges and exports what is stored of a member', async () => {
  const { upload } = await speak();
  await transcribe(yuki, upload);

  let exported = '';
  for await (const { content } of transcriptsExporter.files(api.app.database, anna.id))
    for await (const part of content) exported += Buffer.from(part).toString();
  await api.sql('update free_transcription_usage set day = day - 1');
  await runJob(api, 'transcripts.purge-usage');
  const purged = await usedBy(yuki);
  await api.app.database.transaction((db) => transcriptsEraser.erase(db, anna.id));

  expect(exported).toContain('Guten Morgen');
  expect([purged, await stored(upload)]).toEqual([undefined, []]);
});

it('says where no service is set up, and still reads what is stored', async () => {
  const bare = await startApi();
  const [ben, eva] = [await bare.register('Ben Deaf'), await bare.register('Eva Deaf')];
  const file = there((await uploadPicture(bare.address, ben, { data: voice, type: 'audio/mp4' })).body.files[0]);
  await runJob(bare, 'media.transcode');
  await ben.call(chatContract.sendMessage, {
    body: { user_id: eva.id, message_type: 'voice', message_content: '', upload_ids: [file.id], client_id: 'deaf-one' },
  });
  const without = await eva.call(contract.transcribe, { params: { id: file.id } });
  await bare.sql(`insert into transcript (upload_id, owner_id, content) values ($1, $2, 'Once heard')`, [
    file.id,
    ben.id,
  ]);
  const kept = await eva.call(contract.transcribe, { params: { id: file.id } });
  expect([without.code, kept.body.text]).toEqual([codeOf('transcription_closed'), 'Once heard']);
  await bare.close();
});
