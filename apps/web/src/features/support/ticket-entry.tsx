import type { DeskFile } from '@peonia/contract/operation/deskfiles.ts';
import { formatDateTime } from '@peonia/i18n/format.ts';
import { isLanguage, languageFacts, type Language } from '@peonia/i18n/languages.ts';
import { classNames } from '@peonia/ui/class-names.ts';
import type { ReactNode } from 'react';
import { showProblem } from '../../platform/errors/errors.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { DeskFileLinks } from '../deskfiles/desk-file-links.tsx';
import * as css from './ticket-entry.module.css';

interface EntryProps {
  readonly kind: 'question' | 'answer' | 'reply' | 'note';
  readonly by: ReactNode;
  readonly at: string;
  readonly text: string;
  readonly files?: readonly DeskFile[];
  readonly onProblem?: (error: unknown) => void;
  /** Language of the text, where it is known. */
  readonly language?: string | null;
  /** The same text in another language; it stands at the left of the original. */
  readonly translation?: { readonly text: string; readonly language: Language } | undefined;
  /** Shown after the time. */
  readonly mark?: ReactNode;
}

const looks = { question: css.question, answer: css.answer, reply: css.question, note: css.note } as const;

/** One text of a ticket: the question, an answer, a reply or a note. */
export function TicketEntry(props: EntryProps) {
  const { kind, by, at, text, files = [], onProblem = showProblem, language = null, mark, translation } = props;
  const time = useTimeText();
  const lang = isLanguage(language) ? languageFacts[language].htmlLang : undefined;
  return (
    <article className={classNames(css.entry, looks[kind])}>
      <p className="tiny">
        <b>{by}</b>
        {' · '}
        <time dateTime={at}>{time(at)}</time>
        {mark === undefined ? null : <> · {mark}</>}
      </p>
      <div className={translation === undefined ? undefined : css.pair}>
        {translation === undefined ? null : (
          <p className={css.words} lang={languageFacts[translation.language].htmlLang}>
            {translation.text}
          </p>
        )}
        <p className={classNames(css.words, translation !== undefined && css.original)} lang={lang}>
          {text}
        </p>
      </div>
      <DeskFileLinks files={files} onProblem={onProblem} />
    </article>
  );
}

export function useTimeText(): (at: string) => string {
  const { language } = useLanguage();
  return (at) => formatDateTime(language, new Date(at), 'short');
}
