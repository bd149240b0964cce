import type { Mutant } from '../mutant.ts';

const transcripts = 'apps/api/src/features/transcripts';
const captions = 'apps/api/src/features/media/captions';

export const mutants: readonly Mutant[] = [
  {
    rule: 'transcripts end with the daily share of seconds',
    file: `${transcripts}/usage.sql.ts`,
    find: '     where free_transcription_usage.used + :count::int <= :most::int\n',
    replace: '',
    test: `${transcripts}/transcripts.test.ts`,
    named: 'is asked for so many seconds',
  },
  {
    rule: 'a service that fails costs nothing',
    file: `${transcripts}/transcriber.ts`,
    find: '      await payer.giveBack();\n',
    replace: '',
    test: `${transcripts}/transcripts.test.ts`,
    named: 'that fails costs nothing',
  },
  {
    rule: 'one process at a time transcribes a recording',
    file: `${transcripts}/claims/transcript-claim.sql.ts`,
    find: '     where transcript_claim.leased_until < now()\n',
    replace: '',
    test: `${transcripts}/transcripts.test.ts`,
    named: 'when two processes are asked',
  },
  {
    rule: 'a recording that was taken back meanwhile leaves no words',
    file: `${captions}/spoken-file.sql.ts`,
    find: 'where id = :id and deleted_at is null returning id',
    replace: 'where id = :id returning id',
    test: `${transcripts}/transcripts.test.ts`,
    named: 'taken back while the service listens',
  },
  {
    rule: 'who may not open a recording does not have its words',
    file: `${captions}/spoken-file.sql.ts`,
    find: "(${mayOpen({ reader: ':reader' })} and (",
    replace: '(true and (',
    test: `${transcripts}/transcripts.test.ts`,
    named: 'is unknown to a stranger',
  },
  {
    rule: 'a video that is shown nowhere is unknown to others',
    file: `${captions}/spoken-file.sql.ts`,
    find: '(u.used_at is not null or u.folder is not null)',
    replace: 'true',
    test: `${transcripts}/captions.test.ts`,
    named: 'does not tell of a video',
  },
  {
    rule: 'captions keep words from being markup',
    file: `${transcripts}/words/web-vtt.ts`,
    find: ".replaceAll('<', '&lt;')",
    replace: '',
    test: `${transcripts}/words/web-vtt.test.ts`,
    named: 'keeps words from being markup',
  },
];
