import { transcriptsContract } from '@peonia/contract/media/transcripts.schema.ts';
import type { Input } from '../client.ts';

/** A call about a video of the target. Its words are stored, so that no service is asked. */
export const transcriptActs = {
  // Blocks end it both ways, and hidden members are in no list.
  'POST transcripts': {
    endpoint: transcriptsContract.transcribe,
    input: (_targetId: number, _nonce: string, _postId: number, id: number): Input => ({ params: { id } }),
    expected: {
      anonymous: 'oooooo',
      unverified: 'yyuuuu',
      verified: 'yyuuuu',
      vip: 'yyyuuu',
      friend: 'yyyuuu',
      blocked: 'uuuuuu',
      blocker: 'uuuuuu',
      unfinished: 'yyuuuu',
      suspended: 'oooooo',
      self: 'yyyyou',
    },
  },
} as const;
