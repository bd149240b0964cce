import { type Language, languageFacts } from '@peonia/i18n/languages.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import type { ReactNode } from 'react';
import * as css from './language-texts.module.css';

/** How far a text is written. */
export type TextState = 'empty' | 'partial' | 'complete';

interface LanguageTextsProps {
  readonly language: Language;
  readonly state: TextState;
  readonly stateLabel: string;
  readonly level: 2 | 3;
  /** Beside the name of the language, such as a button that translates. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** The fields of what staff write in one language, with what is missing. */
export function LanguageTexts({ language, state, stateLabel, level, action, children }: LanguageTextsProps) {
  const { ownName, htmlLang } = languageFacts[language];
  const Heading = `h${level}` as const;
  return (
    <Card pad edge as="fieldset" className={css.text}>
      <legend className="visually-hidden">{ownName}</legend>
      <div className={css.head}>
        <Heading className="grow" lang={htmlLang}>
          {ownName}
        </Heading>
        {action}
        <StateMark state={state}>{stateLabel}</StateMark>
      </div>
      {children}
    </Card>
  );
}

/** Says how far a text, or all its languages, are written. */
export function StateMark({ state, children }: { state: TextState; children: ReactNode }) {
  return (
    <span className={css.state} data-state={state}>
      {children}
    </span>
  );
}
