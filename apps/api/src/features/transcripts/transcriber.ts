import { setTimeout as wait } from 'node:timers/promises';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Database } from '../../platform/db/database.ts';
import { reasonOf } from '../../platform/log/with-causes.ts';
import { concurrencyLimit } from '../../platform/workload/concurrency-limit.ts';
import { noteCaptions, putCaptions, readSound, type SpokenFile } from '../media/public.ts';
import { detectLanguage, languageOfTag } from '../translation/public.ts';
import { claimRecording } from './claims/claim-recording.ts';
import type { Heard, TranscriptionEngine } from './engine/open-transcription.ts';
import { insertTranscript, readTranscript, type TranscriptRow } from './transcript.sql.ts';
import type { TranscriptionCounts } from './transcription-counts.ts';
import { webVttOf } from './words/web-vtt.ts';

interface TranscriberContext {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly engine: TranscriptionEngine;
  /** Folder for files in work. */
  readonly folder: string;
  readonly limits: Limits;
  readonly log: { warn(details: object, message: string): void };
  readonly count: TranscriptionCounts;
}

/** Who pays for a recording that is sent to the service. */
export interface SecondsPayer {
  /** False if the share does not suffice. */
  take(): Promise<boolean>;
  giveBack(): Promise<void>;
}

/** `running`: another flight, of this or another process, has not ended within the time that a request waits. */
export type Outcome = TranscriptRow | 'used_up' | 'failed' | 'running';

export interface Transcriber {
  /** Resolves when the transcript is stored: one's own flight however long that takes, another's within a request. */
  transcribe(file: SpokenFile, payer: SecondsPayer): Promise<Outcome>;
}

/** Between two looks at a recording that another flight transcribes. */
const POLL_MS = 300;

const silence: Heard = { text: '', language: null, segments: [] };

/**
 * Transcribes recordings, each once: a flight claims its recording in the database, concurrent requests of all
 * processes wait for its transcript, and only the first pays. A failed service refunds the seconds.
 */
export function openTranscriber(context: TranscriberContext): Transcriber {
  const { database, blobs, engine, folder, limits, log, count } = context;
  const inTurn = concurrencyLimit({
    running: limits.transcriptions_at_once,
    waiting: limits.transcriptions_waiting,
  });

  async function fly(file: SpokenFile, payer: SecondsPayer): Promise<Outcome> {
    if (!(await payer.take())) {
      count.recording('used_up', file.seconds);
      return 'used_up';
    }
    try {
      const made = await inTurn(() => listen(file));
      return await store(file, made);
    } catch (error) {
      await payer.giveBack();
      count.recording('failed', file.seconds);
      log.warn({ reason: reasonOf(error) }, 'transcription failed');
      return 'failed';
    }
  }

  async function listen(file: SpokenFile): Promise<Heard> {
    const sound = await readSound(blobs, file, folder);
    const heard = sound === null ? silence : await engine.transcribe(sound);
    count.recording(sound === null ? 'silent' : 'made', file.seconds);
    return heard;
  }

  /** A recording that was taken back meanwhile leaves nothing. */
  async function store(file: SpokenFile, { text, language, segments }: Heard): Promise<TranscriptRow> {
    const row = { content: text, language: text === '' ? null : await tagOf(text, language) };
    const hasCaptions = file.kind === 'video' && segments.length > 0;
    if (hasCaptions) await putCaptions(blobs, file, webVttOf(segments, file.seconds));
    return database.transaction(async (db) => {
      const noted = await noteCaptions.first(db, { id: file.id, has_captions: hasCaptions, language: row.language });
      if (noted === undefined) throw new Error('The recording was taken back');
      await insertTranscript.run(db, { upload_id: file.id, owner_id: file.owner_id, ...row });
      return (await readTranscript.first(db, { upload_id: file.id })) ?? row;
    });
  }

  return {
    async transcribe(file, payer) {
      const latest = performance.now() + limits.transcription_wait_ms;
      for (;;) {
        const claim = await claimRecording(database, file.id);
        if (claim !== null) {
          try {
            return (await readTranscript.first(database, { upload_id: file.id })) ?? (await fly(file, payer));
          } finally {
            await claim.release();
          }
        }
        const stored = await readTranscript.first(database, { upload_id: file.id });
        if (stored !== undefined) return stored;
        if (performance.now() > latest) return 'running';
        // A flight that ended without a transcript leaves the claim to the next: another's share may suffice.
        await wait(POLL_MS, undefined, { ref: false });
      }
    },
  };
}

/** BCP 47 of what is said: the service tells the language, and the words which script of Chinese they are in. */
async function tagOf(text: string, heard: string | null): Promise<string | null> {
  const detected = await detectLanguage(text, heard === null ? [] : [heard]);
  if (heard === null) return detected;
  return detected !== null && languageOfTag(detected) === heard ? detected : heard;
}
