import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { CloseIcon } from '@peonia/ui/icons/close.tsx';
import { HeartIcon } from '@peonia/ui/icons/heart.tsx';
import { PenLineIcon } from '@peonia/ui/icons/pen-line.tsx';
import { UndoIcon } from '@peonia/ui/icons/undo.tsx';
import * as css from './encounters.module.css';

export interface DeckActionsProps {
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
    <div className={css.encActions} role="group" aria-label={t`Your answer`}>
      <IconButton
        variant="fill"
        label={t`Undo last pass`}
        icon={<UndoIcon />}
        disabled={onUndo === null}
        aria-keyshortcuts="z"
        onClick={() => onUndo?.()}
      />
      <Button
        className={css.button}
        variant="line"
        size="lg"
        icon={<CloseIcon />}
        aria-label={t`Pass on ${name}`}
        aria-keyshortcuts="ArrowLeft"
        onClick={onPass}
      >
        <Trans context="encounter">Pass</Trans>
      </Button>
      <Button
        className={css.button}
        size="lg"
        icon={<HeartIcon />}
        aria-label={t`Like ${name}`}
        aria-keyshortcuts="ArrowRight"
        onClick={onYes}
      >
        <Trans context="encounter">Like</Trans>
      </Button>
      <IconButton variant="fill" label={t`Like ${name} with a note`} icon={<PenLineIcon />} onClick={onNote} />
    </div>
  );
}
