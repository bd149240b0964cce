import type { Transcript } from '@peonia/contract/media/transcripts.ts';
import type { ReactNode } from 'react';
import type { ShownText } from '../translation/text/shown-text.ts';
import { TextWithRoom } from '../translation/text/translation-placeholder.tsx';
import { useTranslatedText } from '../translation/text/use-translated-text.ts';
import * as css from './transcripts.module.css';

export interface Recording {
  readonly uploadId: number;
  /** Languages of the speaker, for a recording whose language nobody could tell. */
  readonly speaks: readonly string[];
  /** What one said oneself is not translated. */
  readonly isMine: boolean;
  /** Whether texts of this conversation are translated without a press. */
  readonly isAuto: boolean;
}

/** What is said, in the reader's language where it is translated, with the original below. */
export function TranscriptText({
  uploadId,
  speaks,
  isMine,
  isAuto,
  transcript,
}: Recording & { transcript: Transcript }) {
  const { text, language } = transcript;
  const original = { text, lang: language ?? undefined };
  const Translated = useTranslatedText(isMine ? '' : text, language === null ? speaks : [language]);
  const draw = (shown: ShownText, line: ReactNode) => (
    <>
      <p lang={shown.lang} dir="auto" className={css.words}>
        <TextWithRoom room={shown.room}>{shown.text}</TextWithRoom>
      </p>
      {line}
    </>
  );
  return Translated === null ? (
    draw(original, null)
  ) : (
    <Translated type="transcript" id={uploadId} original={original} isAuto={isAuto} showsOriginal>
      {draw}
    </Translated>
  );
}
