import { Trans } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { UndoIcon } from '@peonia/ui/icons/undo.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { useState } from 'react';

interface NoteProps {
  /** Whether the form holds something that is not saved. */
  readonly isDraft: boolean;
  readonly onDiscard: () => void;
}

/** Says that a form began with what was typed before, and discards it. Nothing for what is typed now. */
export function RestoredNote({ isDraft, onDiscard }: NoteProps) {
  const [wasDraft] = useState(isDraft);
  if (!wasDraft || !isDraft) return null;
  return (
    <Note
      icon={<UndoIcon />}
      action={
        <Button size="sm" variant="line" onClick={onDiscard}>
          <Trans>Discard</Trans>
        </Button>
      }
    >
      <Trans>What you typed before and did not save is back.</Trans>
    </Note>
  );
}
