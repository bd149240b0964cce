import { Trans, useLingui } from '@lingui/react/macro';
import { updateProfile } from '@peonia/contract/profiles/profiles.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { CameraIcon } from '@peonia/ui/icons/camera.tsx';
import { TrashIcon } from '@peonia/ui/icons/trash.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { upload } from '../../../platform/api/upload.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { refreshMe } from '../../../platform/session/session.ts';
import { ImagePickerButton } from '../../media/image-picker-button.tsx';
import * as css from './say-hi.module.css';

/** Photo of the greeting; saved as soon as it is chosen. */
export function GreetingPhoto({ src }: { src: string | null }) {
  const { t } = useLingui();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);

  const keep = async (file: File | null) => {
    setBusy(true);
    try {
      const [picture] = file === null ? [] : await upload([file]);
      await call(updateProfile, { body: { hi_upload: picture?.id ?? null } });
      await refreshMe();
      toast.show({ text: t`Saved` });
    } catch (error) {
      showProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={css.hiPhoto}>
      {src === null ? null : <img src={src} alt={t`The photo of your greeting`} width={100} height={100} />}
      <div className="stack grow">
        <p className="small muted">
          <Trans>You can add a photo. People who have not replied to you yet see it after a tap.</Trans>
        </p>
        <div className="row wrap">
          <ImagePickerButton
            variant="soft"
            size="sm"
            icon={<CameraIcon />}
            busy={isBusy}
            onChoose={(file) => void keep(file)}
          >
            {src === null ? <Trans>Choose a photo</Trans> : <Trans>Choose another photo</Trans>}
          </ImagePickerButton>
          {src === null ? null : (
            <Button variant="ghost" size="sm" icon={<TrashIcon />} disabled={isBusy} onClick={() => void keep(null)}>
              <Trans>Remove photo</Trans>
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
