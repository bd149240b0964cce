import { purgeStatement } from '../../../platform/db/purge-in-batches.ts';
import { statement } from '../../../platform/db/statement.ts';

/** No row while another holder has the lease. */
export const claimTranscript = statement<{ upload_id: number; holder: string; seconds: number }, { holder: string }>(
  'claim_transcript',
  `insert into transcript_claim (upload_id, holder, leased_until)
   values (:upload_id, :holder, now() + make_interval(secs => :seconds::int))
   on conflict (upload_id) do update set holder = excluded.holder, leased_until = excluded.leased_until
     where transcript_claim.leased_until < now()
   returning holder`,
);

export const extendTranscriptClaim = statement<{ upload_id: number; holder: string; seconds: number }>(
  'extend_transcript_claim',
  `update transcript_claim set leased_until = now() + make_interval(secs => :seconds::int)
   where upload_id = :upload_id and holder = :holder`,
);

export const releaseTranscriptClaim = statement<{ upload_id: number; holder: string }>(
  'release_transcript_claim',
  'delete from transcript_claim where upload_id = :upload_id and holder = :holder',
);

/** Claims of processes that died, of recordings that nobody asked for again. */
export const purgeTranscriptClaims = purgeStatement(
  'purge_transcript_claims',
  'transcript_claim',
  "leased_until < now() - interval '1 day'",
);
