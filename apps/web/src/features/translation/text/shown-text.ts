import type { TranslatableType } from '@peonia/contract/translation.ts';
import type { ReactNode } from 'react';

export interface ShownText {
  readonly text: string;
  readonly lang: string | undefined;
}

export interface TranslatedTextProps {
  readonly type: TranslatableType;
  readonly id: number;
  readonly original: ShownText;
  /** Draws the words that are read, and below them the line that says where they come from. */
  readonly children: (shown: ShownText, line: ReactNode) => ReactNode;
}
