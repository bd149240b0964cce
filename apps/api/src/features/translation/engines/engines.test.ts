import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTranslatorDouble, type TranslatorDouble } from '../../../../test/providers/translator-double.ts';
import { readConfig } from '../../../platform/config/config.ts';
import { deeplEngine } from './deepl-engine.ts';
import { libreEngine } from './libre-engine.ts';
import { openTranslationEngine } from './open-engine.ts';
import { translateSettings } from './translate-settings.ts';

let double: TranslatorDouble;
beforeAll(async () => {
  double = await openTranslatorDouble();
});
beforeEach(() => {
  double.mood = 'well';
  double.calls.length = 0;
});
afterAll(() => double.close());

const engines = [
  ['LibreTranslate', () => libreEngine({ url: double.url, key: 'a-key' })],
  ['DeepL', () => deeplEngine({ url: double.url, key: 'a-key:fx' })],
] as const;

describe.each(engines)('%s', (name, open) => {
  it('answers the pieces in their order', async () => {
    const { pieces, from } = await open().translate({ pieces: ['Hallo', 'Bis morgen'], from: 'de', to: 'ja' });
    expect(pieces).toEqual(['ja: Hallo', 'ja: Bis morgen']);
    expect(from).toBe('de');
    expect(open().name).toBe(name);
  });

  it('tells the language that was left to it', async () => {
    expect((await open().translate({ pieces: ['Hola'], from: null, to: 'de' })).from).toBe('es');
  });

  it.each([403, 429, 456, 500] as const)('refuses after status %i and says no word of the text', async (status) => {
    double.mood = status;
    const refused = open().translate({ pieces: ['Ein Geheimnis'], from: 'de', to: 'ja' });
    await expect(refused).rejects.toThrow(String(status));
    await expect(refused).rejects.not.toThrow('Geheimnis');
  });

  it('believes no answer of another shape', async () => {
    double.mood = 'garbage';
    await expect(open().translate({ pieces: ['Hallo'], from: 'de', to: 'ja' })).rejects.toThrow('something else');
  });

  it('stops asking one that fails again and again', async () => {
    const engine = open();
    await engine.translate({ pieces: ['Hallo'], from: 'de', to: 'ja' });
    double.mood = 500;
    for (let tries = 0; tries < 6; tries += 1)
      await engine.translate({ pieces: ['Hallo'], from: 'de', to: 'ja' }).catch(() => undefined);
    const asked = double.calls.length;
    await expect(engine.translate({ pieces: ['Hallo'], from: 'de', to: 'ja' })).rejects.toThrow('does not answer');
    expect(double.calls).toHaveLength(asked);
  });
});

describe('codes of languages', () => {
  it.each([
    [['zh-Hans', 'zh-Hant', 'pt'], 'zh-Hans', 'zh-Hant'],
    [['zh', 'zt', 'pb'], 'zh', 'zt'],
  ])('of LibreTranslate are those that the service has: %j', async (codes, simple, full) => {
    double.codes = codes;
    const engine = libreEngine({ url: double.url, key: '' });
    await engine.translate({ pieces: ['你好'], from: 'zh-Hans', to: 'zh-Hant' });
    await engine.translate({ pieces: ['你好'], from: 'zh', to: 'pt' });
    expect(double.calls.map(({ body }) => [body['source'], body['target']])).toEqual([
      [simple, full],
      [simple, codes[2]],
    ]);
    expect(double.calls[0]?.body).not.toHaveProperty('api_key');
    await expect(engine.translate({ pieces: ['你好'], from: 'zh', to: 'ko' })).rejects.toThrow('does not know ko');
    // A source that it does not know is left to it.
    await engine.translate({ pieces: ['Dia dhuit'], from: 'ga', to: 'pt' });
    expect(double.calls.at(-1)?.body['source']).toBe('auto');
  });

  it('of DeepL have a variant in targets and none in sources', async () => {
    const engine = deeplEngine({ url: double.url, key: 'a-key' });
    for (const [from, to] of [
      ['zh-Hant', 'en'],
      ['pt', 'zh-Hans'],
      ['zh', 'pt'],
      ['ja', 'zh-Hant'],
      ['no', 'de'],
    ] as const)
      await engine.translate({ pieces: ['x'], from, to });
    expect(double.calls.map(({ body }) => `${String(body['source_lang'])} ${String(body['target_lang'])}`)).toEqual([
      'ZH EN-US',
      'PT ZH-HANS',
      'ZH PT-BR',
      'JA ZH-HANT',
      'NB DE',
    ]);
    expect(double.calls[0]?.headers.authorization).toBe('DeepL-Auth-Key a-key');
  });
});

describe('the configuration', () => {
  const engineOf = (env: Record<string, string>) =>
    openTranslationEngine(readConfig({ NODE_ENV: 'test', ...env }))?.name ?? null;

  it('chooses the service, and none where none is named', () => {
    expect([
      engineOf({}),
      engineOf({ LIBRETRANSLATE_URL: 'http://127.0.0.1:5000' }),
      engineOf({ DEEPL_KEY: 'x:fx' }),
    ]).toEqual([null, 'LibreTranslate', 'DeepL']);
    expect(() => engineOf({ DEEPL_KEY: 'x', LIBRETRANSLATE_URL: 'http://127.0.0.1:5000' })).toThrow(
      'must not both be set',
    );
  });

  it('knows the side of DeepL by the key', () => {
    const urlOf = (key: string) => readConfig({ NODE_ENV: 'test', DEEPL_KEY: key }).of(translateSettings).deeplUrl;
    expect([urlOf('x:fx'), urlOf('x')]).toEqual(['https://api-free.deepl.com', 'https://api.deepl.com']);
  });
});
