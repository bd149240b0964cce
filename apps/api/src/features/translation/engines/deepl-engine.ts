import { openOutgoing } from '../../../platform/outgoing/outgoing-fetch.ts';
import { readPieces, TranslationRefused, type TranslationEngine } from './translation-engine.ts';

/** A source is named without its variant, a target with it. */
const sources: Readonly<Record<string, string>> = { 'zh-Hans': 'ZH', 'zh-Hant': 'ZH', no: 'NB' };
const targets: Readonly<Record<string, string>> = {
  en: 'EN-US',
  pt: 'PT-BR',
  'zh-Hans': 'ZH-HANS',
  'zh-Hant': 'ZH-HANT',
  zh: 'ZH-HANS',
  no: 'NB',
};
const tags: Readonly<Record<string, string>> = { nb: 'no' };

/** Why it refuses, by the status of its reference. */
const reasons: Readonly<Record<number, string>> = {
  403: 'the key is not valid',
  413: 'the text is too long',
  429: 'too many calls at once',
  456: 'the quota of the key is used up',
  529: 'too many calls at once',
};

/** DeepL, on the side that the key belongs to. */
export function deeplEngine({ url, key }: { url: string; key: string }): TranslationEngine {
  const fetchOut = openOutgoing('DeepL');
  return {
    name: 'DeepL',
    async translate({ pieces, from, to }) {
      const body = JSON.stringify({
        text: pieces,
        target_lang: targets[to] ?? to.toUpperCase(),
        ...(from === null ? {} : { source_lang: sources[from] ?? from.toUpperCase() }),
        preserve_formatting: true,
      });
      const headers = { 'content-type': 'application/json', authorization: `DeepL-Auth-Key ${key}` };
      const reply = await fetchOut(`${url}/v2/translate`, { method: 'POST', headers, body });
      if (!reply.ok)
        throw new TranslationRefused(`DeepL answered ${reply.status}: ${reasons[reply.status] ?? 'it failed'}`);
      const said: unknown = await reply.json().catch(() => null);
      const translations = readTranslations(said);
      return {
        pieces: readPieces(
          translations.map(({ text }) => text),
          pieces,
        ),
        from: from ?? tagOf(translations[0]?.detected_source_language),
      };
    },
  };
}

interface Given {
  readonly text?: unknown;
  readonly detected_source_language?: unknown;
}

function readTranslations(said: unknown): readonly Given[] {
  const list: unknown =
    typeof said === 'object' && said !== null ? (said as { translations?: unknown }).translations : null;
  return Array.isArray(list)
    ? list.map((one: unknown) => (typeof one === 'object' && one !== null ? (one as Given) : {}))
    : [];
}

function tagOf(code: unknown): string | null {
  if (typeof code !== 'string' || code === '') return null;
  const tag = code.toLowerCase();
  return tags[tag] ?? tag;
}
