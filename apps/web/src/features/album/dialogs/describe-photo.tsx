import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import { useState } from 'react';
import { DialogProblem } from './dialog-problem.tsx';
import type { PhotoDialogProps } from './photo-dialog-props.ts';
import { useUpdatePhoto } from './use-update-photo.ts';

/** Edits the caption and the alternative text of a photo. */
export function DescribePhoto(props: PhotoDialogProps) {
  const { open, item, onClose } = props;
  const { t } = useLingui();
  const [caption, setCaption] = useState(item.caption);
  const [alt, setAlt] = useState(item.alt);
  const { isBusy, error, change } = useUpdatePhoto(props);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={!isBusy}
      title={<Trans>Caption and description</Trans>}
      closeLabel={t`Close`}
      footer={
        <Button block busy={isBusy} busyLabel={t`Saving`} onClick={() => change({ caption, alt })}>
          <Trans>Save</Trans>
        </Button>
      }
    >
      <div className="stack">
        <DialogProblem error={error} />
        <Field label={<Trans>Caption</Trans>} hint={<Trans>Shown below the photo.</Trans>}>
          <Textarea
            rows={2}
            maxLength={limits.caption_max}
            value={caption}
            onChange={(event) => setCaption(event.target.value)}
          />
        </Field>
        <Field
          label={<Trans>What the photo shows</Trans>}
          hint={<Trans>Read aloud to people who cannot see it.</Trans>}
        >
          <Textarea
            rows={2}
            maxLength={limits.caption_max}
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
          />
        </Field>
      </div>
    </Dialog>
  );
}
