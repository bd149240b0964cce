import { Trans } from '@lingui/react/macro';

/** Warns a verified member that a new main photo removes the badge. */
export function BadgeLossWarning() {
  return (
    <Trans>
      Your green badge belongs to your current main photo. If you change the photo, you need to verify yourself again.
    </Trans>
  );
}
