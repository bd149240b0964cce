import { useLingui } from '@lingui/react/macro';
import { type Language, languageFacts } from '@peonia/i18n/languages.ts';
import { classNames } from '@peonia/ui/class-names.ts';
import { CheckIcon } from '@peonia/ui/icons/check.tsx';
import type { KeyboardEvent } from 'react';
import type { Round } from './round.ts';
import * as css from './game.module.css';

interface BoardProps {
  readonly round: Round;
  readonly own: Language;
  readonly other: Language;
  readonly onPress: (index: number) => void;
}

/** The phrases of a round. Arrow keys move between them; each carries its language. */
export function PhraseBoard({ round, own, other, onPress }: BoardProps) {
  const { t } = useLingui();
  const { cards, chosen, wrong, hinted, found } = round;
  return (
    <div className={css.board} role="group" aria-label={t`Phrases`}>
      {cards.map(({ pair, side, text }, index) => {
        const isFound = found.includes(pair);
        return (
          <button
            key={`${side} ${pair}`}
            type="button"
            className={classNames(
              css.phrase,
              isFound && css.isFound,
              index === chosen && css.isChosen,
              index === hinted && css.isHinted,
              wrong.includes(index) && css.isWrong,
            )}
            aria-pressed={index === chosen}
            aria-disabled={isFound}
            onClick={() => onPress(index)}
            onKeyDown={moveFocus}
          >
            <span lang={languageFacts[side === 'own' ? own : other].htmlLang}>{text}</span>
            {isFound ? <CheckIcon label={t`Found`} /> : null}
          </button>
        );
      })}
    </div>
  );
}

const steps: Readonly<Record<string, (columns: number) => number>> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
};

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const board = event.currentTarget.parentElement;
  if (step === undefined || board === null) return;
  const buttons = [...board.querySelectorAll('button')];
  const columns = getComputedStyle(board).gridTemplateColumns.split(' ').length;
  const next = buttons[buttons.findIndex((button) => button === document.activeElement) + step(columns)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
