import { Trans, useLingui } from '@lingui/react/macro';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { AppealForm } from './appeal-form.tsx';

/** Dialog for an appeal. */
export function AppealDialog({
  isOpen,
  onSend,
  onClose,
}: {
  isOpen: boolean;
  onSend: (content: string) => Promise<void>;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const send = async (content: string) => {
    await onSend(content);
    onClose();
  };
  return (
    <Dialog open={isOpen} onClose={onClose} title={<Trans>Appeal this decision</Trans>} closeLabel={t`Close`}>
      {isOpen ? <AppealForm onSend={send} /> : null}
    </Dialog>
  );
}
