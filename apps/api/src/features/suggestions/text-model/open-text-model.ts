import { openOutgoing } from '../../../platform/outgoing/outgoing-fetch.ts';
import type { TextModelSettings } from './text-model-settings.ts';

export interface Prompt {
  /** What the model is told to do. */
  readonly instruction: string;
  /** What it works on; never an instruction, whatever it says. */
  readonly material: string;
}

/** The port through which texts are written elsewhere. */
export interface TextModel {
  /** Returns what the model wrote; throws where nothing came of it. */
  write(prompt: Prompt): Promise<string>;
}

/** Three short texts in two languages are far below both. */
const TOKENS_MAX = 1_000;
const BYTES_MAX = 64 * 1024;

/** An endpoint that speaks OpenAI's chat completions, or null where none is configured. */
export function openTextModel({ url, key, model, timeoutMs }: TextModelSettings): TextModel | null {
  if (url === '') return null;
  const send = openOutgoing('The text model', { timeoutMs, bytesMax: BYTES_MAX });
  const headers = { 'content-type': 'application/json', ...(key === '' ? {} : { authorization: `Bearer ${key}` }) };
  return {
    async write({ instruction, material }) {
      // Only what every compatible server knows: some refuse a `response_format` or seeds.
      const body = JSON.stringify({
        model,
        messages: [
          { role: 'system', content: instruction },
          { role: 'user', content: material },
        ],
        max_tokens: TOKENS_MAX,
        temperature: 0.9,
      });
      const reply = await send(`${url}/chat/completions`, { method: 'POST', headers, body });
      if (!reply.ok) throw new Error(`The text model answered ${reply.status}`);
      return readContent(await reply.json());
    },
  };
}

/** `choices[0].message.content`, which is null where the model refused. */
function readContent(answer: unknown): string {
  const { choices } = (answer ?? {}) as { choices?: unknown };
  const [first] = Array.isArray(choices) ? (choices as { message?: { content?: unknown } }[]) : [];
  const content = first?.message?.content;
  if (typeof content !== 'string') throw new Error('The text model answered no text');
  return content;
}
