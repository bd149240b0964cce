import type { Message } from '@peonia/contract/chat/chat.ts';
import { useState } from 'react';
import { splitChunks, type Chunk } from './split-chunks.ts';

/** Chunks of the loaded messages; unchanged ones keep their identity between renders. */
export function useChunks(newestFirst: readonly Message[]): readonly Chunk[] {
  const [known, setKnown] = useState(() => ({ newestFirst, chunks: splitChunks(newestFirst, []) }));
  if (known.newestFirst === newestFirst) return known.chunks;
  const chunks = splitChunks(newestFirst, known.chunks);
  setKnown({ newestFirst, chunks });
  return chunks;
}
