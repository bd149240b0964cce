import { serviceUrl, settingsGroup } from '../../../platform/config/settings.ts';

interface TranslateSettings {
  /** Empty: none. */
  readonly libreUrl: string;
  readonly libreKey: string;
  readonly deeplKey: string;
  readonly deeplUrl: string;
  /** The database has translations made by people, which are looked up before a service is called. */
  readonly hasHuman: boolean;
}

const settings = [
  {
    name: 'LIBRETRANSLATE_URL',
    fallback: '',
    meaning:
      'Address of a service that speaks LibreTranslate, such as http://127.0.0.1:5000; empty, and without DEEPL_KEY, there is no machine translation.',
  },
  { name: 'LIBRETRANSLATE_KEY', fallback: '', meaning: 'Key of that service where it wants one.' },
  {
    name: 'DEEPL_KEY',
    fallback: '',
    meaning:
      'Key of DeepL; a key that ends in `:fx` belongs to its free service. Not together with LIBRETRANSLATE_URL.',
  },
  {
    name: 'DEEPL_ENDPOINT',
    fallback: '',
    meaning: 'Another address in place of the one that the key belongs to, for tests.',
  },
  {
    name: 'HUMAN_TRANSLATIONS',
    fallback: '0',
    meaning:
      '1 looks for translations made by people before a service is called, and without one. A start with the sample members sets it.',
  },
] as const;

/** Reads which service translates. Two at once are refused. */
export const translateSettings = settingsGroup(settings, (reader): TranslateSettings => {
  const { text, oneOf, fail } = reader;
  const libreUrl = serviceUrl(reader, 'LIBRETRANSLATE_URL');
  const deeplKey = text('DEEPL_KEY');
  if (libreUrl !== '' && deeplKey !== '') fail('DEEPL_KEY', 'and LIBRETRANSLATE_URL must not both be set');
  const own = serviceUrl(reader, 'DEEPL_ENDPOINT');
  return {
    libreUrl,
    libreKey: text('LIBRETRANSLATE_KEY'),
    deeplKey,
    hasHuman: oneOf('HUMAN_TRANSLATIONS', ['0', '1']) === '1',
    deeplUrl: own || `https://${deeplKey.endsWith(':fx') ? 'api-free' : 'api'}.deepl.com`,
  };
});
