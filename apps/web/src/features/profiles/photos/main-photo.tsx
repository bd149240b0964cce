import { Trans, useLingui } from '@lingui/react/macro';
import type { Account } from '@peonia/contract/accounts/accounts.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { CameraIcon } from '@peonia/ui/icons/camera.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useState } from 'react';
import { CropDialog, type CroppedPicture } from '../../media/crop-dialog.tsx';
import { ImagePickerButton } from '../../media/image-picker-button.tsx';
import { useSaveProfile } from '../use-save-profile.ts';
import { BadgeLossWarning } from './badge-loss-warning.tsx';
import * as css from '../edit/profile-form.module.css';

/** The main photo with its upload button. Calls `onSaved`, or shows a toast without it. */
export function MainPhoto({ me, onSaved }: { me: Account; onSaved?: () => void }) {
  const { t } = useLingui();
  const toast = useToast();
  const save = useSaveProfile();
  const [file, setFile] = useState<File | null>(null);
  const { photo } = me.profile;

  const use = async (picture: CroppedPicture) => {
    await save({ main_upload: picture });
    if (onSaved === undefined) toast.show({ text: t`Saved` });
    else onSaved();
  };
  return (
    <div className={css.photoNow} data-testid="photo-now">
      <Avatar name={me.name} src={photo ?? undefined} alt={t`Your main photo`} size={132} eager />
      <div className="stack grow">
        <p className="small muted">
          <Trans>Show your face, without text on the picture. At least 200 by 200 pixels, jpg, png, webp or gif.</Trans>
        </p>
        <div>
          <ImagePickerButton variant={photo === null ? 'primary' : 'soft'} icon={<CameraIcon />} onChoose={setFile}>
            {photo === null ? <Trans>Choose a photo</Trans> : <Trans>Choose another photo</Trans>}
          </ImagePickerButton>
        </div>
      </div>
      <CropDialog
        source={file}
        title={<Trans>Your main photo</Trans>}
        aspect={1}
        round
        {...(me.identified === 1 ? { note: <BadgeLossWarning /> } : {})}
        onClose={() => setFile(null)}
        onUse={use}
      />
    </div>
  );
}
