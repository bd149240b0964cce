import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ModelMessage {
  readonly role: string;
  readonly content: string;
}

/** What a text model was asked. */
interface AskedModel {
  readonly model: string;
  readonly messages: readonly ModelMessage[];
  readonly authorization: string | undefined;
}

export interface ModelAnswer {
  readonly status?: number;
  /** What stands in `choices[0].message.content`; null as where a model refuses. */
  readonly content?: string | null;
  /** The whole body, for answers that are none. */
  readonly raw?: string;
  /** Never answers. */
  readonly isSilent?: boolean;
}

/** A text model behind OpenAI's `POST /chat/completions`, written from its public reference. */
export interface TextModelDouble {
  readonly url: string;
  readonly asked: AskedModel[];
  answer: (asked: AskedModel) => ModelAnswer;
  close(): Promise<void>;
}

/** Three fit pairs of texts in English and Japanese. */
export const threePairs = JSON.stringify({
  items: [
    {
      own: 'Your evenings in the bakery sound lovely. What do you bake on Sundays?',
      other: 'パン屋さんの夜、いいですね。日曜日は何を焼きますか？',
    },
    {
      own: 'I would like to smell that bread. Who taught you?',
      other: 'そのパンの香りをかいでみたいです。誰に教わりましたか？',
    },
    { own: 'Which bread should everybody try once?', other: '一度は食べてほしいパンはどれですか？' },
  ],
});

const mistake = (message: string, code: string) =>
  JSON.stringify({ error: { message, type: 'invalid_request_error', param: null, code } });

/** Listens on any free port, or on the one the program under test was told of. */
export async function openTextModelDouble(port = 0, key = 'key-of-the-model'): Promise<TextModelDouble> {
  const server = createServer(async (request, reply) => {
    const text = Buffer.concat(await request.toArray()).toString();
    const send = (status: number, body: string) =>
      reply.writeHead(status, { 'content-type': 'application/json' }).end(body);
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions')
      return send(404, mistake('Unknown request URL', 'unknown_url'));
    if (request.headers.authorization !== `Bearer ${key}`)
      return send(401, mistake('Incorrect API key provided', 'invalid_api_key'));
    const { model, messages } = JSON.parse(text) as Partial<AskedModel>;
    if (typeof model !== 'string' || !Array.isArray(messages) || messages.length === 0)
      return send(400, mistake('you must provide a model and messages', 'missing_required_parameter'));
    const asked: AskedModel = { model, messages, authorization: request.headers.authorization };
    double.asked.push(asked);
    const { status = 200, content = '', raw, isSilent = false } = double.answer(asked);
    if (isSilent) return reply.on('close', () => reply.destroy());
    if (status !== 200) return send(status, raw ?? mistake('Something went wrong', 'error'));
    const message = { role: 'assistant', content, refusal: content === null ? 'I cannot help with that.' : null };
    return send(
      200,
      raw ??
        JSON.stringify({
          id: 'chatcmpl-1',
          object: 'chat.completion',
          created: 1_760_000_000,
          model,
          choices: [{ index: 0, message, finish_reason: 'stop' }],
          usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
        }),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const double: TextModelDouble = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked: [],
    answer: () => ({ content: threePairs }),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return double;
}
