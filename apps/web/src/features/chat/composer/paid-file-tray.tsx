import { Trans } from '@lingui/react/macro';
import { FileLockIcon } from '@peonia/ui/icons/file-lock.tsx';
import { PriceField } from '../../media/price-field.tsx';
import { UploadTray } from '../../media/uploads/upload-tray.tsx';
import type { Composing } from './use-composing.ts';
import * as css from './composer.module.css';

/** A file that is sent locked, with its price. */
export function PaidFileTray({ composing: { secrets, price, setPrice } }: { composing: Composing }) {
  if (secrets.entries.length === 0) return null;
  return (
    <div className={css.csecret}>
      <UploadTray uploads={secrets} look="tiles" />
      <div className={`grow ${css.grow}`}>
        <PriceField label={<Trans>Price to unlock it</Trans>} value={price} onChange={setPrice} />
        <p className={`tiny ${css.tiny} muted`}>
          <FileLockIcon /> <Trans>Blurred until someone pays to unlock it. Our team reviews it first.</Trans>
        </p>
      </div>
    </div>
  );
}
