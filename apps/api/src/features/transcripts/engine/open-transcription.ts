import { openOutgoing } from '../../../platform/outgoing/outgoing-fetch.ts';
import { codeOfName } from './language-names.ts';
import type { TranscriptionSettings } from './transcription-settings.ts';

/** Words and when they are heard, in seconds from the beginning. */
export interface Segment {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface Heard {
  readonly text: string;
  /** ISO 639; null where the service does not say it. */
  readonly language: string | null;
  readonly segments: readonly Segment[];
}

/** The port through which recordings are transcribed. */
export interface TranscriptionEngine {
  /** `sound` is AAC in MP4. Throws where no transcript came of it; the error contains no words of the recording. */
  transcribe(sound: Buffer): Promise<Heard>;
}

const bytesMax = 1024 * 1024;
/** An hour of fast speech is below both. */
const charactersMax = 80_000;
const segmentsMax = 5_000;

/** A service that speaks OpenAI's `POST /audio/transcriptions`, or null where none is configured. */
export function openTranscription({ url, key, model, timeoutMs }: TranscriptionSettings): TranscriptionEngine | null {
  if (url === '') return null;
  const send = openOutgoing('The transcription service', { timeoutMs, bytesMax });
  const headers: Record<string, string> = key === '' ? {} : { authorization: `Bearer ${key}` };
  return {
    async transcribe(sound) {
      const body = new FormData();
      // The name tells the service the format, and nothing else.
      body.set('file', new Blob([new Uint8Array(sound)], { type: 'audio/mp4' }), 'sound.m4a');
      body.set('model', model);
      body.set('response_format', 'verbose_json');
      const reply = await send(`${url}/audio/transcriptions`, { method: 'POST', headers, body });
      if (!reply.ok) throw new Error(`The transcription service answered ${reply.status}`);
      return readHeard(await reply.json());
    },
  };
}

function readHeard(answer: unknown): Heard {
  const { text, language, segments } = (answer ?? {}) as Record<string, unknown>;
  if (typeof text !== 'string') throw new Error('The transcription service answered no text');
  if (text.length > charactersMax) throw new Error('The transcription service answered too long a text');
  return {
    text: tidy(text),
    language: typeof language === 'string' ? codeOfName(language) : null,
    segments: Array.isArray(segments) ? segments.slice(0, segmentsMax).flatMap(readSegment) : [],
  };
}

function readSegment(given: unknown): Segment[] {
  const { start, end, text } = (given ?? {}) as Record<string, unknown>;
  if (!isSecond(start) || !isSecond(end) || typeof text !== 'string' || end <= start) return [];
  const said = tidy(text);
  return said === '' ? [] : [{ start, end, text: said }];
}

const isSecond = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** One line without control characters. */
const tidy = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
