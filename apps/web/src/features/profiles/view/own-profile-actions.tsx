import { Trans } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { CameraIcon } from '@peonia/ui/icons/camera.tsx';
import { PenLineIcon } from '@peonia/ui/icons/pen-line.tsx';

/** What stands on one's own profile in place of the ways to write. */
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
