import type { Suggestion } from '@peonia/contract/suggestions.ts';
import { type Language, languageFacts } from '@peonia/i18n/languages.ts';
import * as css from './suggestions.module.css';

/** A suggestion in both languages: a press takes the pressed line. */
export function SuggestionCard({
  idea,
  readersFirst,
  onApply,
}: {
  idea: Suggestion;
  readersFirst: boolean;
  onApply: (text: string) => void;
}) {
  const { text, language, other } = idea;
  const lines = [{ text, language }, ...(other === null ? [] : [other])];
  return (
    <li className={css.idea} data-testid="idea">
      {(readersFirst ? lines.toReversed() : lines).map((line) => (
        <SuggestionLine key={line.language ?? 'own'} {...line} isNamed={other !== null} onApply={onApply} />
      ))}
    </li>
  );
}

interface SuggestionLineProps {
  readonly text: string;
  readonly language: Language | null;
  /** Shows the language names where there are two lines. */
  readonly isNamed: boolean;
  readonly onApply: (text: string) => void;
}

function SuggestionLine({ text, language, isNamed, onApply }: SuggestionLineProps) {
  const facts = language === null ? null : languageFacts[language];
  return (
    <button type="button" className={css.ideaLine} onClick={() => onApply(text)}>
      {isNamed && facts !== null ? (
        <span className={css.ideaLang} lang={facts.htmlLang}>
          {facts.ownName}
        </span>
      ) : null}
      <span lang={facts?.htmlLang} dir="auto">
        {text}
      </span>
    </button>
  );
}
