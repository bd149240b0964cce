import { Trans, useLingui } from '@lingui/react/macro';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useMe } from '../../../platform/session/session.ts';
import { CropDialog, type CroppedPicture } from '../../media/crop-dialog.tsx';
import { BadgeLossWarning } from '../../profiles/photos/badge-loss-warning.tsx';
import { useSaveProfile } from '../../profiles/use-save-profile.ts';
import { refreshAlbum } from '../grid/queries.ts';
import type { PhotoDialogProps } from './photo-dialog-props.ts';

/** Aspect ratio of a cover. Source: specification section 9. */
const COVER_ASPECT = 780 / 250;

/** Crops an album photo as main photo or cover. */
export function CropPhoto({ open, item, ownerId, onClose, cut }: PhotoDialogProps & { cut: 'main' | 'cover' }) {
  const { t } = useLingui();
  const toast = useToast();
  const queryClient = useQueryClient();
  const save = useSaveProfile();
  const me = useMe();
  const isMain = cut === 'main';
  const use = async (picture: CroppedPicture) => {
    await save(isMain ? { main_upload: picture } : { cover_upload: picture });
    refreshAlbum(queryClient, ownerId);
    toast.show({ text: isMain ? t`This is your main photo now.` : t`This is your cover photo now.` });
  };
  const source = open && item.src !== null ? { id: item.id, src: item.src } : null;
  return (
    <CropDialog
      source={source}
      title={isMain ? <Trans>Your main photo</Trans> : <Trans>Your cover photo</Trans>}
      aspect={isMain ? 1 : COVER_ASPECT}
      round={isMain}
      {...(isMain && me?.identified === 1 ? { note: <BadgeLossWarning /> } : {})}
      onClose={onClose}
      onUse={use}
    />
  );
}
