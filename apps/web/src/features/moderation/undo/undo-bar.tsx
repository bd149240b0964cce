import { Trans } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { UndoIcon } from '@peonia/ui/icons/undo.tsx';
import type { useUndo } from './use-undo.ts';
import * as css from './undo.module.css';

/** Names the last decision on this page, and takes it back. */
export function UndoBar({ last, isBusy, undo }: Pick<ReturnType<typeof useUndo>, 'last' | 'isBusy' | 'undo'>) {
  if (last === undefined) return null;
  return (
    <div className={css.bar}>
      <span className="small truncate">{last.text}</span>
      <Button
        size="sm"
        variant="line"
        icon={<UndoIcon />}
        busy={isBusy}
        aria-keyshortcuts="u"
        onClick={() => void undo()}
      >
        <Trans>Take back</Trans>
      </Button>
    </div>
  );
}
