import { statement } from '../../platform/db/statement.ts';
import { heardFiles } from '../media/public.ts';

export interface TranscriptRow {
  readonly content: string;
  readonly language: string | null;
}

export const readTranscript = statement<{ upload_id: number }, TranscriptRow & Record<string, unknown>>(
  'read_transcript',
  'select content, language from transcript where upload_id = :upload_id',
);

/** The first one stays, whatever another process has made meanwhile. */
export const insertTranscript = statement<{
  upload_id: number;
  owner_id: number;
  content: string;
  language: string | null;
}>(
  'insert_transcript',
  `insert into transcript (upload_id, owner_id, content, language) values (:upload_id, :owner_id, :content, :language::text)
   on conflict (upload_id) do nothing`,
);

/** Transcripts of recordings that the reader may hear. */
export const heardTranscripts = statement<
  { ids: number[]; reader: number; reader_vip: boolean },
  TranscriptRow & { upload_id: number } & Record<string, unknown>
>(
  'heard_transcripts',
  `select t.upload_id, t.content, t.language from transcript t join (${heardFiles(':ids::bigint[]')}) heard on heard.id = t.upload_id
   where t.content <> ''`,
);

/** Words of recordings, in the order of their ids, for evidence. The caller has checked who may have them. */
export const storedTranscripts = statement<{ ids: number[] }, { content: string }>(
  'stored_transcripts',
  "select content from transcript where upload_id = any(:ids::bigint[]) and content <> '' order by upload_id",
);

export const transcriptsOf = statement<
  { owner_id: number },
  { upload_id: number; language: string | null; content: string; made_at: Date }
>(
  'transcripts_of',
  'select upload_id, language, content, made_at from transcript where owner_id = :owner_id order by upload_id',
);

export const eraseTranscripts = statement<{ owner_id: number }>(
  'erase_transcripts',
  'delete from transcript where owner_id = :owner_id',
);
