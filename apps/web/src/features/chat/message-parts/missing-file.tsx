import { Trans } from '@lingui/react/macro';
import { ImageOffIcon } from '@peonia/ui/icons/image-off.tsx';
import * as css from '../bubbles/bubbles.module.css';

/** Placeholder of a file the reader cannot see: removed, or for sale and not yet reviewed. */
export function MissingFile() {
  return (
    <p className={css.missing}>
      <ImageOffIcon />
      <Trans>This file cannot be shown. It was removed or is still in review.</Trans>
    </p>
  );
}
