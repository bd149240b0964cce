import { Trans } from '@lingui/react/macro';

/** What members are told where they choose photos. Source: specification section 4. */
export function PhotoRule({ className }: { className?: string | undefined }) {
  return (
    <p className={`tiny muted ${className ?? ''}`}>
      <Trans>Photos containing text should not be uploaded.</Trans>
    </p>
  );
}
