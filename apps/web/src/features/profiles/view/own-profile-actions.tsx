import { Trans } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { CameraIcon } from '@peonia/ui/icons/camera.tsx';
import { PenLineIcon } from '@peonia/ui/icons/pen-line.tsx';

/** Actions on the member's own profile. */
export function OwnProfileActions() {
  return (
    <>
      <Button href="/setting/edit" icon={<PenLineIcon />}>
        <Trans>Edit profile</Trans>
      </Button>
      <Button variant="line" href="/setting/avatar" icon={<CameraIcon />}>
        <Trans>Photos</Trans>
      </Button>
    </>
  );
}
