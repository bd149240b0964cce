import { Trans } from '@lingui/react/macro';
import { ImageOffIcon } from '@peonia/ui/icons/image-off.tsx';

/** In place of a file that the reader cannot have: it was removed, or is for sale and has not been looked at yet. */
export function MissingFile() {
  return (
    <p className="missing">
      <ImageOffIcon />
      <Trans>This file cannot be shown. It was removed, or our staff still have to look at it.</Trans>
    </p>
  );
}
