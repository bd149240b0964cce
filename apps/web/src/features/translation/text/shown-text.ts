import type { TranslatableType } from '@peonia/contract/translation/translation.ts';
import type { ReactNode } from 'react';

export interface ShownText {
  readonly text: string;
  readonly lang: string | undefined;
  /** About as wide as the translation that is on its way; see `TextWithRoom`. */
  readonly room?: string | undefined;
}

export interface TranslatedTextProps {
  readonly type: TranslatableType;
  readonly id: number;
  /** When the text was edited: another wording is translated again. */
  readonly version?: string | null;
  readonly original: ShownText;
  /** Whether it is translated without a press; the member's own choice by default. */
  readonly isAuto?: boolean;
  /** Shows the original below the translation from the first. */
  readonly showsOriginal?: boolean;
  /** Renders the text and, below it, the translation line. */
  readonly children: (shown: ShownText, line: ReactNode) => ReactNode;
}
