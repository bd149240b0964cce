import type { ComponentType } from 'react';
import { lazyPart } from '../loading/lazy-part.ts';
import type { RichTextProps } from './rich-text.tsx';

const part = lazyPart(async () => (await import('./rich-text.tsx')).RichText);

/** Component that renders links and hashtags of a text; null where it has none or until it is loaded. */
export function useRichText(text: string, isWanted = true): ComponentType<RichTextProps> | null {
  const isNeeded = isWanted && mayHaveMarks(text);
  const loaded = part.use(isNeeded);
  return isNeeded ? loaded : null;
}

/** Whether a text may have links or hashtags. Cheap, for pages that load `splitText` when it is needed. */
function mayHaveMarks(text: string): boolean {
  return /[#＃]|:\/\/|www\./i.test(text);
}
