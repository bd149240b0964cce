import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  openTextModelDouble,
  type ModelAnswer,
  type TextModelDouble,
} from '../../../../test/providers/text-model-double.ts';
import { readConfig } from '../../../platform/config/config.ts';
import { openTextModel } from './open-text-model.ts';
import { textModelSettings } from './text-model-settings.ts';

let double: TextModelDouble;
beforeAll(async () => {
  double = await openTextModelDouble();
});
beforeEach(() => {
  double.asked.length = 0;
});
afterAll(() => double.close());

const prompt = { instruction: 'Write three.', material: '{"draft":"Hello"}' };
// Each has a breaker of its own, so that one that fails closes nothing for the next.
function write(answer: ModelAnswer, options: { key?: string; url?: string; timeoutMs?: number } = {}) {
  double.answer = () => answer;
  return openTextModel({
    url: double.url,
    key: 'key-of-the-model',
    model: 'small-writer',
    timeoutMs: 2_000,
    ...options,
  })?.write(prompt);
}

it('is asked as the reference says, with the instruction apart from the material', async () => {
  expect(await write({ content: 'Three texts' })).toBe('Three texts');
  expect(double.asked).toEqual([
    {
      model: 'small-writer',
      authorization: 'Bearer key-of-the-model',
      messages: [
        { role: 'system', content: 'Write three.' },
        { role: 'user', content: '{"draft":"Hello"}' },
      ],
    },
  ]);
});

it.each<[string, ModelAnswer, string]>([
  ['refuses', { content: null }, 'no text'],
  ['is asked too often', { status: 429 }, '429'],
  ['fails', { status: 500 }, '500'],
  ['answers no JSON', { raw: '<html>Bad gateway</html>' }, 'not valid JSON'],
  ['answers another object', { raw: '{"object":"list"}' }, 'no text'],
  ['answers more than 64 KB', { content: 'x'.repeat(70_000) }, 'too long'],
])('throws where the model %s', async (_what, answer, reason) => {
  await expect(write(answer)).rejects.toThrow(reason);
});

it('throws where the key is wrong, nobody answers in time, or nobody is there', async () => {
  await expect(write({ content: 'Hello' }, { key: 'another' })).rejects.toThrow('401');
  await expect(write({ isSilent: true }, { timeoutMs: 60 })).rejects.toThrow('timeout');
  await expect(write({}, { url: 'http://127.0.0.1:9/v1' })).rejects.toThrow('fetch failed');
});

it('is none without an address, and names what is missing of its settings', () => {
  expect(openTextModel(readConfig({ NODE_ENV: 'test' }).of(textModelSettings))).toBeNull();
  const url = { NODE_ENV: 'test', TEXT_MODEL_URL: 'https://models.example/v1/' };
  expect(() => readConfig(url, [textModelSettings])).toThrow('TEXT_MODEL_NAME');
  expect(() =>
    readConfig({ ...url, TEXT_MODEL_NAME: 'small-writer', TEXT_MODEL_TIMEOUT_MS: '60000' }, [textModelSettings]),
  ).toThrow('TEXT_MODEL_TIMEOUT_MS');
  expect(readConfig({ ...url, TEXT_MODEL_NAME: 'small-writer' }).of(textModelSettings)).toEqual({
    url: 'https://models.example/v1',
    key: '',
    model: 'small-writer',
    timeoutMs: 5_000,
  });
});
