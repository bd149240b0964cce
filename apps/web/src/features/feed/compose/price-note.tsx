import { Trans } from '@lingui/react/macro';
import { SentenceSpace } from '../../../platform/language/sentence-space.tsx';
import { settings } from '../../../platform/settings.ts';

/** What others see of files for sale. A review is promised only where there is one. */
export function PriceNote() {
  return (
    <p className="tiny muted">
      <Trans>Others see them blurred until they pay.</Trans>
      <SentenceSpace />
      {settings().reviewsMedia ? <Trans>Our team reviews them first.</Trans> : null}
    </p>
  );
}
