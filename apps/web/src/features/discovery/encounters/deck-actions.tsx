import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { CloseIcon } from '@peonia/ui/icons/close.tsx';
import { HeartIcon } from '@peonia/ui/icons/heart.tsx';
import { PenLineIcon } from '@peonia/ui/icons/pen-line.tsx';
import { UndoIcon } from '@peonia/ui/icons/undo.tsx';
import * as css from './deck-actions.module.css';

interface DeckActionsProps {
  readonly name: string;
  readonly onYes: () => void;
  readonly onPass: () => void;
  readonly onNote: () => void;
  /** Null when there is no pass to undo. */
  readonly onUndo: (() => void) | null;
}

/** Actions for an encounter. Labels name the member; keyboard shortcuts are announced. */
export function DeckActions({ name, onYes, onPass, onNote, onUndo }: DeckActionsProps) {
  const { t } = useLingui();
  return (
    <div className={css.actions} role="group" aria-label={t`Your answer`}>
      <Button
        className={css.action}
        variant="ghost"
        size="lg"
        icon={<UndoIcon />}
        aria-label={t`Undo last pass`}
        disabled={onUndo === null}
        aria-keyshortcuts="z"
        onClick={() => onUndo?.()}
      >
        <Trans context="encounter">Undo</Trans>
      </Button>
      <Button
        className={css.action}
        variant="line"
        size="lg"
        icon={<CloseIcon />}
        aria-label={t`Pass on ${name}`}
        aria-keyshortcuts="x"
        onClick={onPass}
      >
        <Trans context="encounter">Pass</Trans>
      </Button>
      <Button
        className={`${css.action} ${css.note}`}
        variant="soft"
        size="lg"
        icon={<PenLineIcon />}
        aria-label={t`Like with a note: ${name}`}
        aria-keyshortcuts="n"
        onClick={onNote}
      >
        <span className={css.wide}>
          <Trans context="encounter">Like with a note</Trans>
        </span>
        <span className={css.narrow}>
          <Trans context="encounter">With a note</Trans>
        </span>
      </Button>
      <Button
        className={`${css.action} ${css.like}`}
        size="lg"
        icon={<HeartIcon />}
        aria-label={t`Like ${name}`}
        aria-keyshortcuts="l"
        onClick={onYes}
      >
        <Trans context="encounter">Like</Trans>
      </Button>
    </div>
  );
}
