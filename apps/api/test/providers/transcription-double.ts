import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the service was asked. */
interface AskedTranscription {
  readonly model: string;
  readonly format: string;
  readonly authorization: string | undefined;
  readonly fileName: string;
  readonly type: string;
  readonly data: Buffer;
}

export interface TranscriptionAnswer {
  readonly status?: number;
  /** The body of `verbose_json`. */
  readonly heard?: {
    readonly text: string;
    readonly language?: string;
    readonly segments?: readonly { readonly start: number; readonly end: number; readonly text: string }[];
  };
  /** The whole body, for answers that are none. */
  readonly raw?: string;
  /** Answers when this resolves. */
  readonly after?: Promise<void>;
  /** Never answers. */
  readonly isSilent?: boolean;
}

/** A service behind OpenAI's `POST /audio/transcriptions`, written from its public reference. */
export interface TranscriptionDouble {
  readonly url: string;
  readonly asked: AskedTranscription[];
  answer: (asked: AskedTranscription) => TranscriptionAnswer;
  close(): Promise<void>;
}

const mistake = (message: string, code: string) =>
  JSON.stringify({ error: { message, type: 'invalid_request_error', param: null, code } });

/** Listens on any free port, or on the one the program under test was told of. */
export async function openTranscriptionDouble(port = 0, key = 'key-of-the-ears'): Promise<TranscriptionDouble> {
  const server = createServer(async (request, reply) => {
    const whole = new Uint8Array(Buffer.concat(await request.toArray()));
    const send = (status: number, body: string) =>
      reply.writeHead(status, { 'content-type': 'application/json' }).end(body);
    if (request.method !== 'POST' || request.url !== '/v1/audio/transcriptions')
      return send(404, mistake('Unknown request URL', 'unknown_url'));
    const { authorization } = request.headers;
    if (authorization !== `Bearer ${key}`) return send(401, mistake('Incorrect API key provided', 'invalid_api_key'));
    const form = await new Response(whole, {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    }).formData();
    const [file, model, format] = [form.get('file'), form.get('model'), form.get('response_format')];
    if (!(file instanceof File) || typeof model !== 'string' || typeof format !== 'string')
      return send(400, mistake('you must provide a file and a model', 'missing_required_parameter'));
    const data = Buffer.from(await file.arrayBuffer());
    const asked: AskedTranscription = { model, format, authorization, fileName: file.name, type: file.type, data };
    double.asked.push(asked);
    const { status = 200, heard = { text: '' }, raw, after, isSilent = false } = double.answer(asked);
    if (isSilent) return reply.on('close', () => reply.destroy());
    await after;
    if (status !== 200) return send(status, raw ?? mistake('Something went wrong', 'error'));
    const segments = (heard.segments ?? []).map((segment, id) => ({
      id,
      seek: 0,
      tokens: [],
      temperature: 0,
      avg_logprob: -0.2,
      compression_ratio: 1.1,
      no_speech_prob: 0.01,
      ...segment,
    }));
    return send(
      200,
      raw ?? JSON.stringify({ task: 'transcribe', language: 'english', duration: 3, ...heard, segments }),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const double: TranscriptionDouble = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked: [],
    answer: () => ({ heard: { text: '' } }),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return double;
}
