import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { WaitingTranslation } from '@peonia/contract/translation/translation-desk.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { usePairName } from '../use-pair-name.ts';
import { DueTime } from './due-time.tsx';
import * as css from './desk.module.css';

interface TranslationQueueProps {
  readonly items: readonly WaitingTranslation[];
  /** False while a job is held: no other can be taken. */
  readonly canTake: boolean;
  readonly onTake: (id: number) => void;
}

/** Waiting translations, nearest deadline first. */
export function TranslationQueue({ items, canTake, onTake }: TranslationQueueProps) {
  const { t } = useLingui();
  return (
    <ul className={css.deskList} aria-label={t`Waiting translations`}>
      {items.map((item) => {
        const { id, taken } = item;
        return (
          <li key={id} className={css.deskRow}>
            <Waiting item={item} />
            {taken ? (
              <span className="tiny muted">
                <Trans>A colleague has it</Trans>
              </span>
            ) : (
              <Button
                size="sm"
                variant="line"
                disabled={!canTake}
                onClick={() => onTake(id)}
                aria-label={t`Take translation ${id}`}
              >
                <Trans>Take</Trans>
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Languages, length and deadline of a translation. */
export function Waiting({ item: { from, to, words, characters, due_at } }: { item: WaitingTranslation }) {
  const nameOf = usePairName();
  return (
    <span className={`grow ${css.grow}`}>
      <b className="small">{nameOf(from, to)}</b>
      <span className="tiny muted">
        {words > 0 ? <Plural value={words} one="# word" other="# words" /> : null}
        {words > 0 && characters > 0 ? ' · ' : null}
        {characters > 0 ? <Plural value={characters} one="# character" other="# characters" /> : null}
        {' · '}
        <DueTime at={due_at} />
      </span>
    </span>
  );
}
