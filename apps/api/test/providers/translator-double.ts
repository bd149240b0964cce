import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What the service does with the next calls: it works, answers a status, never answers, answers what nobody asked for,
 * or loses marks.
 */
type Mood = 'well' | number | 'silent' | 'garbage' | 'forgetful';

interface ReceivedCall {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A translating service on this machine, after the public references of LibreTranslate and DeepL. */
export interface TranslatorDouble {
  readonly url: string;
  readonly calls: ReceivedCall[];
  mood: Mood;
  /** Codes of GET /languages. */
  codes: readonly string[];
  close(): Promise<void>;
}

/**
 * `phrases` are translations by target code and source text; everything else comes back with the target's code in
 * front.
 */
export async function openTranslatorDouble({
  port = 0,
  phrases = {},
}: {
  port?: number;
  phrases?: Readonly<Record<string, Readonly<Record<string, string>>>>;
} = {}): Promise<TranslatorDouble> {
  const double: { mood: Mood; codes: readonly string[] } = {
    mood: 'well',
    codes: ['en', 'de', 'fr', 'it', 'ja', 'ko', 'es', 'pt', 'ru', 'zh-Hans', 'zh-Hant'],
  };
  const calls: ReceivedCall[] = [];

  function translated(text: string, target: string): string {
    const known = phrases[target.toLowerCase()]?.[text];
    const words = known ?? `${target.toLowerCase()}: ${text}`;
    return double.mood === 'forgetful' ? words.replaceAll(/\{\d+\}/g, '') : words;
  }

  const server = createServer(async (request, reply) => {
    if (double.mood === 'silent') return;
    if (request.method === 'GET' && request.url === '/languages')
      return send(
        reply,
        200,
        double.codes.map((code) => ({ code, name: code, targets: double.codes })),
      );
    const body = await readBody(request);
    calls.push({ path: request.url ?? '', headers: request.headers, body });
    if (typeof double.mood === 'number')
      return send(reply, double.mood, {
        error: 'The double was told to refuse',
        message: 'The double was told to refuse',
      });
    if (double.mood === 'garbage') return send(reply, 200, { translatedText: 7, translations: [{ text: null }] });
    if (request.url === '/v2/translate') {
      const texts = body['text'] as string[];
      return send(reply, 200, {
        translations: texts.map((text) => ({
          detected_source_language: body['source_lang'] ?? 'ES',
          text: translated(text, String(body['target_lang'])),
        })),
      });
    }
    const texts = body['q'] as string[];
    const found =
      body['source'] === 'auto' ? { detectedLanguage: texts.map(() => ({ confidence: 90, language: 'es' })) } : {};
    return send(reply, 200, {
      translatedText: texts.map((text) => translated(text, String(body['target']))),
      ...found,
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return Object.assign(double, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

async function readBody(request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  const text = Buffer.concat(await request.toArray()).toString('utf8');
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
}

function send(reply: ServerResponse, status: number, body: unknown): void {
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
