import type { TranslatableType } from '@peonia/contract/translation/translation.ts';
import type { ReactNode } from 'react';

export interface ShownText {
  readonly text: string;
  readonly lang: string | undefined;
}

export interface TranslatedTextProps {
  readonly type: TranslatableType;
  readonly id: number;
  readonly original: ShownText;
  /** Renders the text and, below it, the translation line. */
  readonly children: (shown: ShownText, line: ReactNode) => ReactNode;
}
