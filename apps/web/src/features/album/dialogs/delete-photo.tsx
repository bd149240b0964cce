import { Trans, useLingui } from '@lingui/react/macro';
import { deleteUploads } from '@peonia/contract/media/media.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { call } from '../../../platform/api/call.ts';
import { DialogProblem } from './dialog-problem.tsx';
import type { PhotoDialogProps } from './photo-dialog-props.ts';
import { useUpdatePhoto } from './use-update-photo.ts';

/** Confirmation before a photo is deleted. */
export function DeletePhoto(props: PhotoDialogProps) {
  const { open, item, onClose } = props;
  const { t } = useLingui();
  const { isBusy, error, run } = useUpdatePhoto(props);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      dismissible={!isBusy}
      title={item.type === 'video' ? <Trans>Delete this video?</Trans> : <Trans>Delete this photo?</Trans>}
      closeLabel={t`Close`}
      footer={
        <>
          <Button
            block
            variant="danger"
            busy={isBusy}
            busyLabel={t`Deleting`}
            onClick={() => run(() => call(deleteUploads, { query: { ids: String(item.id) } }))}
          >
            <Trans>Delete</Trans>
          </Button>
          <Button block variant="ghost" disabled={isBusy} onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
        </>
      }
    >
      <div className="stack">
        <DialogProblem error={error} />
        <p>
          {item.paid ? (
            <Trans>It is removed from your album. This cannot be undone. Anyone who bought it keeps it.</Trans>
          ) : (
            <Trans>It is removed from your album. This cannot be undone.</Trans>
          )}
        </p>
      </div>
    </Dialog>
  );
}
