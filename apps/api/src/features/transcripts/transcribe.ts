import { setTimeout as wait } from 'node:timers/promises';
import type { transcribe as endpoint } from '@peonia/contract/media/transcripts.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Call, Caller } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { spokenFile, type MediaView, type SpokenFile } from '../media/public.ts';
import type { Outcome, SecondsPayer, Transcriber } from './transcriber.ts';
import { readTranscript } from './transcript.sql.ts';
import { giveSecondsBack, takeSeconds } from './usage.sql.ts';

interface TranscribeContext {
  /** Null where no service is configured. */
  readonly transcriber: Transcriber | null;
  readonly view: MediaView;
  readonly limits: Limits;
}

/**
 * Returns what is said in a voice or video that the caller may hear: what is stored, else what the service hears. No
 * transaction waits for the service, and a caller who has waited long enough finds it at the next request.
 */
export async function transcribe(
  { db, caller, params }: Call<typeof endpoint>,
  { transcriber, view, limits }: TranscribeContext,
): Promise<ReplyOf<typeof endpoint>> {
  const file = await spokenFile.first(db, { id: params.id, reader: caller.id, reader_vip: caller.vip });
  if (file === undefined || file.state === 'failed') throw refuse('upload_unknown');
  if (file.state !== 'ready') throw refuse('upload_not_ready');
  const stored = await readTranscript.first(db, { upload_id: file.id });
  if (stored === undefined && transcriber === null) throw refuse('transcription_closed');
  const outcome = stored ?? (await soon(transcriber?.transcribe(file, payerOf(db, caller, file, limits)), limits));
  if (outcome === 'running') throw refuse('transcription_running');
  if (outcome === 'used_up') throw refuse('transcription_used_up');
  if (outcome === 'failed' || outcome === undefined) throw refuse('transcription_failed');
  const [item] = file.kind === 'video' ? await view.hydrate(db, caller, [file.id]) : [];
  return { text: outcome.content, language: outcome.language, captions: item?.captions ?? null };
}

async function soon(
  work: Promise<Outcome> | undefined,
  { transcription_wait_ms }: Limits,
): Promise<Outcome | undefined> {
  const timer = new AbortController();
  const late = wait(transcription_wait_ms, 'running' as const, { signal: timer.signal, ref: false });
  try {
    return await Promise.race([work, late]);
  } finally {
    late.catch(() => {});
    timer.abort();
  }
}

/** Seconds as they are billed, begun ones included. */
function payerOf(db: Db, caller: Caller, { seconds }: SpokenFile, limits: Limits): SecondsPayer {
  const share = { member_id: caller.id, count: Math.max(1, Math.ceil(seconds)) };
  return {
    take: async () =>
      (await takeSeconds.first(db, { ...share, most: limits.transcription_seconds_per_day })) !== undefined,
    giveBack: () => giveSecondsBack.run(db, share).then(() => {}),
  };
}
