import { Trans } from '@lingui/react/macro';

/** Warns a verified member that a new main photo removes the badge. */
export function BadgeLossWarning() {
  return (
    <Trans>
      Your green badge belongs to your present main photo. With another one it goes, until you verify yourself again.
    </Trans>
  );
}
