import { openOutgoing } from '../../../platform/outgoing/outgoing-fetch.ts';
import { readPieces, TranslationRefused, type TranslationEngine } from './translation-engine.ts';

/**
 * Codes that services name a language by, the newest first: variants of Chinese and Portuguese have changed their names
 * over the versions.
 */
const namesOf: Readonly<Record<string, readonly string[]>> = {
  zh: ['zh', 'zh-Hans'],
  'zh-Hans': ['zh-Hans', 'zh'],
  'zh-Hant': ['zh-Hant', 'zt', 'zh-TW'],
  pt: ['pt', 'pt-BR', 'pb'],
  no: ['nb', 'no'],
};

const tagOf: Readonly<Record<string, string>> = {
  zt: 'zh-Hant',
  'zh-TW': 'zh-Hant',
  zh: 'zh-Hans',
  pb: 'pt',
  'pt-BR': 'pt',
  nb: 'no',
};

/** What is known of the service's languages is asked again after this. */
const knownForMs = 60 * 60_000;

/** A service that speaks LibreTranslate, usually one of the operator's own. */
export function libreEngine({
  url,
  key,
  now = Date.now,
}: {
  url: string;
  key: string;
  now?: () => number;
}): TranslationEngine {
  const fetchOut = openOutgoing('LibreTranslate');
  let known: { readonly codes: ReadonlySet<string>; readonly until: number } | null = null;

  async function knownCodes(): Promise<ReadonlySet<string>> {
    if (known !== null && now() < known.until) return known.codes;
    const list = await readJson(await fetchOut(`${url}/languages`));
    if (!Array.isArray(list)) throw new TranslationRefused('The service does not say its languages');
    const codes = new Set(
      list.flatMap((one: unknown) => (isRecord(one) && typeof one['code'] === 'string' ? [one['code']] : [])),
    );
    known = { codes, until: now() + knownForMs };
    return codes;
  }

  async function codeFor(language: string): Promise<string | undefined> {
    const codes = await knownCodes();
    return (namesOf[language] ?? [language]).find((name) => codes.has(name));
  }

  return {
    name: 'LibreTranslate',
    async translate({ pieces, from, to }) {
      const target = await codeFor(to);
      if (target === undefined) throw new TranslationRefused(`The service does not know ${to}`);
      // A source that it has no name for may still be close to one that it finds.
      const source = (from === null ? undefined : await codeFor(from)) ?? 'auto';
      const body = JSON.stringify({
        q: pieces,
        source,
        target,
        format: 'text',
        ...(key === '' ? {} : { api_key: key }),
      });
      const reply = await fetchOut(`${url}/translate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      const said = await readJson(reply);
      if (!isRecord(said)) throw new TranslationRefused('The service answered something else than a translation');
      return { pieces: readPieces(said['translatedText'], pieces), from: from ?? detected(said['detectedLanguage']) };
    },
  };
}

/** One for each piece, or a single one. */
function detected(given: unknown): string | null {
  const first: unknown = Array.isArray(given) ? given[0] : given;
  const code = isRecord(first) && typeof first['language'] === 'string' ? first['language'] : null;
  return code === null ? null : (tagOf[code] ?? code);
}

async function readJson(reply: Response): Promise<unknown> {
  if (!reply.ok) throw new TranslationRefused(`LibreTranslate answered ${reply.status}`);
  return reply.json().catch(() => {
    throw new TranslationRefused('LibreTranslate answered no JSON');
  });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
