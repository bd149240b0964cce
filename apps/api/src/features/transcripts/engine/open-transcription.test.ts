import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  openTranscriptionDouble,
  type TranscriptionAnswer,
  type TranscriptionDouble,
} from '../../../../test/providers/transcription-double.ts';
import { readConfig } from '../../../platform/config/config.ts';
import { openTranscription } from './open-transcription.ts';
import { transcriptionSettings } from './transcription-settings.ts';

let double: TranscriptionDouble;
beforeAll(async () => {
  double = await openTranscriptionDouble();
});
beforeEach(() => {
  double.asked.length = 0;
});
afterAll(() => double.close());

const sound = Buffer.from('some sound');
// Each has a breaker of its own, so that one that fails closes nothing for the next.
function hear(answer: TranscriptionAnswer, options: { key?: string; url?: string; timeoutMs?: number } = {}) {
  double.answer = () => answer;
  return openTranscription({
    url: double.url,
    key: 'key-of-the-ears',
    model: 'whisper-1',
    timeoutMs: 2_000,
    ...options,
  })?.transcribe(sound);
}

it('sends the sound with its model as a form, without a name of anybody', async () => {
  await hear({ heard: { text: 'Hello' } });
  expect(double.asked).toEqual([
    {
      model: 'whisper-1',
      format: 'verbose_json',
      authorization: 'Bearer key-of-the-ears',
      fileName: 'sound.m4a',
      type: 'audio/mp4',
      data: sound,
    },
  ]);
});

it('reads words on one line, the language by its name, and segments that have a length', async () => {
  const segments = [
    { start: 0, end: 1.5, text: ' Guten\nMorgen ' },
    { start: 2, end: 2, text: 'no length' },
    { start: 3, end: 4, text: ' ' },
    { start: -1, end: 4, text: 'before the beginning' },
  ];
  expect(await hear({ heard: { text: ' Guten\nMorgen\u0000', language: 'german', segments } })).toEqual({
    text: 'Guten Morgen',
    language: 'de',
    segments: [{ start: 0, end: 1.5, text: 'Guten Morgen' }],
  });
});

it.each([
  ['de', 'de'],
  ['zh-CN', 'zh'],
  ['Japanese', 'ja'],
  ['klingon', null],
])('knows the language that a service calls %s', async (name, code) => {
  expect((await hear({ heard: { text: 'x', language: name } }))?.language).toBe(code);
});

it.each<[string, TranscriptionAnswer, string]>([
  ['refuses', { status: 400 }, '400'],
  ['fails', { status: 500 }, '500'],
  ['answers no JSON', { raw: '<html>Bad gateway</html>' }, 'not valid JSON'],
  ['answers another object', { raw: '{"object":"list"}' }, 'no text'],
  ['answers too long a text', { heard: { text: 'x'.repeat(80_001) } }, 'too long'],
  ['answers more than a megabyte', { raw: JSON.stringify({ text: 'x'.repeat(1_100_000) }) }, 'too long'],
])('throws where the service %s', async (_what, answer, reason) => {
  await expect(hear(answer)).rejects.toThrow(reason);
});

it('throws where the key is wrong, nobody answers in time, or nobody is there', async () => {
  await expect(hear({}, { key: 'another' })).rejects.toThrow('401');
  await expect(hear({ isSilent: true }, { timeoutMs: 60 })).rejects.toThrow('timeout');
  await expect(hear({}, { url: 'http://127.0.0.1:9/v1' })).rejects.toThrow('fetch failed');
});

it('is none without an address, and names what is missing of its settings', () => {
  expect(openTranscription(readConfig({ NODE_ENV: 'test' }).of(transcriptionSettings))).toBeNull();
  const url = { NODE_ENV: 'test', TRANSCRIPTION_URL: 'https://ears.example/v1/' };
  expect(() => readConfig(url, [transcriptionSettings])).toThrow('TRANSCRIPTION_MODEL');
  const model = { ...url, TRANSCRIPTION_MODEL: 'whisper-1' };
  expect(() => readConfig({ ...model, TRANSCRIPTION_TIMEOUT_MS: '400000' }, [transcriptionSettings])).toThrow(
    'TRANSCRIPTION_TIMEOUT_MS',
  );
  expect(readConfig(model).of(transcriptionSettings)).toEqual({
    url: 'https://ears.example/v1',
    key: '',
    model: 'whisper-1',
    timeoutMs: 60_000,
  });
});
