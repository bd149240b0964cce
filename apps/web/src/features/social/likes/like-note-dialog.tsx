import { Trans, useLingui } from '@lingui/react/macro';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { HeartIcon } from '@peonia/ui/icons/heart.tsx';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import { useState } from 'react';

interface LikeNoteDialogProps {
  /** Recipient; `null` closes the dialog. */
  readonly person: MemberCard | null;
  /** Text that the note begins with: what it is about. */
  readonly begin?: string;
  readonly onClose: () => void;
  /** Resolves to true once it is sent; else the dialog keeps what is written. */
  readonly onSend: (person: MemberCard, note: string) => Promise<boolean>;
}

/** Writes a note that is sent with a like. */
export function LikeNoteDialog({ person, begin = '', onClose, onSend }: LikeNoteDialogProps) {
  const { t } = useLingui();
  const name = person?.name ?? '';
  return (
    <Dialog
      open={person !== null}
      onClose={onClose}
      title={<Trans>Like {name} with a note</Trans>}
      closeLabel={t`Close`}
    >
      {person === null ? null : (
        <NoteForm
          key={person.user_id}
          name={name}
          begin={begin}
          onSend={async (note) => {
            if (await onSend(person, note)) onClose();
          }}
        />
      )}
    </Dialog>
  );
}

function NoteForm({ name, begin, onSend }: { name: string; begin: string; onSend: (note: string) => Promise<void> }) {
  const { t } = useLingui();
  const [text, setText] = useState(begin);
  const [isBusy, setBusy] = useState(false);
  // The quote alone is no note.
  const isWritten = text.trim() !== '' && text.trim() !== begin.trim();
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWritten || isBusy) return;
        setBusy(true);
        void onSend(text.trim()).finally(() => setBusy(false));
      }}
    >
      <Field
        label={<Trans>Your note</Trans>}
        hint={<Trans>{name} sees it with your like. It is not a message and does not start a chat.</Trans>}
      >
        <Textarea value={text} maxLength={limits.like_note_max} onChange={(event) => setText(event.target.value)} />
      </Field>
      <Button block type="submit" icon={<HeartIcon />} disabled={!isWritten} busy={isBusy} busyLabel={t`Sending`}>
        <Trans>Send with a like</Trans>
      </Button>
    </form>
  );
}
