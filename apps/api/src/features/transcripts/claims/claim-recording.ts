import { randomUUID } from 'node:crypto';
import type { Db } from '../../../platform/db/statement.ts';
import { claimTranscript, extendTranscriptClaim, releaseTranscriptClaim } from './transcript-claim.sql.ts';

/** After a crash another process may begin when this is over. */
const LEASE_SECONDS = 60;
const EXTEND_MS = 20_000;

interface RecordingClaim {
  release(): Promise<void>;
}

/**
 * Claims a recording for one flight of one process; null while another has it. The lease is extended until `release`.
 */
export async function claimRecording(db: Db, uploadId: number): Promise<RecordingClaim | null> {
  const claim = { upload_id: uploadId, holder: randomUUID() };
  const lease = { ...claim, seconds: LEASE_SECONDS };
  if ((await claimTranscript.first(db, lease)) === undefined) return null;
  // A lease that could not be extended is tried again; when it ends, the transcript that is stored first stays.
  const timer = setInterval(() => void extendTranscriptClaim.run(db, lease).catch(() => {}), EXTEND_MS);
  timer.unref();
  return {
    async release() {
      clearInterval(timer);
      await releaseTranscriptClaim.run(db, claim);
    },
  };
}
