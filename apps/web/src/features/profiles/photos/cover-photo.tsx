import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnProfile } from '@peonia/contract/profiles/own-profile.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { ImagePlusIcon } from '@peonia/ui/icons/image-plus.tsx';
import { TrashIcon } from '@peonia/ui/icons/trash.tsx';
import { Photo } from '@peonia/ui/photo/photo.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useState } from 'react';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { CropDialog, type CroppedPicture } from '../../media/crop-dialog.tsx';
import { ImagePickerButton } from '../../media/image-picker-button.tsx';
import { type ProfileChanges, useSaveProfile } from '../use-save-profile.ts';
import * as css from '../edit/profile-form.module.css';

/** Width divided by height. Source: specification section 9. */
const ASPECT = 780 / 250;

/** The cover photo with its remove button. */
export function CoverPhoto({ profile: { cover } }: { profile: OwnProfile }) {
  const { t } = useLingui();
  const toast = useToast();
  const save = useSaveProfile();
  const [file, setFile] = useState<File | null>(null);
  const [isRemoving, setRemoving] = useState(false);

  const saveChanges = async (changes: ProfileChanges) => {
    await save(changes);
    toast.show({ text: t`Saved` });
  };
  const remove = async () => {
    setRemoving(true);
    await saveChanges({ cover_upload: null }).catch(showProblem);
    setRemoving(false);
  };
  return (
    <>
      <div className={css.coverNow}>
        {cover === null ? null : <Photo src={cover} alt={t`Your cover photo`} ratio="fill" eager />}
      </div>
      <div className="row wrap">
        <ImagePickerButton variant="soft" icon={<ImagePlusIcon />} onChoose={setFile}>
          {cover === null ? <Trans>Choose a photo</Trans> : <Trans>Choose another photo</Trans>}
        </ImagePickerButton>
        {cover === null ? null : (
          <Button variant="ghost" icon={<TrashIcon />} busy={isRemoving} onClick={() => void remove()}>
            <Trans>Remove cover photo</Trans>
          </Button>
        )}
      </div>
      <CropDialog
        source={file}
        title={<Trans>Your cover photo</Trans>}
        aspect={ASPECT}
        onClose={() => setFile(null)}
        onUse={(picture: CroppedPicture) => saveChanges({ cover_upload: picture })}
      />
    </>
  );
}
