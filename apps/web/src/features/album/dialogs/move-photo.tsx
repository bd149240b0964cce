import { Trans, useLingui } from '@lingui/react/macro';
import { type Folder, folders } from '@peonia/contract/media/media.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { RadioCard } from '@peonia/ui/radio-card/radio-card.tsx';
import { useState } from 'react';
import { PriceField } from '../../media/price-field.tsx';
import { folderNames, folderTexts } from '../grid/album-sections.ts';
import { DialogProblem } from './dialog-problem.tsx';
import type { PhotoDialogProps } from './photo-dialog-props.ts';
import { useUpdatePhoto } from './use-update-photo.ts';
import * as css from '../own-album/album.module.css';

/** Default price of a photo, in gold. */
const DEFAULT_PRICE = 10;

/** Moves a photo to a folder and sets its price in the secret one. */
export function MovePhoto({ folder: from, ...props }: PhotoDialogProps & { folder: Folder }) {
  const { open, item, onClose } = props;
  const { t, i18n } = useLingui();
  const [folder, setFolder] = useState(from);
  const [amount, setAmount] = useState(item.amount ?? DEFAULT_PRICE);
  const { isBusy, error, change } = useUpdatePhoto(props);
  const save = () => change(folder === 'secret' ? { folder, amount } : { folder });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={!isBusy}
      title={<Trans>Who sees this?</Trans>}
      closeLabel={t`Close`}
      footer={
        <Button block busy={isBusy} busyLabel={t`Saving`} onClick={save}>
          <Trans>Save</Trans>
        </Button>
      }
    >
      <div className="stack">
        <DialogProblem error={error} />
        <Field group hideLabel label={<Trans>Folder</Trans>}>
          <div className={`stack ${css.moveFolders}`}>
            {folders.map((one) => (
              <RadioCard
                key={one}
                name="folder"
                value={one}
                checked={folder === one}
                onChange={() => setFolder(one)}
                title={i18n._(folderNames[one])}
                description={i18n._(folderTexts[one])}
              />
            ))}
          </div>
        </Field>
        {folder === 'secret' ? <PriceField label={<Trans>Price</Trans>} value={amount} onChange={setAmount} /> : null}
      </div>
    </Dialog>
  );
}
