import { jsonFile, type Eraser, type Exporter } from '../accounts/public.ts';
import { eraseTranscripts, transcriptsOf } from './transcript.sql.ts';
import { eraseUsage } from './usage.sql.ts';

/** What a member said, and how much they had transcribed today. */
export const transcriptsEraser: Eraser = {
  feature: 'transcripts',
  async erase(db, memberId) {
    await eraseTranscripts.run(db, { owner_id: memberId });
    await eraseUsage.run(db, { member_id: memberId });
  },
};

export const transcriptsExporter: Exporter = {
  feature: 'transcripts',
  async *files(db, memberId) {
    yield jsonFile('transcripts/transcripts.json', await transcriptsOf.all(db, { owner_id: memberId }));
  },
};
