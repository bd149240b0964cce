import { Trans } from '@lingui/react/macro';

/** Said to a verified member before another main photo takes the badge away. */
export function BadgeLossWarning() {
  return (
    <Trans>
      Your green badge belongs to your present main photo. With another one it goes, until you verify yourself again.
    </Trans>
  );
}
