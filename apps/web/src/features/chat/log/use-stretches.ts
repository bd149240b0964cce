import type { Message } from '@peonia/contract/chat.ts';
import { useState } from 'react';
import { splitStretches, type Stretch } from './split-stretches.ts';

/** The stretches of what is loaded; those in which nothing has changed are the same from one drawing to the next. */
export function useStretches(newestFirst: readonly Message[]): readonly Stretch[] {
  const [known, setKnown] = useState(() => ({ newestFirst, stretches: splitStretches(newestFirst, []) }));
  if (known.newestFirst === newestFirst) return known.stretches;
  const stretches = splitStretches(newestFirst, known.stretches);
  setKnown({ newestFirst, stretches });
  return stretches;
}
