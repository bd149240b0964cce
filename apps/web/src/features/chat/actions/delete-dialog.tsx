import { Trans, useLingui } from '@lingui/react/macro';
import type { Message } from '@peonia/contract/chat/chat.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { TrashIcon } from '@peonia/ui/icons/trash.tsx';
import { createPortal } from 'react-dom';
import { useConversation } from '../state/conversation-context.ts';
import { deleteForMe } from './message-actions.ts';

/** Asks before a message is deleted, and says for whom. */
export function DeleteDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  const { t } = useLingui();
  const { name, user_id } = useConversation().peer;
  // Rendered outside the log, whose live region would announce it.
  return createPortal(
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title={<Trans>Delete this message for you?</Trans>}
      closeLabel={t`Close`}
    >
      <div className="stack">
        <p>
          <Trans>It is deleted from your devices. {name} keeps it.</Trans>
        </p>
        <Button
          block
          variant="danger"
          icon={<TrashIcon />}
          onClick={() => {
            onClose();
            void deleteForMe(message, user_id);
          }}
        >
          <Trans>Delete for me</Trans>
        </Button>
        <Button block variant="ghost" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Dialog>,
    document.body,
  );
}
